/** Scores, decisions on applicants, and their answers to an offer. */
export const decisionTexts = {
  scoreRecorded: "The score is recorded.",
  decided: "The decision is recorded.",
  refusals: {
    not_submitted: "This applicant has not submitted an application.",
    test_not_held: "This applicant's aptitude test has not begun yet.",
    decided: "A decision was made on this score, so it can no longer be changed.",
    not_tested: "This applicant has no aptitude test score: nobody is admitted without one.",
    programme_missing: "This department has several programmes: name the one that is offered.",
    offer_accepted: "This applicant accepted the offer and is a student already.",
  },
  unknownDepartment: "The college has no department with this code.",
  unknownProgramme: "The department has no programme with this code.",
  programmeMissing: "Choose the programme: this department has several.",
  programmeOf: (department: string, programme: string | null | undefined) =>
    programme && programme !== department ? `${department}, ${programme}` : department,
  answerByRange: "Choose a day from today on, within a year.",
  reasonMissing: "Say why: the applicant is told the reason.",
  notSubmitted: "Submit your application first: there is nothing to print yet.",
  quotaExceeded: (
    full: readonly {
      readonly department: string;
      readonly quota: number;
      readonly taken: number;
    }[],
  ) =>
    `Nothing was decided: this goes over the quota of ${full
      .map(({ department, quota, taken }) => `${department} (${taken} of ${quota} given)`)
      .join(", ")}.`,
  noOffer: "There is no offer of admission for you.",
  offerAnswered: "You have answered this offer already, the other way. Please contact the college.",
  offerExpired: (lastDay: string) => `This offer could be answered until ${lastDay}.`,
  emailInUse: (phone: string) =>
    `Another student already uses your email address. Please contact the college on ${phone}; your offer stands.`,
  accepted: (matricNumber: string) =>
    `You have accepted your admission. Your matric number is ${matricNumber}.`,
  acceptedWithPapers:
    "You have accepted your admission. Your matric number comes when the college has accepted your papers.",
  declined: "You have declined the offer.",
  unknownDocument: "The college issued no such document.",
  bulk: {
    nobody: "Choose at least one applicant.",
    tooMany: "Choose 5,000 applicants at most.",
    twice: "An applicant is named twice.",
    decided: (count: number) =>
      count === 1 ? "1 decision is recorded." : `${count} decisions are recorded.`,
    wouldDecide: (count: number) =>
      count === 1 ? "1 decision would be recorded." : `${count} decisions would be recorded.`,
    previewOutdated:
      "Nothing was decided: somebody changed these applications since the preview. Look at it again.",
    changedSince: "This was changed since the preview.",
    overQuota: (reason: string, why: string) => `${reason} (over the quota: ${why})`,
  },
  scores: {
    noNumber: "The application number is missing.",
    unknown: "No application has this number.",
    notScore: "Enter a whole number from 0 to 100.",
    twice: (row: number) => `This number is in row ${row} already.`,
  },
  noRound: "There is no such round of admission.",
  noLetters: "None of these applicants has an offer that stands.",
  tooManyCandidates:
    "These departments have more than 5,000 candidates together. Choose fewer of them at once.",
} as const;
