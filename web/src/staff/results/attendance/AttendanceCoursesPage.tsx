import { SemesterCoursesDocument } from "../../../gql/staff-results.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { SemesterChooser, semesterOf, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { levelChoices, namedChoices } from "../parts/texts.ts";

const examCardsPath = (departmentId: string, level: number | null | undefined) =>
  `/download/exam-cards?${new URLSearchParams({
    department: departmentId,
    ...(level && { level: String(level) }),
  })}`;

const examCards = {
  fileName: "exam_cards.pdf",
  labels: {
    label: "Print exam cards",
    busy: "Making the cards…",
    failed: "The examination cards could not be made. Please try again.",
    startedTitle: "Download In Progress!",
    started: "The examination cards are in your downloads. Who owes or is barred has none.",
  },
  variant: "secondary",
} as const;

/** The courses of a semester with links to their attendance sheets. */
export default function AttendanceCoursesPage() {
  const to = useStaffPath();
  const chosen = useChosenSemester();
  const list = useListState({
    sorts: ["CODE", "TITLE", "LEVEL", "REGISTERED"],
    defaultSort: "CODE",
    filters: { department: "text", level: "number" },
  });
  const { department, level } = list.filters;
  const filter = { semesterId: chosen, departmentId: department, level };
  const { data, ...rest } = useStaffQuery(SemesterCoursesDocument, { ...list.variables, filter });
  const page = data?.semesterCourses ?? null;
  const choices = data?.teachingChoices;
  const semester = semesterOf(choices?.semesters, chosen);
  return (
    <StaffPage
      title="Attendance sheet"
      count={page?.total}
      lead="Choose a course of the running semester to mark its examination or to print its sheet. Choose a department to print its examination cards."
      actions={
        <>
          <SemesterChooser semesters={choices?.semesters} />
          <ButtonLink to={to("attendance-sheet/missed-classes")}>Missed classes</ButtonLink>
          {department && semester?.isCurrent && (
            <DownloadButton path={examCardsPath(department, level)} {...examCards} />
          )}
        </>
      }
    >
      <FilterBar
        list={list}
        search="Code or title"
        fields={[
          {
            name: "department",
            label: "Department",
            choices: namedChoices(choices?.departments),
          },
          { name: "level", label: "Level", type: "number", choices: levelChoices },
        ]}
      />
      <StaffList
        label="Courses with an examination"
        list={list}
        query={{ page, ...rest }}
        rowKey={({ courseId }) => courseId}
        empty={{ title: "No course is taught in this semester" }}
        columns={[
          {
            title: "Code",
            width: 120,
            card: "title",
            sort: "CODE",
            cell: ({ code }) => code,
            link: ({ courseId }) => `attendance-sheet/${semester?.id ?? chosen}/${courseId}`,
          },
          { title: "Title", card: "fact", sort: "TITLE", cell: ({ title }) => title },
          {
            title: "Students",
            width: 120,
            card: "fact",
            sort: "REGISTERED",
            numeric: true,
            cell: ({ registered }) => formatCount(registered),
          },
          {
            title: "Marked",
            width: 140,
            card: "status",
            numeric: true,
            cell: ({ present, absent, registered }) => `${present + absent} of ${registered}`,
          },
          { title: "Level", width: 90, sort: "LEVEL", numeric: true, cell: ({ level }) => level },
          { title: "Department", width: 190, cell: ({ teachingDepartment }) => teachingDepartment },
        ]}
      />
    </StaffPage>
  );
}
