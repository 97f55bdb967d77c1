import { Alert, Button, Timeline } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { StudentFileDocument } from "../../gql/staff-students.ts";
import { formatMoment } from "../../lib/dates.ts";
import { formatAmount } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { LeftAlert } from "../payments/account/LeftAlert.tsx";
import { StudentAccountCard } from "../payments/account/StudentAccountCard.tsx";
import { HistoryTable } from "../profiles/HistoryTable.tsx";
import { standingKinds } from "../profiles/standing-tag.ts";
import { profileTexts } from "../profiles/texts.ts";
import { StudentResultsCard } from "../results/student-record/StudentResultsCard.tsx";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { IdCards } from "./IdCards.tsx";
import { ProgrammeDialog } from "./ProgrammeDialog.tsx";
import { StudentHistory } from "./StudentHistory.tsx";

const texts = profileTexts.students;

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

const purposes = {
  TUITION: "Tuition",
  HOSTEL: "Hostel fee",
  SCREENING: "Screening fee",
  SECTION: "Other section",
} as const;

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

/** A student's record, payments, beds, courses and results, and what the staff changed. */
export default function StudentPage() {
  const { studentId = "" } = useParams();
  const to = useStaffPath();
  const { timeZone, currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const [isMoving, setMoving] = useState(false);
  const query = useStaffQuery(StudentFileDocument, { id: studentId });
  const canManage =
    query.data?.viewer?.__typename === "Staff" && query.data.viewer.permissions.canManageStudents;
  const student = query.data?.studentRecord?.student;
  const name = student && [student.surname, student.firstName, student.otherName];
  const label = student && `${student.matricNumber} · ${student.surname} ${student.firstName}`;
  useBreadcrumbLabel("studentId", label);
  return (
    <StaffPage
      isRecord
      title={name ? name.filter(Boolean).join(" ") : texts.one}
      status={
        student && (
          <>
            <StatusTag kind={standingKinds[student.standing]}>
              {profileTexts.standings[student.standing]}
            </StatusTag>
            {student.isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>}
          </>
        )
      }
      lead={student?.matricNumber}
    >
      <QueryBoundary query={query}>
        {({
          studentRecord: file,
          studentRecordAccount: money,
          studentRecordResults: published,
        }) => {
          if (file === null) {
            return <Alert type="warning" showIcon title="There is no such student." />;
          }
          const { student: one, applicantId, applicationNo, levels } = file;
          return (
            <>
              {(one.standing === "WITHDRAWN" || one.standing === "DEFERRED") &&
                money?.canAdjust && <LeftAlert matricNumber={one.matricNumber} />}
              <SectionCard
                title={texts.one}
                actions={
                  canManage && <Button onClick={() => setMoving(true)}>Change programme</Button>
                }
              >
                <FactGrid
                  facts={[
                    [profileTexts.department, one.department],
                    ["Programme", one.programme],
                    ["Studies began in", file.entrySession],
                    ["Council index number", file.indexNumber],
                    [profileTexts.level, String(one.level)],
                    [profileTexts.email, one.email],
                    [profileTexts.phone, one.phone],
                    [texts.tuition, yesNo(one.hasPaidTuition)],
                    [texts.bed, yesNo(one.hasBed)],
                    [texts.credits, String(one.credits)],
                    [
                      "Profile",
                      <Link key="profile" to={to(`profiles/${one.profileId}`)}>
                        {one.matricNumber}
                      </Link>,
                    ],
                    [
                      "Application",
                      applicantId && (
                        <Link key="application" to={to(`applicants/${applicantId}`)}>
                          {applicationNo}
                        </Link>
                      ),
                    ],
                    [
                      "Levels before",
                      levels.map(({ session, level }) => `${session}: ${level}`).join(", "),
                    ],
                  ]}
                />
              </SectionCard>
              {isMoving && (
                <ProgrammeDialog
                  studentId={studentId}
                  file={file}
                  onClose={() => setMoving(false)}
                  onSaved={() => {
                    setMoving(false);
                    toast("success", "Saved.");
                    query.reload();
                  }}
                />
              )}
              <StudentHistory
                items={[
                  {
                    key: "payments",
                    label: "Online payments",
                    children: (
                      <HistoryTable
                        label="Online payments"
                        empty="Nothing was paid online yet."
                        rows={file.payments}
                        rowKey={({ id }) => id}
                        columns={[
                          {
                            title: "Fee",
                            cell: ({ id, purpose, section }) => (
                              <Link to={to(`payments/${id}`)}>
                                {section === null ? purposes[purpose] : `Section ${section}`}
                              </Link>
                            ),
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
                    ),
                  },
                  ...(money
                    ? [
                        {
                          key: "account",
                          label: "Account",
                          children: (
                            <StudentAccountCard
                              studentId={one.id}
                              record={money}
                              onAnswered={query.reload}
                            />
                          ),
                        },
                      ]
                    : []),
                  {
                    key: "beds",
                    label: "Beds",
                    children: (
                      <HistoryTable
                        label="Beds"
                        empty="No bed was applied for yet."
                        rows={file.beds}
                        rowKey={({ id }) => id}
                        columns={[
                          { title: "Session", cell: ({ session }) => session },
                          {
                            title: "Place",
                            cell: ({ hostel, room, bed }) => `${hostel}, room ${room}, bed ${bed}`,
                          },
                          {
                            title: "Status",
                            cell: ({ status, reason }) =>
                              [bedStatuses[status], reason].filter(Boolean).join(": "),
                          },
                        ]}
                      />
                    ),
                  },
                  {
                    key: "courses",
                    label: "Courses",
                    children: (
                      <HistoryTable
                        label="Courses"
                        empty="No course is registered yet."
                        rows={file.courses}
                        rowKey={({ session, semester, code }) => `${session} ${semester} ${code}`}
                        columns={[
                          {
                            title: "Session",
                            cell: ({ session, semester }) => `${session}, Semester ${semester}`,
                          },
                          { title: "Course", cell: ({ code, title }) => `${code} ${title}` },
                          { title: "Credits", numeric: true, cell: ({ creditLoad }) => creditLoad },
                          {
                            title: "Result",
                            cell: ({ isPassed, isCarryover }) =>
                              [resultOf(isPassed), isCarryover && "Carryover"]
                                .filter(Boolean)
                                .join(", "),
                          },
                        ]}
                      />
                    ),
                  },
                  ...(published
                    ? [
                        {
                          key: "results",
                          label: "Results",
                          children: <StudentResultsCard record={published} />,
                        },
                      ]
                    : []),
                  {
                    key: "id-cards",
                    label: "ID cards",
                    children: <IdCards studentId={one.id} />,
                  },
                  {
                    key: "changes",
                    label: "What the staff changed",
                    children:
                      file.changes.length === 0 ? (
                        <p>Nothing was changed yet.</p>
                      ) : (
                        <Timeline
                          items={file.changes.map(({ id, at, action, actor, reason }) => ({
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
                      ),
                  },
                ]}
              />
            </>
          );
        }}
      </QueryBoundary>
    </StaffPage>
  );
}
