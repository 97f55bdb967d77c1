/** Saving a record: its revision, its consequences. */
export const savingTexts = {
  changedElsewhere:
    "This was changed by somebody else since you opened it. Look at what it is now, and save again.",
  saved: "Saved.",
  deleted: "Deleted.",
  unconfirmed: "Nothing is saved yet. Read what else comes of it.",
} as const;
