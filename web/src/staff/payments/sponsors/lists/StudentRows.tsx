import { Button } from "antd";
import type { SponsorshipScreenQuery_sponsoredStudents_rows as SponsoredStudent } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../../ui/StatusTag.tsx";
import { FilterBar } from "../../../kit/list/FilterBar.tsx";
import { StaffList } from "../../../kit/list/StaffList.tsx";
import type { ListColumn } from "../../../kit/list/table-columns.tsx";
import type { useListState } from "../../../kit/list/use-list-state.ts";
import type { ListPage, StaffListQuery } from "../../../kit/list/use-staff-list.ts";
import { choicesOf } from "../../labels.tsx";
import { readinessGaps } from "../labels.tsx";
import { departmentColumn, studentColumns } from "../student-columns.ts";
import type { studentListOptions } from "./student-list-options.ts";

type Sort = (typeof studentListOptions)["sorts"][number];
type Kinds = (typeof studentListOptions)["filters"];

interface StudentRowsProps {
  readonly list: ReturnType<typeof useListState<Sort, Kinds>>;
  readonly query: StaffListQuery<ListPage<SponsoredStudent>>;
  /** Absent for those who only read. */
  readonly onRemove: ((student: SponsoredStudent) => void) | undefined;
}

/** The students of a list: what is claimed and paid for each, and what they lack. */
export const StudentRows = ({ list, query, onRemove }: StudentRowsProps) => {
  const { currencySymbol } = usePortal();
  const removal: ListColumn<SponsoredStudent, Sort> = {
    title: "Change",
    width: 110,
    card: "action",
    cell: (student) =>
      student.canRemove && (
        <Button
          size="small"
          aria-label={`Take ${student.name} off the list`}
          onClick={() => onRemove?.(student)}
        >
          Take off…
        </Button>
      ),
  };
  return (
    <>
      <FilterBar
        list={list}
        search="Matric number or name"
        fields={[
          { name: "isReady", label: "Ready", type: "flag" },
          { name: "missing", label: "What is missing", choices: choicesOf(readinessGaps) },
        ]}
      />
      <StaffList
        label="Students"
        list={list}
        query={query}
        rowKey={({ studentId }) => studentId}
        empty={{
          title: "Nobody is on the list yet",
          children: "A bursary officer adds students by their matric numbers.",
        }}
        columns={[
          ...studentColumns,
          { ...departmentColumn, sort: "DEPARTMENT" },
          {
            title: "What is missing",
            width: 200,
            card: "fact",
            cell: ({ missing }) =>
              missing.length === 0 ? (
                <StatusTag kind="good">Ready</StatusTag>
              ) : (
                missing.map((gap) => readinessGaps[gap]).join(", ")
              ),
          },
          {
            title: `Claimed (${currencySymbol})`,
            width: 120,
            card: "fact",
            numeric: true,
            cell: ({ claimed }) => formatAmount(claimed),
          },
          {
            title: `Paid (${currencySymbol})`,
            width: 150,
            card: "fact",
            numeric: true,
            cell: ({ paid }) => formatAmount(paid),
            under: ({ paidOn }) => paidOn && formatCalendarDate(paidOn),
          },
          ...(onRemove ? [removal] : []),
        ]}
      />
    </>
  );
};
