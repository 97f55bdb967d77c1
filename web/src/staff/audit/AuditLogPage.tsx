import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AuditLogDocument, type AuditLogEntryFragment } from "../../gql/staff-audit.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { accountTexts } from "../accounts/texts.ts";
import { FigureTable } from "../dashboards/FigureTable.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffPath } from "../shell/role-context.ts";

const labels = accountTexts.audit;

const areaChoices = Object.entries(labels.areas).map(([value, label]) => ({ value, label }));

/** The screens of records, by the kind that the log uses. */
const screens: Readonly<Record<string, string>> = {
  applicant: "applicants",
  student: "students",
  course: "courses",
  payment: "payments",
};

/** The screen of a record in the current area: `applicant:12` → `applicants/12`; undefined if it has none. */
const recordPath = (subject: string): string | undefined => {
  const [kind = "", id = ""] = subject.split(":", 2);
  const screen = screens[kind];
  return screen !== undefined && /^\d+$/.test(id) ? `${screen}/${id}` : undefined;
};

const Subject = ({ subject }: Pick<AuditLogEntryFragment, "subject">) => {
  const to = useStaffPath();
  const screen = recordPath(subject);
  return screen ? <Link to={to(screen)}>{subject}</Link> : subject;
};

/** The log of all staff changes, for super admins. */
export default function AuditLogPage() {
  const { timeZone } = usePortal();
  const [shown, setShown] = useState<AuditLogEntryFragment | null>(null);
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
  const changes = (entry: AuditLogEntryFragment) =>
    entry.changes.length === 0 ? (
      labels.nothing
    ) : (
      <Button type="link" size="small" aria-haspopup="dialog" onClick={() => setShown(entry)}>
        {labels.fields(entry.changes.length)}
      </Button>
    );
  return (
    <StaffPage
      title={labels.title}
      count={query.page?.total}
      lead={labels.lead}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={labels.search}
        fields={[
          { name: "action", label: labels.area, choices: areaChoices },
          { name: "actor", label: labels.actor },
          { name: "subject", label: labels.subjectFilter },
          { name: "from", label: labels.from, type: "date" },
          { name: "to", label: labels.to, type: "date" },
        ]}
      />
      <StaffList
        label={labels.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: labels.empty, children: labels.emptyHint }}
        columns={[
          {
            title: labels.when,
            width: 130,
            card: "fact",
            cell: ({ at }) => formatMoment(at, timeZone),
            sort: "AT",
          },
          {
            title: labels.who,
            width: 150,
            card: "fact",
            cell: ({ actorName, actorEmail }) => actorName || actorEmail,
          },
          { title: labels.action, width: 150, card: "title", cell: ({ action }) => action },
          {
            title: labels.subject,
            width: 140,
            card: "status",
            cell: ({ subject }) => <Subject subject={subject} />,
          },
          { title: labels.changes, card: "action", cell: changes },
          { title: labels.reason, width: 180, cell: ({ reason }) => reason },
        ]}
      />
      {shown && (
        <StaffDialog title={`${labels.changes}: ${shown.subject}`} onClose={() => setShown(null)}>
          <FigureTable
            label={labels.changes}
            textColumns={3}
            columns={[labels.field, labels.before, labels.after]}
            rows={shown.changes.map(({ field, before, after }) => ({
              key: field,
              cells: [field, before ?? labels.nothing, after ?? labels.nothing],
            }))}
          />
        </StaffDialog>
      )}
    </StaffPage>
  );
}
