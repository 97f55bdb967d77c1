import type { broadsheetMarks } from "../../../../contract/results/broadsheet.ts";

type Mark = (typeof broadsheetMarks)[number];

export const broadsheetTexts = {
  noSemester: "The college has no such semester, or none runs.",
  noDepartment: "The college has no such department.",
  /** What an exported place says where there is no total. */
  marks: {
    none: "",
    missing: "Missing",
    passed: "",
    failed: "",
    absent: "ABS",
    withheld: "Withheld",
  } satisfies Record<Mark, string>,
} as const;
