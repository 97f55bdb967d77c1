import { studentRecordTranscript, transcript } from "../../../contract/results/student-results.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { transcriptAskedBy } from "./transcript-url.ts";

/** The signed-in student's transcript, or anybody's for the office; the college says who may have it. */
export const openTranscriptFile: OpenFile = (path, context) => {
  const asked = transcriptAskedBy(path);
  return asked === undefined ? undefined : open(asked, context);
};

const open = async (
  asked: "own" | number,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (asked === "own") session.requireStudent();
  else if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  try {
    const file =
      asked === "own"
        ? await college.file(transcript, {})
        : await college.file(studentRecordTranscript, { params: { id: asked } });
    return { file, saveAs: { ascii: "transcript.pdf" } };
  } catch (error) {
    if (isUnoffered(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
