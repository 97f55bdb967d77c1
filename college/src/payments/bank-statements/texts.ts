/** Statements of banks, and the rows on them. */
export const statementTexts = {
  noHeadings: "The file has no line of headings in its first 40 lines.",
  columnMissing: "The file has no such column.",
  columnTwice: "This column is chosen for something else already.",
  notDay: (text: string) =>
    text === "" ? "There is no date." : `“${text}” is no date in the chosen format.`,
  future: (text: string) =>
    `“${text}” is later than today. Day and month may be exchanged: see the format of dates.`,
  notAmount: (text: string) => `“${text}” is no amount.`,
  reused: (id: string) =>
    `The transaction number “${id}” stands for another date or amount already. Choose another column of numbers, or none.`,
  importRuns: "A statement of this account is being imported now. Wait until it is done.",
  noStudent: "Choose the student whose money it is.",
  unknownStudent: "There is no such student.",
  noStudentOfOther: "Only money that is credited to a student is a student's.",
  noTransfer: "Choose the remittance whose money it is.",
  noTransferOfOther: "Only a sponsor's transfer has a remittance.",
  noSuchTransfer: "There is no such remittance that waits or is approved.",
  moreThanTransfer: "This is more than statements do not show yet of this remittance.",
  remittanceOpen: "The remittance is not approved. Decide about it first.",
  tooLarge:
    "This is more than one receipt can hold. It can only be a sponsor's, or go back to the bank.",
  dealtWith: "Somebody has dealt with this row meanwhile.",
  notProposed: "This proposal does not wait for a decision now.",
  notCredited: "Nobody is credited with this row now.",
} as const;
