import type { ResultDetailsFragment } from "../../../gql/staff-results.ts";
import { resultTexts } from "../parts/texts.ts";

/** A result in one line, `CA 30, exam 25: 55 C`, or the reason why there is none. */
export const formatResult = (
  result: Readonly<Omit<ResultDetailsFragment, "__typename">> | null,
) => {
  if (result === null) return resultTexts.none;
  const { ca, exam, remark, total, grade } = result;
  const marks = resultTexts.marks(ca, exam);
  if (remark === "WITHHELD") return `${marks}: ${resultTexts.remarks.WITHHELD}`;
  return `${marks}: ${total ?? resultTexts.none} ${grade ?? resultTexts.none}`;
};
