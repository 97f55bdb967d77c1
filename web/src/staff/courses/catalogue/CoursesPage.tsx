import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CoursesDocument, ImportCoursesDocument } from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileImport } from "../../kit/import/FileImport.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { levelChoices } from "../../results/parts/texts.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { CourseDialog } from "./CourseForm.tsx";
import { courseColumns, courseSorts, semesterChoices } from "./course-columns.tsx";

/** The list of courses, editable or read-only by role. */
export default function CoursesPage() {
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const [importCourses] = useSave(ImportCoursesDocument);
  const close = () => setOpen(null);
  const list = useListState({
    sorts: courseSorts,
    defaultSort: "CODE",
    filters: {
      department: "text",
      compulsory: "text",
      level: "number",
      semester: ["FIRST", "SECOND", "THIRD"],
      lecturer: "flag",
    },
  });
  const { department, compulsory, level, semester, lecturer } = list.filters;
  const query = useStaffList(
    CoursesDocument,
    {
      ...list.variables,
      filter: {
        departmentId: department,
        compulsoryForId: compulsory,
        level,
        semester,
        withoutLecturer: lecturer === null ? null : !lecturer,
      },
    },
    ({ courseRecords, courseChoices, viewer }) => ({
      ...courseRecords,
      departments: courseChoices.departments,
      canManage: viewer?.__typename === "Staff" && viewer.permissions.canManageCourses,
    }),
  );
  const departments = (query.page?.departments ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <ListScreen
      title="Courses"
      actions={
        query.page?.canManage && (
          <>
            <ButtonLink to={to("assign-courses")}>Assign courses</ButtonLink>
            <ButtonLink to={to("attendance-sheet")}>Attendance</ButtonLink>
            <Button onClick={() => setOpen("import")}>Import courses</Button>
            <Button type="primary" onClick={() => setOpen("add")}>
              New course
            </Button>
          </>
        )
      }
      list={list}
      query={query}
      search="Code or title"
      fields={[
        { name: "department", label: "Department", choices: departments },
        { name: "compulsory", label: "Compulsory for", choices: departments },
        { name: "level", label: "Level", type: "number", choices: levelChoices },
        { name: "semester", label: "Semester", choices: semesterChoices },
        { name: "lecturer", label: "Has a lecturer", type: "flag" },
      ]}
      rowKey={({ id }) => id}
      empty={{ title: "No course yet", children: "Add the first one." }}
      columns={courseColumns(({ id }) => `courses/${id}`)}
    >
      {open === "import" && (
        <FileImport
          title="Import courses"
          columns="code, title, credit_load, level, semester, taught_by; departments and compulsory_for if you like"
          send={async (file, dryRun) => {
            const { result } = await importCourses({ file, dryRun });
            return result.__typename === "Refusal" ? { refusal: result } : { report: result };
          }}
          onClose={close}
          onDone={(done) => {
            close();
            toast("success", done);
            query.reload();
          }}
        >
          <p>
            Adds new courses. Departments are codes with commas between them; prerequisites and
            lecturers are chosen afterwards.
          </p>
        </FileImport>
      )}
      {open === "add" && (
        <CourseDialog
          record={null}
          onClose={close}
          onSaved={(id) => {
            close();
            toast("success", "Saved.");
            if (id !== null) void navigate(to(`courses/${id}`));
          }}
        />
      )}
    </ListScreen>
  );
}
