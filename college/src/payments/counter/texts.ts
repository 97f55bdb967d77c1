/** Money taken at the bursary's counter. */
export const counterTexts = {
  nothing: "Enter the amount that was paid.",
  wholeKobo: "Enter an amount with two decimals at most.",
  tooMuch: (owed: string) => `The chosen items come to ${owed}. Take no more than that.`,
  hostelWhole: (fee: string) => `The hostel fee is paid whole. Take at least ${fee}.`,
  noSlip: "Enter the number on the slip.",
  slipTooLong: "Enter 40 characters at most.",
  cashHasNoSlip: "Cash has no slip.",
  slipTaken: (number: string) => `Receipt ${number} was written for this slip.`,
  bookClosed:
    "Your cash book of today is closed. What is paid now goes into the book of your next day.",
  bookLeftOpen: (day: string) =>
    `Your cash book of ${day} is still open. Count it and close it first.`,
  keyReused: "This request was used for another payment. Load the screen again.",
  bookClosedAlready: "This cash book is closed already.",
  sayWhyDiffers: (difference: string) =>
    `The count differs from the book by ${difference}. Say why, in 5 characters at least.`,
} as const;
