import { Link } from "react-router-dom";
import type { StudentFileQuery } from "../../gql/staff-students.ts";
import { formatMoment } from "../../lib/dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { HistoryTable } from "../profiles/HistoryTable.tsx";
import { profileTexts } from "../profiles/texts.ts";
import { useStaffPath } from "../shell/role-context.ts";

const texts = profileTexts.students;

type File = NonNullable<StudentFileQuery["studentRecord"]>;

const resultOf = (isPassed: boolean | null): string => {
  if (isPassed === null) return texts.noResult;
  return isPassed ? texts.passed : texts.failed;
};

/** A student's payments, beds and courses. */
export const StudentHistory = ({ file: { payments, beds, courses } }: { file: File }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  return (
    <>
      <SectionCard title={texts.payments}>
        <HistoryTable
          label={texts.payments}
          empty={texts.noPayments}
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              title: texts.fee,
              cell: ({ id, purpose }) => (
                <Link to={to(`payments/${id}`)}>{texts.purposes[purpose]}</Link>
              ),
            },
            { title: texts.sessionColumn, cell: ({ session }) => session },
            { title: texts.amount, cell: ({ amount }) => formatMoney(amount, currencySymbol) },
            { title: texts.paidAt, cell: ({ paidAt }) => formatMoment(paidAt, timeZone) },
          ]}
        />
      </SectionCard>
      <SectionCard title={texts.beds}>
        <HistoryTable
          label={texts.beds}
          empty={texts.noBeds}
          rows={beds}
          rowKey={({ id }) => id}
          columns={[
            { title: texts.sessionColumn, cell: ({ session }) => session },
            {
              title: texts.place,
              cell: ({ hostel, room, bed }) => texts.placeOf(hostel, room, bed),
            },
            {
              title: profileTexts.status,
              cell: ({ status, reason }) =>
                [texts.bedStatuses[status], reason].filter(Boolean).join(": "),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={texts.courses}>
        <HistoryTable
          label={texts.courses}
          empty={texts.noCourses}
          rows={courses}
          rowKey={({ session, semester, code }) => `${session} ${semester} ${code}`}
          columns={[
            {
              title: texts.sessionColumn,
              cell: ({ session, semester }) => `${session}, ${texts.semester(semester)}`,
            },
            { title: "Course", cell: ({ code, title }) => `${code} ${title}` },
            { title: texts.credits, cell: ({ creditLoad }) => String(creditLoad) },
            {
              title: "Result",
              cell: ({ isPassed, isCarryover }) =>
                [resultOf(isPassed), isCarryover && texts.carryover].filter(Boolean).join(", "),
            },
          ]}
        />
      </SectionCard>
    </>
  );
};
