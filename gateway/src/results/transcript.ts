import { studentRecordTranscript, transcript } from "../../../contract/results/student-results.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";

/** The transcript of the signed-in student. */
export const ownTranscriptUrl = "/download/transcript";

/** The transcript of any student, for the office. */
export const transcriptUrlOf = (studentId: number): string => `${ownTranscriptUrl}/${studentId}`;

const pattern = /^\/download\/transcript(?:\/(\d{1,10}))?$/;

/** The signed-in student's transcript, or any student's for the office; the college decides who may have it. */
export const openTranscriptFile: OpenFile = (path, context) => {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const [, student] = match;
  if (student === undefined) return open("own", context);
  const studentId = recordIdOf(student);
  return studentId === undefined ? undefined : open(studentId, context);
};

const open = async (
  student: "own" | number,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (student === "own") session.requireStudent();
  else if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  try {
    const file =
      student === "own"
        ? await college.file(transcript, {})
        : await college.file(studentRecordTranscript, { params: { id: student } });
    return { file, saveAs: { ascii: "transcript.pdf" } };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
