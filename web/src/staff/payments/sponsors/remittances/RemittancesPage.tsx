import { Alert } from "antd";
import { Link } from "react-router-dom";
import { SponsorRemittancesDocument } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate, formatDay } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { ListScreen } from "../../../kit/list/ListScreen.tsx";
import { useListState } from "../../../kit/list/use-list-state.ts";
import { useStaffList } from "../../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { choicesOf } from "../../labels.tsx";
import { remittanceStates, remittanceTag } from "../labels.tsx";

/** The transfers of the sponsors. */
export default function RemittancesPage() {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const list = useListState({
    sorts: ["PAID_ON", "RECORDED_AT"],
    defaultSort: "-PAID_ON",
    filters: {
      state: ["DRAFT", "WAITING", "CREDITING", "CREDITED", "DECLINED"],
      hasWaitingVoids: "flag",
      from: "date",
      until: "date",
      // Set by the links of a sponsor and of a list.
      sponsor: "number",
      sponsorship: "number",
    },
  });
  const { sponsor, sponsorship, ...filters } = list.filters;
  const query = useStaffList(
    SponsorRemittancesDocument,
    {
      ...list.variables,
      filter: {
        ...filters,
        sponsor: sponsor === null ? null : String(sponsor),
        sponsorship: sponsorship === null ? null : String(sponsorship),
      },
    },
    (data) => data.sponsorRemittances,
  );
  const origin =
    sponsorship !== null
      ? { name: "list", path: `sponsorships/${sponsorship}` }
      : sponsor !== null && { name: "sponsor", path: `sponsors/${sponsor}` };
  return (
    <ListScreen
      title="Remittances"
      lead="What sponsors sent for many students at once. An officer enters one on the sponsor's list; a second person approves it."
      notice={
        origin && (
          <Alert
            type="info"
            role="status"
            showIcon
            title={`Only the remittances of one ${origin.name} are shown.`}
            action={<Link to={to(origin.path)}>{`Open the ${origin.name}`}</Link>}
          />
        )
      }
      list={list}
      query={query}
      search="Bank's reference"
      fields={[
        { name: "state", label: "State", choices: choicesOf(remittanceStates) },
        { name: "hasWaitingVoids", label: "Voids to decide", type: "flag" },
        { name: "from", label: "Paid from", type: "date" },
        { name: "until", label: "Paid until", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "No remittance was entered yet",
        children: "A bursary officer enters one on the screen of the sponsor's list.",
      }}
      columns={[
        {
          title: "Bank's reference",
          width: 155,
          card: "title",
          link: ({ id }) => `remittances/${id}`,
          cell: ({ bankReference }) => bankReference,
        },
        {
          title: "Sponsor",
          card: "fact",
          cell: (row) => row.sponsor,
          under: ({ session }) => session,
        },
        {
          title: "Paid",
          width: 125,
          card: "fact",
          sort: "PAID_ON",
          cell: ({ paidOn }) => formatCalendarDate(paidOn),
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 135,
          card: "fact",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        {
          title: "Students",
          width: 100,
          card: "fact",
          numeric: true,
          cell: ({ students }) => formatCount(students),
        },
        {
          title: "Entered",
          width: 165,
          card: "fact",
          sort: "RECORDED_AT",
          cell: ({ recordedAt }) => formatDay(recordedAt, timeZone),
          under: ({ recordedBy }) => recordedBy,
        },
        {
          title: "State",
          width: 145,
          card: "status",
          cell: ({ state }) => remittanceTag(state),
          under: ({ waitingVoids }) =>
            waitingVoids > 0 ? `${formatCount(waitingVoids)} to void` : null,
        },
      ]}
    />
  );
}
