/** The sentences of the form of a bank account. */
export const bankAccountTexts = {
  bank: "Enter the bank's name, such as Zenith Bank.",
  accountName: "Enter the name of the account, as the bank shows it.",
  accountNumber: "Enter the account's 10 digits.",
  billerNumber: "Enter the biller's number, of 4 to 15 digits.",
} as const;
