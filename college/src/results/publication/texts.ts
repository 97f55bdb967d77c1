import type { ResultSheetState } from "../../../../contract/results/states.ts";

const results = (count: number): string => (count === 1 ? "1 result" : `${count} results`);
const sheets = (count: number): string =>
  count === 1 ? "1 result sheet" : `${count} result sheets`;

/** No sentence names more people than a person could take in. */
const mostNamed = 5;

const named = (who: readonly string[]): string =>
  who.length > mostNamed
    ? `${who.slice(0, mostNamed).join(", ")} and ${who.length - mostNamed} more`
    : who.join(", ");

export const publicationTexts = {
  states: {
    draft: "Draft",
    submitted: "Submitted",
    returned: "Returned",
    approved: "Approved",
    published: "Published",
    amended: "Amended",
  } satisfies Readonly<Record<ResultSheetState, string>>,
  becomes: (count: number) => `Published, ${results(count)}`,
  would: (count: number) => `${sheets(count)} would be published.`,
  published: (count: number) => `${sheets(count)} published.`,
  publishedAlready: "These results are published already.",
  isPublished: "The results are published already.",
  notApproved: "Only an approved sheet can be published.",
  ownSheet:
    "You teach this course or have entered results on its sheet, so somebody else must decide on it.",
  ownSheets: (codes: readonly string[]) =>
    `You teach these courses or have entered results on their sheets, so somebody else must publish them: ${named(codes)}.`,
  incomplete: (who: readonly string[]) =>
    `Scores are missing since the sheet was approved: ${named(who)}. Return the sheet.`,
  above: (who: readonly string[]) =>
    `Marks are above what is the most now: ${named(who)}. Return the sheet.`,
  empty: "Nobody takes this course any more. Return the sheet.",
  twice: "A course is named twice.",
  unknownSemester: "There is no such semester.",
  outdated: "Something has changed since the preview. Nothing was published.",
  changedSince: "It was changed since the preview.",
  amendment: {
    would: (count: number) => `${results(count)} would change.`,
    done: (count: number, version: number) =>
      `${results(count)} changed. Version ${version} stands now.`,
    changedElsewhere:
      "This sheet was amended since you opened it. Look at what stands now, then amend it again.",
    notPublished: "Only published results are amended.",
    unknownStudent: "This student is not on the sheet.",
    incomplete: "Marks are missing.",
    unchanged: "Nothing changes.",
    nothingChanges: "None of these results changes.",
    twice: "A student is named twice.",
    refused: (who: readonly string[]) => `Some results cannot be taken: ${named(who)}.`,
  },
} as const;
