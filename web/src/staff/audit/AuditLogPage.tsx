import { Link } from "react-router-dom";
import { AuditLogDocument, type AuditLogQuery } from "../../gql/staff.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { identityTexts } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import { screenOf } from "./screen-of.ts";

type Entry = AuditLogQuery["auditLog"]["rows"][number];

const words = identityTexts.audit;

const areaChoices = Object.entries(words.areas).map(([value, label]) => ({ value, label }));

const Subject = ({ subject }: Pick<Entry, "subject">) => {
  const to = useStaffPath();
  const screen = screenOf(subject);
  return screen ? <Link to={to(screen)}>{subject}</Link> : subject;
};

/** The log of all staff changes, for super admins. */
export default function AuditLogPage() {
  const { timeZone } = usePortal();
  const list = useListState({
    sorts: ["AT"],
    defaultSort: "-AT",
    filters: {
      action: [
        "admission",
        "announcement",
        "application_session",
        "calendar",
        "course",
        "department",
        "export",
        "fee_line",
        "hostel",
        "payment",
        "profile",
        "staff",
        "student",
        "tuition_record",
      ],
      actor: "text",
      subject: "text",
      from: "date",
      to: "date",
    },
  });
  const query = useStaffList(
    AuditLogDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.auditLog,
  );
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <FilterBar
        list={list}
        search={words.search}
        fields={[
          { name: "action", label: words.area, choices: areaChoices },
          { name: "actor", label: words.actor },
          { name: "subject", label: words.subjectFilter },
          { name: "from", label: words.from, type: "date" },
          { name: "to", label: words.to, type: "date" },
        ]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={words.list}
        list={list}
        query={query}
        rowKey={(row: Entry) => row.id}
        empty={{ title: words.empty, children: words.emptyHint }}
        columns={[
          { title: words.when, cell: ({ at }) => formatMoment(at, timeZone), sort: "AT" },
          { title: words.who, cell: ({ actorName, actorEmail }) => actorName || actorEmail },
          { title: words.action, cell: ({ action }) => action },
          { title: words.subject, cell: ({ subject }) => <Subject subject={subject} /> },
          { title: words.changes, cell: ({ changes }) => <AuditChanges changes={changes} /> },
          { title: words.reason, cell: ({ reason }) => reason },
        ]}
      />
    </StaffPage>
  );
}
