/** The declaration an applicant accepts by submitting. The form shows it, and the printout shows it with the date. */
export const declarationText =
  "I declare that everything in this application is true and complete, and I know that a false statement can cost me my place.";
