/** What is wrong with a typed amount of naira, which has so many digits before the point at most. */
export const amountProblem = (typed: string, digits = 8): string | undefined =>
  new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`).test(typed.trim())
    ? undefined
    : "Enter an amount such as 10000 or 1500.50.";
