/** The examination card. */
export const examCardTexts = {
  noSemester: "No semester runs now.",
  nothingRegistered: "No course is registered in this semester.",
  allLeftOut: "None of the registered courses may be sat",
  nobody: "Nobody of these students has an examination card now.",
  unknown: "The college did not sign this examination card.",
} as const;
