/** The students' ID cards. */
export const idCardTexts = {
  notActive: "Only active students have an ID card.",
  noPhoto: "Your profile has no photo. Add one first.",
  unknown: "The college did not sign this ID card.",
} as const;
