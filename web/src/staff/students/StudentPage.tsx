import { Link, useParams } from "react-router-dom";
import { StudentFileDocument } from "../../gql/staff-students.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { HistoryTable } from "../profiles/HistoryTable.tsx";
import { standingKinds } from "../profiles/standing-tag.ts";
import { profileTexts } from "../profiles/texts.ts";
import { StudentResultsCard } from "../results/student-record/StudentResultsCard.tsx";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { StudentHistory } from "./StudentHistory.tsx";

const texts = profileTexts.students;

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

export default function StudentPage() {
  const { studentId = "" } = useParams();
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const query = useStaffQuery(StudentFileDocument, { id: studentId });
  const student = query.data?.studentRecord?.student;
  const name = student && [student.surname, student.firstName, student.otherName];
  const label = student && `${student.matricNumber} · ${student.surname} ${student.firstName}`;
  useBreadcrumbLabel("studentId", label);
  return (
    <StaffPage
      title={name ? name.filter(Boolean).join(" ") : texts.one}
      lead={student?.matricNumber}
    >
      <QueryBoundary query={query}>
        {({ studentRecord: file, studentRecordResults: published }) =>
          file === null ? (
            <Notice kind="warning">{texts.notFound}</Notice>
          ) : (
            <>
              <SectionCard
                title={texts.facts}
                actions={
                  <StatusTag kind={standingKinds[file.student.standing]}>
                    {profileTexts.standings[file.student.standing]}
                  </StatusTag>
                }
              >
                <FactGrid
                  facts={[
                    [profileTexts.department, file.student.department],
                    [profileTexts.level, String(file.student.level)],
                    [profileTexts.email, file.student.email],
                    [profileTexts.phone, file.student.phone],
                    [texts.tuition, yesNo(file.student.hasPaidTuition)],
                    [texts.bed, yesNo(file.student.hasBed)],
                    [texts.credits, String(file.student.credits)],
                    [profileTexts.suspended, yesNo(file.student.isSuspended)],
                    [
                      texts.profile,
                      <Link key="profile" to={to(`profiles/${file.student.profileId}`)}>
                        {file.student.matricNumber}
                      </Link>,
                    ],
                    [
                      texts.application,
                      file.applicantId && (
                        <Link key="application" to={to(`applicants/${file.applicantId}`)}>
                          {file.applicationNo}
                        </Link>
                      ),
                    ],
                    [
                      texts.levels,
                      file.levels.map(({ session, level }) => `${session}: ${level}`).join(", "),
                    ],
                  ]}
                />
              </SectionCard>
              <StudentHistory file={file} />
              {published && <StudentResultsCard results={published.results} />}
              <SectionCard title={texts.changes}>
                <HistoryTable
                  label={texts.changes}
                  empty={texts.noChanges}
                  rows={file.changes}
                  rowKey={({ id }) => id}
                  columns={[
                    { title: "When", cell: ({ at }) => formatMoment(at, timeZone) },
                    { title: "What", cell: ({ action }) => action },
                    { title: "Who", cell: ({ actor }) => actor },
                    { title: "Why", cell: ({ reason }) => reason ?? "–" },
                  ]}
                />
              </SectionCard>
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
