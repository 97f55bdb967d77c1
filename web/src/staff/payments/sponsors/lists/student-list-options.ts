/** What the students of a list are sorted by and narrowed to. */
export const studentListOptions = {
  sorts: ["MATRIC_NUMBER", "NAME", "DEPARTMENT", "LEVEL"],
  defaultSort: "MATRIC_NUMBER",
  filters: {
    isReady: "flag",
    missing: ["NOT_ACTIVE", "NO_PHOTO", "INCOMPLETE_PROFILE", "NOT_CHARGED", "NOT_REGISTERED"],
  },
} as const;
