export const documentTexts = {
  genuine: {
    APPLICATION: "This application document is genuine",
    ADMISSION_LETTER: "This admission letter is genuine",
  },
  genuineHint: (college: string) => `${college} issued a document with these details.`,
  unknown: "No such document",
  unknownHint: (college: string) =>
    `${college} issued no document with this code. Check that the whole code was scanned.`,
  name: "Name",
  applicationNo: "Application number",
  course: { APPLICATION: "Applied for", ADMISSION_LETTER: "Admitted to" },
  session: "Session",
  issuedAt: "Issued",
} as const;

export const receiptTexts = {
  genuine: "This receipt is genuine",
  genuineHint: (college: string) => `${college} issued a receipt with these details.`,
  unknown: "No such receipt",
  unknownHint: (college: string) =>
    `${college} issued no receipt with this code. Check that the whole code was scanned.`,
  payer: "Paid by",
  item: "Item",
  amount: "Amount",
  session: "Session",
  reference: "Reference",
  paidAt: "Date paid",
} as const;
