import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import {
  CourseDocument,
  type CourseRecordFragment,
  DeleteCourseDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { DeleteRecord } from "../parts/DeleteRecord.tsx";
import { coursesTexts, formatCount } from "../texts.ts";
import { CourseDialog } from "./CourseDialog.tsx";

const texts = coursesTexts.courses;

interface CourseListProps {
  readonly courses: CourseRecordFragment["prerequisites"];
}

const CourseLinks = ({ courses }: CourseListProps) => {
  const to = useStaffPath();
  if (courses.length === 0) return coursesTexts.none;
  return (
    <ul>
      {courses.map(({ id, code, title }) => (
        <li key={id}>
          <Link to={to(`courses/${id}`)}>
            {code} {title}
          </Link>
        </li>
      ))}
    </ul>
  );
};

interface CourseProps {
  readonly record: CourseRecordFragment;
  readonly canManage: boolean;
  readonly onChanged: () => void;
}

const Course = ({ record, canManage, onChanged }: CourseProps) => {
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isEditing, setIsEditing] = useState(false);
  const [remove] = useSave(DeleteCourseDocument);
  const { id, revision } = record;
  return (
    <StaffPage
      isRecord
      title={record.code}
      lead={record.title}
      actions={
        <>
          <ButtonLink to={to(`courses/${id}/roster`)}>{texts.classList}</ButtonLink>
          {canManage && (
            <>
              <Button type="primary" onClick={() => setIsEditing(true)}>
                {coursesTexts.edit}
              </Button>
              <DeleteRecord
                title={texts.deleteTitle}
                question={texts.deleteQuestion(record.code)}
                send={() => remove({ id, revision }).then(({ result }) => result)}
                onDeleted={() => {
                  toast("success", coursesTexts.deleted);
                  void navigate(to("courses"), { replace: true });
                }}
              />
            </>
          )}
        </>
      }
    >
      <SectionCard title={record.title}>
        <FactGrid
          facts={[
            [texts.creditLoad, record.creditLoad],
            [texts.level, record.level],
            [texts.semester, coursesTexts.semesters[record.semester]],
            [texts.teachingDepartment, record.teachingDepartment],
            [texts.lecturers, record.lecturers.map(({ name }) => name).join(", ") || texts.nobody],
            [texts.registered, formatCount(record.registered)],
            [texts.registeredEver, formatCount(record.registeredEver)],
          ]}
        />
      </SectionCard>
      <SectionCard title={texts.offerings}>
        {record.offerings.length === 0 ? (
          <p>{coursesTexts.none}</p>
        ) : (
          <ul>
            {record.offerings.map(({ departmentId, department, isCompulsory }) => (
              <li key={departmentId}>
                {department}, {isCompulsory ? texts.compulsory : texts.optional}
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <SectionCard title={texts.prerequisites}>
        <FactGrid
          facts={[
            [texts.prerequisites, <CourseLinks key="needs" courses={record.prerequisites} />],
            [texts.neededBy, <CourseLinks key="needed" courses={record.neededBy} />],
          ]}
        />
      </SectionCard>
      {isEditing && (
        <CourseDialog
          record={record}
          onClose={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false);
            toast("success", coursesTexts.saved);
            onChanged();
          }}
        />
      )}
    </StaffPage>
  );
};

const CoursePage = () => {
  const { courseId = "" } = useParams();
  const query = useStaffQuery(CourseDocument, { id: courseId });
  useBreadcrumbLabel("courseId", query.data?.courseRecord.code);
  return (
    <QueryBoundary query={query}>
      {({ courseRecord, viewer }) => (
        <Course
          record={courseRecord}
          canManage={viewer?.__typename === "Staff" && viewer.permissions.canManageCourses}
          onChanged={query.reload}
        />
      )}
    </QueryBoundary>
  );
};

export default CoursePage;
