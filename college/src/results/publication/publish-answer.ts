import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { publishSheets } from "../../../../contract/results/publication.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import { changedSince, previewOf } from "../../records/preview-marks.ts";
import { type JudgedSheet, markedSheet } from "./judge-sheet.ts";
import { publicationTexts as texts } from "./texts.ts";

type Given = BodyOf<typeof publishSheets>;
type Answer = ResponseOf<typeof publishSheets>;

/** No answer names more rows than a person could look at. */
const mostNamed = 200;

/** What a dry run answers. */
export const previewAnswer = (rows: readonly JudgedSheet[], given: Given): Answer => {
  const changed = rows.filter(({ isPublished, problem }) => !isPublished && problem === null);
  const unknown = given.courseIds.length - rows.length;
  return {
    message: texts.would(changed.length),
    preview: previewOf(rows.map(markedSheet)),
    changed: changed.length,
    problems: rows.filter(({ problem }) => problem !== null).length + unknown,
    rows: rows.map(shownRow).toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  };
};

const shownRow = ({ sheet, isPublished, problem }: JudgedSheet): Answer["rows"][number] => ({
  id: sheet.courseId,
  code: sheet.code,
  title: sheet.title,
  before: texts.states[sheet.state],
  after: isPublished || problem !== null ? null : texts.becomes(sheet.entries.length),
  note: isPublished ? texts.isPublished : null,
  problem,
});

/**
 * What is published already is in nobody's way, whatever the preview showed: pressed twice, it is done once.
 * @throws 403 `own_sheet`; 409 `preview_outdated` where a sheet stands in the way, or is not as the preview showed it.
 */
export const requirePublishable = (
  rows: readonly JudgedSheet[],
  { courseIds, preview = "" }: Given,
): void => {
  const own = rows.filter(({ problem }) => problem?.code === "own_sheet");
  if (own.length > 0) {
    throw refuse(403, texts.ownSheets(own.map(({ sheet }) => sheet.code)), "own_sheet");
  }
  const changed = new Set(changedSince(rows.map(markedSheet), preview).map(({ id }) => id));
  const inTheWay = rows.filter(
    ({ sheet, isPublished, problem }) =>
      problem !== null || (!isPublished && changed.has(sheet.courseId)),
  );
  if (inTheWay.length === 0 && rows.length === courseIds.length) return;
  throw new Refusal(409, {
    detail: texts.outdated,
    code: "preview_outdated",
    rows: inTheWay.slice(0, mostNamed).map(({ sheet, problem }) => ({
      id: sheet.courseId,
      code: sheet.code,
      message: problem?.detail ?? texts.changedSince,
    })),
  });
};
