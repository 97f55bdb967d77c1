import { Collapse, Tabs, Timeline } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { StudentFileQuery } from "../../gql/staff-students.ts";
import { formatMoment } from "../../lib/dates.ts";
import { formatAmount } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useIsPhone } from "../kit/list/use-is-phone.ts";
import { HistoryTable } from "../profiles/HistoryTable.tsx";
import { StudentResultsCard } from "../results/student-record/StudentResultsCard.tsx";
import { useStaffPath } from "../shell/role-context.ts";

type File = NonNullable<StudentFileQuery["studentRecord"]>;

const purposes = { TUITION: "Tuition", HOSTEL: "Hostel fee", SCREENING: "Screening fee" } as const;

const bedStatuses = {
  PENDING: "Pending",
  APPROVED: "Approved",
  REJECTED: "Rejected",
  RELEASED: "Released",
} as const;

const resultOf = (isPassed: boolean | null): string => {
  if (isPassed === null) return "No result yet";
  return isPassed ? "Passed" : "Failed";
};

interface StudentHistoryProps {
  readonly file: File;
  /** The published results; null if the college has none. */
  readonly published: StudentFileQuery["studentRecordResults"];
}

/** A student's payments, beds, courses and results, and what the staff changed. */
export const StudentHistory = ({ file, published }: StudentHistoryProps) => {
  const isPhone = useIsPhone();
  // Both layouts show the same parts, so that turning a phone keeps what is read.
  const [shown, setShown] = useState(["payments"]);
  const items = [
    { key: "payments", label: "Payments", children: <Payments payments={file.payments} /> },
    { key: "beds", label: "Beds", children: <Beds beds={file.beds} /> },
    { key: "courses", label: "Courses", children: <Courses courses={file.courses} /> },
    ...(published
      ? [
          {
            key: "results",
            label: "Results",
            children: <StudentResultsCard results={published.results} />,
          },
        ]
      : []),
    {
      key: "changes",
      label: "What the staff changed",
      children: <Changes changes={file.changes} />,
    },
  ];
  // Tabs that do not fit go into a menu, which a screen reader would find among the tabs.
  if (isPhone) return <Collapse items={items} activeKey={shown} onChange={setShown} />;
  return (
    <Tabs
      items={items}
      activeKey={shown.at(-1) ?? "payments"}
      onChange={(part) => setShown([part])}
      destroyOnHidden
    />
  );
};

const Payments = ({ payments }: Pick<File, "payments">) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  return (
    <HistoryTable
      label="Payments"
      empty="Nothing was paid yet."
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        {
          title: "Fee",
          cell: ({ id, purpose }) => <Link to={to(`payments/${id}`)}>{purposes[purpose]}</Link>,
        },
        { title: "Session", cell: ({ session }) => session },
        {
          title: `Amount (${currencySymbol})`,
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
        },
        { title: "Paid", cell: ({ paidAt }) => formatMoment(paidAt, timeZone) },
      ]}
    />
  );
};

const Beds = ({ beds }: Pick<File, "beds">) => (
  <HistoryTable
    label="Beds"
    empty="No bed was applied for yet."
    rows={beds}
    rowKey={({ id }) => id}
    columns={[
      { title: "Session", cell: ({ session }) => session },
      { title: "Place", cell: ({ hostel, room, bed }) => `${hostel}, room ${room}, bed ${bed}` },
      {
        title: "Status",
        cell: ({ status, reason }) => [bedStatuses[status], reason].filter(Boolean).join(": "),
      },
    ]}
  />
);

const Courses = ({ courses }: Pick<File, "courses">) => (
  <HistoryTable
    label="Courses"
    empty="No course is registered yet."
    rows={courses}
    rowKey={({ session, semester, code }) => `${session} ${semester} ${code}`}
    columns={[
      { title: "Session", cell: ({ session, semester }) => `${session}, Semester ${semester}` },
      { title: "Course", cell: ({ code, title }) => `${code} ${title}` },
      { title: "Credits", numeric: true, cell: ({ creditLoad }) => creditLoad },
      {
        title: "Result",
        cell: ({ isPassed, isCarryover }) =>
          [resultOf(isPassed), isCarryover && "Carryover"].filter(Boolean).join(", "),
      },
    ]}
  />
);

const Changes = ({ changes }: Pick<File, "changes">) => {
  const { timeZone } = usePortal();
  if (changes.length === 0) return <p>Nothing was changed yet.</p>;
  return (
    <Timeline
      items={changes.map(({ id, at, action, actor, reason }) => ({
        key: id,
        title: `${formatMoment(at, timeZone)}, ${actor}`,
        content: (
          <>
            {action}
            {reason && <div>{reason}</div>}
          </>
        ),
      }))}
    />
  );
};
