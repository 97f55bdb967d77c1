import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  AuditLogDocument,
  type Changes_EntryFragment,
  Changes_EntryFragmentDoc,
} from "../../gql/staff-audit.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { FigureTable } from "../dashboards/FigureTable.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { choicesOf } from "../profiles/choices.ts";
import { useStaffPath } from "../shell/role-context.ts";

const areas = {
  adjustment: "Adjustments of charges",
  admission: "Admission",
  announcement: "Announcements",
  application_session: "Application sessions",
  bank_account: "Bank accounts",
  bank_row: "Payments at banks",
  bank_statement: "Bank statements",
  calendar: "Calendar",
  cash_book: "Cash books",
  counter_receipt: "Counter receipts",
  course: "Courses",
  department: "Departments",
  export: "Exports",
  fee_line: "Fee schedule",
  fee_section: "Sections paid online",
  hostel: "Hostels",
  indexing_round: "Council indexing",
  payment: "Payments",
  payment_plan: "Instalment plans",
  profile: "Profiles",
  programme: "Programmes",
  refund: "Refunds",
  remittance: "Sponsors' remittances",
  senate_list: "Senate lists",
  sponsor: "Sponsors",
  sponsor_receipt: "Sponsors' receipts",
  sponsorship: "Sponsors' lists",
  staff: "Staff",
  student: "Students",
  tuition_record: "Tuition records",
} as const;

/** The screens of records, by the kind that the log uses. */
const screens: Readonly<Record<string, string>> = {
  applicant: "applicants",
  student: "students",
  course: "courses",
  payment: "payments",
  counter_receipt: "counter-receipts",
  cash_book: "cash-books",
  refund: "refunds",
  adjustment: "adjustments",
  bank_statement: "bank-statements",
  bank_row: "bank-rows",
  sponsor: "sponsors",
  sponsorship: "sponsorships",
  remittance: "remittances",
  sponsor_receipt: "sponsor-receipts",
  senate_list: "results/senate-lists",
  indexing_round: "council-indexing",
};

/** The screen of a record in the current area: `applicant:12` → `applicants/12`; undefined if it has none. */
const recordPath = (subject: string): string | undefined => {
  const [kind = "", id = ""] = subject.split(":", 2);
  const screen = screens[kind];
  return screen !== undefined && /^\d+$/.test(id) ? `${screen}/${id}` : undefined;
};

const Subject = ({ subject }: { readonly subject: string }) => {
  const to = useStaffPath();
  const screen = recordPath(subject);
  return screen ? <Link to={to(screen)}>{subject}</Link> : subject;
};

const Changes = ({ from }: { readonly from: FragmentType<Changes_EntryFragment> }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data, complete } = useFragment({ fragment: Changes_EntryFragmentDoc, from });
  if (!complete || data.changes.length === 0) return "–";
  return (
    <>
      <Button type="link" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {data.changes.length === 1 ? "1 field" : `${data.changes.length} fields`}
      </Button>
      {isOpen && (
        <StaffDialog title={`Changes: ${data.subject}`} onClose={() => setIsOpen(false)}>
          <FigureTable
            label="Changes"
            textColumns={3}
            columns={["Field", "Before", "After"]}
            rows={data.changes.map(({ field, before, after }) => ({
              key: field,
              cells: [field, before ?? "–", after ?? "–"],
            }))}
          />
        </StaffDialog>
      )}
    </>
  );
};

/** The log of all staff changes, for super admins. */
export default function AuditLogPage() {
  const { timeZone } = usePortal();
  const list = useListState({
    sorts: ["AT"],
    defaultSort: "-AT",
    filters: {
      action: [
        "adjustment",
        "admission",
        "announcement",
        "application_session",
        "bank_account",
        "bank_row",
        "bank_statement",
        "calendar",
        "cash_book",
        "counter_receipt",
        "course",
        "department",
        "export",
        "fee_line",
        "fee_section",
        "hostel",
        "payment",
        "payment_plan",
        "profile",
        "refund",
        "remittance",
        "sponsor",
        "sponsor_receipt",
        "sponsorship",
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
    <ListScreen
      title="Audit log"
      lead="Every change the staff made: who, what, before, after, when. Nothing in it can be altered."
      label="Changes"
      list={list}
      query={query}
      search="Reason or record"
      fields={[
        { name: "action", label: "Area", choices: choicesOf(areas) },
        { name: "actor", label: "By (email)" },
        { name: "subject", label: "Record" },
        { name: "from", label: "From", type: "date" },
        { name: "to", label: "To", type: "date" },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "Nothing was changed yet",
        children: "Each change that the staff makes is listed here.",
      }}
      columns={[
        {
          title: "When",
          width: 130,
          card: "fact",
          cell: ({ at }) => formatMoment(at, timeZone),
          sort: "AT",
        },
        {
          title: "Who",
          width: 150,
          card: "fact",
          cell: ({ actorName, actorEmail }) => actorName || actorEmail,
        },
        { title: "Action", width: 150, card: "title", cell: ({ action }) => action },
        {
          title: "Record",
          width: 140,
          card: "status",
          cell: ({ subject }) => <Subject subject={subject} />,
        },
        { title: "Changes", card: "action", cell: (entry) => <Changes from={entry} /> },
        { title: "Reason", width: 180, cell: ({ reason }) => reason },
      ]}
    />
  );
}
