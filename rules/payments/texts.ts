/** Sentences on instalment plans, by the form they stand on. */
export const planTexts = {
  unlocks: {
    registration: "course registration",
    hostel: "the hostel application",
    examination: "the examinations",
  },
  percent: "Enter a whole number from 1 to 100.",
  sum: (percent: number) => `The shares come to ${percent} %. They must come to 100 %.`,
  noShares: "Enter at least one share.",
  tooMany: (limit: number) => `Enter at most ${limit} shares.`,
  dueDate: "Enter the last day on which the share is in time.",
  later: "Each share is due later than the one before it.",
  opensTwice: (what: string) => `An earlier share opens ${what} already.`,
  level: "Choose a level from 100 to 900, in hundreds.",
} as const;

/** The sentences of the form of a bank account. */
export const bankAccountTexts = {
  bank: "Enter the bank's name, such as Zenith Bank.",
  accountName: "Enter the name of the account, as the bank shows it.",
  accountNumber: "Enter the account's 10 digits.",
  billerNumber: "Enter the biller's number, of 4 to 15 digits.",
} as const;
