/** The papers that are asked for where a programme names none. */
export const usualPapers = [
  "O-level certificates",
  "Birth certificate or declaration of age",
  "Certificate of origin",
  "Certificate of medical fitness",
] as const;

/** The papers that somebody hands in after accepting an offer. */
export const entryClearanceTexts = {
  none: "No papers are asked for.",
  noPaper: "This paper is not asked for.",
  sent: "The paper is handed in. The college will look at it.",
  missingFile: "Choose the file of the paper.",
  accepted: "The college has accepted this paper, so it cannot be changed any more.",
  cleared: "Everything is accepted already.",
  decided: "Saved.",
  clearedNow: "Everything is accepted: the student is cleared.",
  noteMissing: "Say what is wrong, so that the applicant can mend it.",
  noteTooLong: "Write at most 500 characters.",
  sightedOnly: "Accept the paper first: the original is noted with it.",
  noClearance: "There is no such clearance.",
  dueOnRange: "Choose a day from today on, within a year.",
  states: {
    sent: "Waits for the office",
    missing: "Papers missing",
    originals: "Originals to be seen",
    cleared: "Cleared",
  },
} as const;
