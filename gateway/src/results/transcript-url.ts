import { recordIdOf } from "../college/record-id.ts";

/** Of the signed-in student. */
export const transcriptUrl = "/download/transcript";

/** Of a student of the office's. */
export const recordTranscriptUrl = (studentId: number): string => `${transcriptUrl}/${studentId}`;

const pattern = /^\/download\/transcript(?:\/(\d{1,10}))?$/;

/** Whose transcript a path means: `own`, or a student's by number; undefined where it means none. */
export const transcriptAskedBy = (path: string): "own" | number | undefined => {
  const asked = pattern.exec(path);
  if (asked === null) return undefined;
  const [, id] = asked;
  return id === undefined ? "own" : recordIdOf(id);
};
