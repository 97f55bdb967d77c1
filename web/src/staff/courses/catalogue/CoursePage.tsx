import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import {
  type CourseChoicesQuery_courseChoices,
  CourseDocument,
  DeleteCourseDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { DeleteRecord } from "../parts/DeleteRecord.tsx";
import { semesterNames } from "../texts.ts";
import { CourseDialog } from "./CourseForm.tsx";

const CourseLinks = ({ courses }: Pick<CourseChoicesQuery_courseChoices, "courses">) => {
  const to = useStaffPath();
  if (courses.length === 0) return "None";
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

export default function CoursePage() {
  const { courseId: id = "" } = useParams();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isEditing, setIsEditing] = useState(false);
  const [remove] = useSave(DeleteCourseDocument);
  const query = useStaffQuery(CourseDocument, { id });
  useBreadcrumbLabel("courseId", query.data?.courseRecord.code);
  return (
    <QueryBoundary query={query}>
      {({ courseRecord: record, viewer }) => (
        <StaffPage
          isRecord
          title={record.code}
          lead={record.title}
          actions={
            <>
              <ButtonLink to={to(`courses/${id}/roster`)}>Class list</ButtonLink>
              {viewer?.__typename === "Staff" && viewer.permissions.canManageCourses && (
                <>
                  <Button type="primary" onClick={() => setIsEditing(true)}>
                    Edit
                  </Button>
                  <DeleteRecord
                    title="Delete course"
                    question={`Delete ${record.code}?`}
                    send={() =>
                      remove({ id, revision: record.revision }).then(({ result }) => result)
                    }
                    onDeleted={() => {
                      toast("success", "Deleted.");
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
                ["Credit load", record.creditLoad],
                ["Level", record.level],
                ["Semester", semesterNames[record.semester]],
                ["Taught by", record.teachingDepartment],
                ["Lecturers", record.lecturers.map(({ name }) => name).join(", ") || "Nobody"],
                ["Registered now", formatCount(record.registered)],
                ["Registered ever", formatCount(record.registeredEver)],
              ]}
            />
          </SectionCard>
          <SectionCard title="Departments whose students take it">
            {record.offerings.length === 0 ? (
              <p>None</p>
            ) : (
              <ul>
                {record.offerings.map(({ departmentId, department, isCompulsory }) => (
                  <li key={departmentId}>
                    {department}, {isCompulsory ? "Compulsory" : "Optional"}
                  </li>
                ))}
              </ul>
            )}
          </SectionCard>
          <SectionCard title="Prerequisites">
            <FactGrid
              facts={[
                ["Prerequisites", <CourseLinks key="needs" courses={record.prerequisites} />],
                ["Needed by", <CourseLinks key="needed" courses={record.neededBy} />],
              ]}
            />
          </SectionCard>
          {isEditing && (
            <CourseDialog
              record={record}
              onClose={() => setIsEditing(false)}
              onSaved={() => {
                setIsEditing(false);
                toast("success", "Saved.");
                query.reload();
              }}
            />
          )}
        </StaffPage>
      )}
    </QueryBoundary>
  );
}
