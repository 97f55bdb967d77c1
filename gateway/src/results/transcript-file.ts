import { studentRecordTranscript, transcript } from "../../../contract/results/student-results.ts";
import { studentDocument } from "../documents/student-document.ts";

/** A student's transcript. */
export const transcriptFile = studentDocument("transcript", {
  own: (college) => college.file(transcript, {}),
  ofStudent: (college, id) => college.file(studentRecordTranscript, { params: { id } }),
});
