interface Remainder {
  /** What was paid in. */
  readonly amount: number;
  /** What the chosen items come to. */
  readonly owed: number;
  readonly money: (naira: number) => string;
}

/** What a payment that is credited to a student leaves over, or leaves owed. */
export const remainderText = ({ amount, owed, money }: Remainder): string => {
  if (owed === 0) return `All of it, ${money(amount)}, is the student's credit.`;
  if (amount > owed) return `What is over, ${money(amount - owed)}, is the student's credit.`;
  return amount === owed
    ? "It pays all of them."
    : `It pays them from the top. ${money(owed - amount)} of them stays owed.`;
};
