/** Verifying and correcting O-level sittings. */
export const sittingTexts = {
  verified: "The sitting is verified.",
  queried: "The query is sent to the applicant.",
  queryMissing: "Say what does not match: the applicant is told.",
  noFile: "There is no file to verify this sitting by. Query it instead.",
  changed: "This sitting was changed meanwhile. Look at it again.",
  corrected: "The sitting is corrected, and the applicant told by mail.",
  nothingDiffers: "Nothing differs from what is saved.",
  noFileYet: "There is no file to verify this sitting by. Correct it without verifying it.",
  otherSitting: "This is the exam number of the applicant's other sitting.",
} as const;
