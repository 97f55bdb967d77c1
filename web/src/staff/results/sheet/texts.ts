/** What a lecturer's result sheets say. */
export const sheetTexts = {
  title: "Result sheet",
  list: {
    /** In the menu, too: §2. */
    title: "Result sheet",
  },
} as const;
