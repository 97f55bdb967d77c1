import {
  type BalanceStanding,
  BalancesDocument,
  type BalancesQuery_balances_rows,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { choicesOf } from "../labels.tsx";
import { usePayerPath } from "../PayerLink.tsx";
import { SessionChooser, useChosenSession } from "../SessionChooser.tsx";
import { chargeFields, chargeKinds, schemaFilters, useFigureChoices } from "./figure-filters.ts";

const standings: Readonly<Record<BalanceStanding, string>> = {
  OWING: "Owing",
  PAID: "Paid",
  NOTHING_PAID: "Nothing paid",
};

type BalanceRow = BalancesQuery_balances_rows;

const standingTag = ({ paid, outstanding }: BalanceRow) => {
  const [kind, standing]: readonly [StatusKind, BalanceStanding] =
    outstanding === 0
      ? ["good", "PAID"]
      : paid === 0
        ? ["bad", "NOTHING_PAID"]
        : ["waiting", "OWING"];
  return <StatusTag kind={kind}>{standings[standing]}</StatusTag>;
};

/** What a session charged each student and applicant, and how much of it is outstanding: the list behind these figures. */
export default function BalancesPage() {
  const { currencySymbol } = usePortal();
  const pathOf = usePayerPath();
  const session = useChosenSession();
  const list = useListState({
    sorts: ["NAME", "NUMBER", "BILLED", "PAID", "OUTSTANDING"],
    defaultSort: "NAME",
    filters: { ...chargeKinds, standing: ["OWING", "PAID", "NOTHING_PAID"] },
  });
  const { data, ...rest } = useStaffQuery(BalancesDocument, {
    ...list.variables,
    filter: { session, ...schemaFilters(list.filters) },
  });
  const choices = useFigureChoices(data?.figureChoices);
  const totals = data?.balances.totals;
  return (
    <ListScreen
      title="Balances"
      lead="What a session charged students and applicants, and how much of it is outstanding."
      chooser={
        <SessionChooser
          sessions={choices?.sessions}
          shown={session ?? choices?.session ?? undefined}
          kept={["section", "department", "level", "sponsor", "sponsored", "payer", "standing"]}
        />
      }
      list={list}
      query={{ ...rest, page: data?.balances ?? null }}
      search="Name, number or email"
      fields={[
        { name: "standing", label: "State", choices: choicesOf(standings) },
        ...chargeFields(choices, ["Charged from", "Charged until"]),
      ]}
      rowKey={({ id }) => id}
      empty={{ title: "Nobody was charged in this session yet" }}
      columns={[
        {
          title: "Name",
          card: "title",
          sort: "NAME",
          link: ({ payer }) => payer && pathOf(payer),
          cell: ({ payer }) => payer?.name ?? "–",
          under: ({ payer }) => payer?.number,
          total: "Total",
        },
        {
          title: "Department",
          card: "fact",
          cell: ({ department, payer }) =>
            department ?? (payer?.kind === "APPLICANT" ? "Applicant" : "–"),
          under: ({ level }) => level && `Level ${level}`,
        },
        {
          title: `Billed (${currencySymbol})`,
          width: 140,
          card: "fact",
          sort: "BILLED",
          numeric: true,
          cell: ({ billed }) => formatAmount(billed),
          total: totals && formatAmount(totals.billed),
        },
        {
          title: `Paid (${currencySymbol})`,
          width: 140,
          card: "fact",
          sort: "PAID",
          numeric: true,
          cell: ({ paid }) => formatAmount(paid),
          total: totals && formatAmount(totals.paid),
        },
        {
          title: `Outstanding (${currencySymbol})`,
          width: 168,
          card: "fact",
          sort: "OUTSTANDING",
          numeric: true,
          cell: ({ outstanding }) => formatAmount(outstanding),
          total: totals && formatAmount(totals.outstanding),
        },
        { title: "State", width: 135, card: "status", cell: standingTag },
      ]}
    />
  );
}
