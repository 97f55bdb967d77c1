/** What an applicant agrees to by submitting; the printout shows it with the date. */
export const declarationText =
  "I declare that everything I have given in this application is true, complete and my own. I understand that a false statement, or a document that is not mine, disqualifies me from admission, and ends my studies if it is found out later.";
