import { Alert } from "antd";
import { InstalmentsDocument } from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { LinkedFigures } from "../../dashboards/LinkedFigures.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { listPath } from "../../kit/list/list-params.ts";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices, namedChoices } from "../../results/parts/texts.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { choicesOf } from "../labels.tsx";
import { SessionChooser, useChosenSession } from "../SessionChooser.tsx";
import { instalmentStates, instalmentTag, planName, sponsorChoices } from "./plan-labels.tsx";

const sumOf = <One,>(all: readonly One[], count: (one: One) => number): number =>
  all.reduce((sum, one) => sum + count(one), 0);

/** Who keeps to the instalment plans of a session: students by what is paid, and the counts of them. */
export default function InstalmentsPage() {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const session = useChosenSession();
  const list = useListState({
    sorts: ["NAME", "MATRIC_NUMBER", "DUE_DATE", "OUTSTANDING"],
    defaultSort: "DUE_DATE",
    filters: {
      state: ["PAID", "DUE", "OVERDUE"],
      department: "number",
      level: "number",
      sponsor: "number",
      // Set by the figures of a plan.
      plan: "number",
      share: "number",
    },
  });
  const { state, department, level, sponsor, plan, share } = list.filters;
  const { data, ...rest } = useStaffQuery(InstalmentsDocument, {
    ...list.variables,
    filter: {
      session,
      state,
      department: department === null ? null : String(department),
      level,
      sponsor: sponsor === null ? null : String(sponsor),
      plan: plan === null ? null : String(plan),
      share,
    },
    session,
  });
  const figures = data?.instalmentFigures;
  const plans = figures?.plans ?? [];
  const shares = plans.flatMap((one) => one.shares);
  const shown = plans.find(({ id }) => id === String(plan));
  const pathOf = (of: "PAID" | "DUE" | "OVERDUE" | null) =>
    listPath("instalments", { session, state: of });
  return (
    <ListScreen
      title="Instalments"
      lead="Students with an instalment plan, and how far their payments reach."
      chooser={<SessionChooser sessions={figures?.sessions} shown={figures?.session} />}
      actions={
        <ButtonLink to={to(`instalments/plans${session ? `?session=${session}` : ""}`)}>
          Plans
        </ButtonLink>
      }
      notice={
        <>
          {figures && (
            <LinkedFigures
              label={`Instalments of ${figures.session}`}
              figures={[
                {
                  title: "Students with a plan",
                  count: sumOf(plans, ({ students }) => students),
                  path: pathOf(null),
                },
                {
                  title: instalmentStates.PAID,
                  count: sumOf(plans, ({ paid }) => paid),
                  path: pathOf("PAID"),
                },
                {
                  title: instalmentStates.DUE,
                  count: sumOf(shares, ({ due }) => due),
                  path: pathOf("DUE"),
                },
                {
                  title: instalmentStates.OVERDUE,
                  count: sumOf(shares, ({ overdue }) => overdue),
                  path: pathOf("OVERDUE"),
                },
              ]}
            />
          )}
          {shown && (
            <Alert
              type="info"
              role="status"
              showIcon
              title={`Only one plan is shown: ${planName(shown)}${share === null ? "" : `, instalment ${share}`}.`}
            />
          )}
        </>
      }
      label="Instalments"
      list={list}
      query={{ ...rest, page: data?.instalments ?? null }}
      search="Matric number or name"
      fields={[
        { name: "state", label: "State", choices: choicesOf(instalmentStates) },
        { name: "department", label: "Department", choices: namedChoices(figures?.departments) },
        { name: "level", label: "Level", choices: levelChoices },
        { name: "sponsor", label: "Sponsor", choices: sponsorChoices(figures?.sponsors) },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "Nobody has an instalment plan in this session",
        children: "Without a plan, students pay tuition at once.",
      }}
      columns={[
        {
          title: "Student",
          card: "title",
          sort: "NAME",
          link: ({ id }) => `students/${id}`,
          cell: ({ name }) => name,
          under: ({ matricNumber }) => matricNumber,
        },
        {
          title: "Department",
          card: "fact",
          cell: ({ department: name }) => name,
          under: (row) => `Level ${row.level}`,
        },
        {
          title: "Next instalment",
          width: 170,
          card: "fact",
          sort: "DUE_DATE",
          cell: ({ next }) => (next ? formatCalendarDate(next.dueDate) : "–"),
          under: ({ next }) => next && `Instalment ${next.number}`,
        },
        {
          title: `Outstanding of it (${currencySymbol})`,
          width: 150,
          card: "fact",
          sort: "OUTSTANDING",
          numeric: true,
          cell: ({ next }) => (next ? formatAmount(next.outstanding) : "–"),
        },
        {
          title: `Paid (${currencySymbol})`,
          width: 140,
          card: "fact",
          numeric: true,
          cell: ({ paid }) => formatAmount(paid),
          under: ({ charged }) => `of ${formatAmount(charged)}`,
        },
        { title: "State", width: 120, card: "status", cell: (row) => instalmentTag(row.state) },
      ]}
    />
  );
}
