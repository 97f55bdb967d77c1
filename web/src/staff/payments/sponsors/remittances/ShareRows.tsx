import { Button } from "antd";
import type { RemittanceScreenQuery_remittanceShares_rows } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FilterBar } from "../../../kit/list/FilterBar.tsx";
import { StaffList } from "../../../kit/list/StaffList.tsx";
import type { ListColumn } from "../../../kit/list/table-columns.tsx";
import type { useListState } from "../../../kit/list/use-list-state.ts";
import type { ListPage, StaffListQuery } from "../../../kit/list/use-staff-list.ts";
import { choicesOf } from "../../labels.tsx";
import { shareStates, shareTag } from "../labels.tsx";
import { departmentColumn, studentColumns } from "../student-columns.ts";
import type { shareListOptions } from "./share-list-options.ts";

type Sort = (typeof shareListOptions)["sorts"][number];
type Kinds = (typeof shareListOptions)["filters"];
type Column = ListColumn<RemittanceScreenQuery_remittanceShares_rows, Sort>;

interface ShareRowsProps {
  readonly list: ReturnType<typeof useListState<Sort, Kinds>>;
  readonly query: StaffListQuery<ListPage<RemittanceScreenQuery_remittanceShares_rows>>;
  /** Absent where the shares stay. */
  readonly onChange: ((share: RemittanceScreenQuery_remittanceShares_rows) => void) | undefined;
}

/** What a remittance brings each student. */
export const ShareRows = ({ list, query, onChange }: ShareRowsProps) => {
  const { currencySymbol } = usePortal();
  const change: Column = {
    title: "Change",
    width: 110,
    card: "action",
    cell: (share) => (
      <Button
        size="small"
        aria-label={`Change the share of ${share.name}`}
        onClick={() => onChange?.(share)}
      >
        Change…
      </Button>
    ),
  };
  const receipt: Column = {
    title: "Receipt",
    width: 150,
    card: "fact",
    link: ({ receiptId }) => `sponsor-receipts/${receiptId}`,
    cell: ({ receiptNumber }) => receiptNumber,
  };
  const isCredited = query.page?.rows.some(({ receiptId }) => receiptId !== null);
  return (
    <>
      <FilterBar
        list={list}
        search="Matric number or name"
        fields={[
          { name: "state", label: "State", choices: choicesOf(shareStates) },
          { name: "differs", label: "Differs from the claim", type: "flag" },
        ]}
      />
      <StaffList
        label="Shares"
        list={list}
        query={query}
        rowKey={({ studentId }) => studentId}
        empty={{
          title: "It brings no student anything yet",
          children: "Add students one by one, or import the sponsor's schedule.",
        }}
        columns={[
          ...studentColumns,
          departmentColumn,
          {
            title: `Amount (${currencySymbol})`,
            width: 140,
            card: "fact",
            sort: "AMOUNT",
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          {
            title: `Outstanding (${currencySymbol})`,
            width: 140,
            card: "fact",
            numeric: true,
            cell: ({ outstanding }) => formatAmount(outstanding),
          },
          ...(isCredited ? [receipt] : []),
          { title: "State", width: 150, card: "status", cell: ({ state }) => shareTag(state) },
          ...(onChange ? [change] : []),
        ]}
      />
    </>
  );
};
