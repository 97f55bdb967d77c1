/** The words that several parts of the form share. Validation messages are in `rules/texts.ts`. */
export const formTexts = {
  names: {
    personal: "Personal details",
    academic: "Academic qualifications",
    jamb: "JAMB details",
    declaration: "Declaration",
  },
  leads: {
    personal: "Your passport photo, who you are, where you live, and whom to call.",
    academic: "Your O-level results, from one sitting or two.",
    jamb: "Your JAMB registration number and score, if you sat JAMB.",
    declaration: "Check everything once more, agree to the declaration and submit.",
  },
  failed: {
    personal: "Failed to save personal details. Please try again.",
    academic:
      "Failed to save academic qualifications. Please try again. Ignore this message if you have already filled this section.",
    jamb: "Failed to save JAMB details. Please try again.",
    declaration: "Failed to submit application. Please try again.",
  },
  unsaved: "Not saved yet",
  sittings: ["First sitting", "Second sitting"],
  schoolName: "School or centre",
  examType: "Exam",
  year: "Year",
  examNumber: "Exam number",
  viewResult: "View the saved result",
  jambNo: "JAMB registration number",
  jambScore: "JAMB score",
} as const;
