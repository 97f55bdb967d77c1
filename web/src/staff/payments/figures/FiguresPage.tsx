import {
  type FigureGrouping,
  FiguresDocument,
  type FiguresQuery_bursaryFigures_rows,
} from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SessionChooser, useChosenSession } from "../SessionChooser.tsx";
import {
  channelField,
  channelKind,
  chargeFields,
  chargeKinds,
  schemaFilters,
  useFigureChoices,
} from "./figure-filters.ts";
import { listsBehind, narrowingTo } from "./figure-links.ts";
import { GroupingChooser, groupings, useGrouping } from "./GroupingChooser.tsx";
import { LedgerCard } from "./LedgerCard.tsx";
import { LinkedAmount } from "./LinkedAmount.tsx";

const leads: Readonly<Record<FigureGrouping, string>> = {
  SECTION: "What was billed and received, and what is outstanding.",
  DEPARTMENT: "Students by the department that they are in now.",
  LEVEL: "Students by their level in the session.",
  SPONSOR:
    "A charge counts for the sponsor whose list has the student and covers the section, also if somebody else paid it.",
  CHANNEL: "How the money came in. What is billed has no channel.",
  DAY: "Billed on the day of the charge, received on the day of the payment, outstanding at the end of the day.",
};

type FigureRow = FiguresQuery_bursaryFigures_rows;

/** The rows in the order of a column, as many as a page has. `GROUP` is the order of the answer. */
const pageOf = (
  rows: readonly FigureRow[],
  { sort, descending, page, size }: ReturnType<typeof useFigureList>,
): readonly FigureRow[] => {
  const amountOf = (row: FigureRow): number =>
    ({
      GROUP: 0,
      BILLED: row.billed ?? 0,
      RECEIVED: row.received,
      OUTSTANDING: row.outstanding ?? 0,
    })[sort];
  const rising = rows.toSorted((one, other) => amountOf(one) - amountOf(other));
  return (descending ? rising.toReversed() : rising).slice((page - 1) * size, page * size);
};

const useFigureList = (by: FigureGrouping) =>
  useListState({
    sorts: ["GROUP", "BILLED", "RECEIVED", "OUTSTANDING"],
    defaultSort: by === "DAY" ? "-GROUP" : "GROUP",
    filters: { ...chargeKinds, channel: channelKind },
  });

/** What a session billed and received and what is outstanding, each figure with the list behind it. */
export default function FiguresPage() {
  const { currencySymbol } = usePortal();
  const chosenSession = useChosenSession();
  const by = useGrouping();
  const list = useFigureList(by);
  const { data, ...rest } = useStaffQuery(FiguresDocument, {
    by,
    filter: { session: chosenSession, ...schemaFilters(list.filters) },
  });
  const choices = useFigureChoices(data?.figureChoices);
  const answer = data?.bursaryFigures;
  // The last answer stays until the next one arrives, but days are no departments.
  const figures = answer?.by === by ? answer : undefined;
  const session = answer?.session ?? null;
  const percent = (value: number | null): string => (value === null ? "–" : `${value}%`);
  const pathsOf = (row: FigureRow) =>
    listsBehind({ session, ...list.filters, ...narrowingTo(by, row.key) });
  const totalPaths = listsBehind({ session, ...list.filters });
  const column = (title: string, name: "billed" | "received" | "outstanding") => ({
    title: `${title} (${currencySymbol})`,
    width: 175,
    card: "fact" as const,
    numeric: true,
    cell: (row: FigureRow) => <LinkedAmount amount={row[name]} path={pathsOf(row)[name]} />,
    total: figures && <LinkedAmount amount={figures.total[name]} path={totalPaths[name]} />,
  });
  return (
    <StaffPage
      title="Figures"
      lead={leads[by]}
      actions={
        <>
          <SessionChooser
            sessions={choices?.sessions}
            shown={session ?? undefined}
            kept={[
              "by",
              "section",
              "department",
              "level",
              "sponsor",
              "sponsored",
              "payer",
              "channel",
            ]}
          />
          <ExportButtons links={figures?.export} />
        </>
      }
    >
      <GroupingChooser by={by} />
      <FilterBar list={list} fields={[...chargeFields(choices, ["From", "Until"]), channelField]} />
      <StaffList
        label={`Figures by ${groupings[by].toLowerCase()}`}
        list={list}
        query={{
          ...rest,
          page: figures ? { rows: pageOf(figures.rows, list), total: figures.rows.length } : null,
        }}
        rowKey={({ key }) => key}
        empty={{
          title:
            session === null
              ? "No academic session is running"
              : "Nothing was charged or paid in this session yet",
        }}
        columns={[
          {
            title: groupings[by],
            card: "title",
            sort: "GROUP",
            cell: ({ label }) => (by === "DAY" ? formatCalendarDate(label) : label),
            total: "Total",
          },
          { ...column("Billed", "billed"), sort: "BILLED" },
          { ...column("Received", "received"), sort: "RECEIVED" },
          { ...column("Outstanding", "outstanding"), sort: "OUTSTANDING" },
          {
            title: "Share paid",
            width: 110,
            card: "fact",
            numeric: true,
            cell: (row) => percent(row.percent),
            total: figures && percent(figures.total.percent),
          },
        ]}
      />
      {answer && (
        <LedgerCard ledger={answer.ledger} refundsPaid={answer.refundsPaid} days={list.filters} />
      )}
    </StaffPage>
  );
}
