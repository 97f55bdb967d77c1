/** What the shares of a remittance are sorted by and narrowed to. */
export const shareListOptions = {
  sorts: ["MATRIC_NUMBER", "NAME", "AMOUNT"],
  defaultSort: "MATRIC_NUMBER",
  filters: {
    state: ["PLANNED", "CREDITED", "VOID_ASKED", "VOIDED"],
    differs: "flag",
  },
} as const;
