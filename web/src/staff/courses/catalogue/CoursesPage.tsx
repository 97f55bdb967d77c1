import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CoursesDocument, ImportCoursesDocument } from "../../../gql/staff-courses.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileImport } from "../../kit/import/FileImport.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { coursesTexts } from "../texts.ts";
import { CourseDialog } from "./CourseDialog.tsx";
import { courseColumns, courseSorts, levelChoices, semesterChoices } from "./course-columns.tsx";

const texts = coursesTexts.courses;

interface CourseImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports new courses from a file. */
const CourseImport = ({ onDone, onClose }: CourseImportProps) => {
  const [mutate] = useMutation(ImportCoursesDocument);
  return (
    <FileImport
      title={texts.import}
      columns={texts.importColumns}
      send={async (file, dryRun) => {
        const { data } = await mutate({ variables: { file, dryRun } });
        if (!data) throw new Error("The mutation returned no data.");
        const { result } = data;
        return result.__typename === "Refusal" ? { refusal: result } : { report: result };
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{texts.importHint}</p>
    </FileImport>
  );
};

/** The list of courses, editable or read-only by role. */
const CoursesPage = () => {
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isAdding, setIsAdding] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
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
    <StaffPage
      title={texts.title}
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          {query.page?.canManage && (
            <>
              <ButtonLink to={to("assign-courses")}>{texts.assign}</ButtonLink>
              <ButtonLink to={to("attendance-sheet")}>{texts.attendance}</ButtonLink>
              <Button onClick={() => setIsImporting(true)}>{texts.import}</Button>
              <Button type="primary" onClick={() => setIsAdding(true)}>
                {texts.add}
              </Button>
            </>
          )}
        </>
      }
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "department", label: texts.department, choices: departments },
          { name: "compulsory", label: texts.compulsoryFor, choices: departments },
          { name: "level", label: texts.level, type: "number", choices: levelChoices },
          { name: "semester", label: texts.semester, choices: semesterChoices },
          { name: "lecturer", label: texts.hasLecturer, type: "flag" },
        ]}
      />
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={courseColumns(({ id }) => `courses/${id}`)}
      />
      {isImporting && (
        <CourseImport
          onClose={() => setIsImporting(false)}
          onDone={(done) => {
            setIsImporting(false);
            toast("success", done);
            query.reload();
          }}
        />
      )}
      {isAdding && (
        <CourseDialog
          record={null}
          onClose={() => setIsAdding(false)}
          onSaved={(id) => {
            setIsAdding(false);
            toast("success", coursesTexts.saved);
            if (id !== null) void navigate(to(`courses/${id}`));
          }}
        />
      )}
    </StaffPage>
  );
};

export default CoursesPage;
