import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import { StudentFileDocument } from "../../gql/staff-students.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { standingKinds } from "../profiles/standing-tag.ts";
import { profileTexts } from "../profiles/texts.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { StudentHistory } from "./StudentHistory.tsx";

const texts = profileTexts.students;

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

export default function StudentPage() {
  const { studentId = "" } = useParams();
  const to = useStaffPath();
  const query = useStaffQuery(StudentFileDocument, { id: studentId });
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
        {({ studentRecord: file, studentRecordResults: published }) => {
          if (file === null) {
            return <Alert type="warning" showIcon title="There is no such student." />;
          }
          const { student: one, applicantId, applicationNo, levels } = file;
          return (
            <>
              <SectionCard title={texts.one}>
                <FactGrid
                  facts={[
                    [profileTexts.department, one.department],
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
              <StudentHistory file={file} published={published} />
            </>
          );
        }}
      </QueryBoundary>
    </StaffPage>
  );
}
