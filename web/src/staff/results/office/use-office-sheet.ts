import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type OfficeSheetFragment,
  type OfficeSheetFragment_rows,
  OfficeSheetFragmentDoc,
} from "../../../gql/staff-results.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { resultTexts } from "../parts/texts.ts";

/** The sheet of an office's screen, which also names it in the breadcrumbs; null while it is loaded. */
export const useOfficeSheet = (
  from: FragmentType<OfficeSheetFragment> | null | undefined,
): OfficeSheetFragment | null => {
  const { data, complete } = useFragment({
    fragment: OfficeSheetFragmentDoc,
    fragmentName: "OfficeSheet",
    from: from ?? null,
  });
  const sheet = complete ? data : null;
  useBreadcrumbLabel("semesterId", sheet && resultTexts.semesterOf(sheet.session, sheet.semester));
  useBreadcrumbLabel("courseId", sheet?.code);
  return sheet;
};

/** A result in one line, `CA 30, exam 25: 55 C`, or the reason why there is none. */
export const formatResult = (
  result: Pick<OfficeSheetFragment_rows, "ca" | "exam" | "remark" | "total" | "grade"> | null,
): string => {
  if (result === null) return resultTexts.none;
  const { ca, exam, remark, total, grade } = result;
  const marks = resultTexts.marks(ca, exam);
  if (remark === "WITHHELD") return `${marks}: ${resultTexts.remarks.WITHHELD}`;
  return `${marks}: ${total ?? resultTexts.none} ${grade ?? resultTexts.none}`;
};
