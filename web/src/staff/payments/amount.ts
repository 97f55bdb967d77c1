/** What is wrong with a typed amount of naira. */
export const amountProblem = (typed: string): string | undefined =>
  /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim())
    ? undefined
    : "Enter an amount such as 10000 or 1500.50.";
