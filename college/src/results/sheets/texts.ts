import type { ResultSheetState } from "../../../../contract/results/states.ts";

/** No sentence names more people than a person could take in. */
const mostNamed = 5;

const named = (who: readonly string[]): string =>
  who.length > mostNamed
    ? `${who.slice(0, mostNamed).join(", ")} and ${who.length - mostNamed} more`
    : who.join(", ");

export const sheetTexts = {
  notAssigned: "You do not teach this course in this session, so you cannot enter its results.",
  ownSheet:
    "You teach this course or have entered results on its sheet, so somebody else must decide on it.",
  changedElsewhere: "Somebody changed this sheet since you opened it. Look at it again.",
  wrongState: {
    draft: "The sheet is with its lecturers: it has not been submitted.",
    submitted: "The sheet has been submitted. The exam office can return it.",
    returned: "The sheet was returned to its lecturers.",
    approved: "The sheet has been approved. The exam office can return it.",
    published: "These results are published: they change by an amendment alone.",
    amended: "These results are published: they change by an amendment alone.",
  } satisfies Readonly<Record<ResultSheetState, string>>,
  empty: "Nobody takes this course in this semester.",
  incomplete: (who: readonly string[]) => `Marks are missing: ${named(who)}.`,
  above: (who: readonly string[]) =>
    `Marks are above what is the most now: ${named(who)}. Enter them again.`,
  submitted: "Submitted to the exam office.",
  returned: "Returned to the lecturers.",
  approved: "Approved.",
  dropped: "This student dropped the course.",
  notOnSheet: "This student is not on the sheet.",
  import: {
    noNumber: "Enter the matric number.",
    unknown: "Nobody with this matric number takes the course.",
    twice: (row: number) => `This student stands in row ${row} already.`,
    outdated:
      "Marks of this file were changed meanwhile: nothing was imported. Check the file again.",
  },
} as const;
