/** The form of a council's indexing. */
export const indexingTexts = {
  closesOn: "Enter the last day for handing in.",
  quota: (most: number) => `Enter a whole number from 1 to ${most}.`,
  noColumns: "Add at least one column.",
  tooManyColumns: (most: number) => `Name at most ${most} columns.`,
  heading: (limit: number) => `Give every column a heading of 1 to ${limit} characters.`,
  headingTwice: "Two columns have the same heading.",
  value: "Choose what each column holds.",
} as const;
