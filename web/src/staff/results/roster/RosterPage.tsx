import { useParams } from "react-router-dom";
import { CourseRosterDocument } from "../../../gql/staff-results.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { SearchedRows } from "../parts/RowTable.tsx";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";

const collator = new Intl.Collator("en", { numeric: true });

/** The students of a course in a semester: for a lecturer their own courses, for the offices any. */
export default function RosterPage() {
  const { courseId = "" } = useParams();
  const semesterId = useChosenSemester();
  const query = useStaffQuery(CourseRosterDocument, { courseId, semesterId });
  useBreadcrumbLabel("courseId", query.data?.courseRoster.code);
  return (
    <QueryBoundary query={query}>
      {({ courseRoster: roster }) => {
        const { students, lecturers } = roster;
        const registered = students.filter(({ isDropped }) => !isDropped).length;
        return (
          <StaffPage
            title={roster.code}
            lead={roster.title}
            actions={
              <>
                <SemesterChooser semesters={roster.semesters} shown={roster.semesterId ?? ""} />
                {registered > 0 && (
                  <DownloadButton
                    path={roster.printUrl}
                    fileName={`class_list_${roster.code.replaceAll(/\W+/g, "_")}.pdf`}
                    labels={{
                      label: "Print",
                      busy: "Making the list…",
                      failed: "The class list could not be made. Please try again.",
                      startedTitle: "Download In Progress!",
                      started: "The class list is in your downloads.",
                    }}
                    variant="secondary"
                  />
                )}
                <ExportButtons links={roster.export} />
              </>
            }
          >
            <SectionCard title="The course">
              <FactGrid
                facts={[
                  ["Lecturers", lecturers.join(", ") || "Nobody"],
                  ["Level", roster.level],
                  ["Credits", roster.creditLoad],
                  ["Registered", registered],
                  ["Dropped it", students.length - registered],
                ]}
              />
            </SectionCard>
            <SectionCard title="Class list">
              {students.length === 0 ? (
                <p>
                  {roster.semesterId === null
                    ? "No semester runs, and nobody has registered this course yet."
                    : "Nobody registered this course in this semester"}
                </p>
              ) : (
                <SearchedRows
                  label="Students of the course"
                  search="Name, matric number or department"
                  textOf={({ name, matricNumber, department }) =>
                    `${name} ${matricNumber} ${department}`
                  }
                  rows={students}
                  rowKey={({ id }) => id}
                  isLast={({ isDropped }) => isDropped}
                  sortedBy="Matric number"
                  perPage={100}
                  columns={[
                    {
                      title: "Matric number",
                      width: 160,
                      card: "fact",
                      cell: ({ matricNumber }) => matricNumber,
                      sort: (one, other) => collator.compare(one.matricNumber, other.matricNumber),
                    },
                    {
                      title: "Name",
                      card: "title",
                      cell: ({ name }) => name,
                      sort: (one, other) => collator.compare(one.name, other.name),
                    },
                    {
                      title: "Department",
                      card: "fact",
                      cell: ({ department }) => department,
                      sort: (one, other) => collator.compare(one.department, other.department),
                    },
                    {
                      title: "Level",
                      width: 90,
                      numeric: true,
                      card: "fact",
                      cell: ({ level }) => level,
                      sort: (one, other) => one.level - other.level,
                    },
                    {
                      title: "Remark",
                      width: 130,
                      card: "status",
                      cell: ({ isDropped, isCarryover }) => (
                        <>
                          {isDropped && <StatusTag kind="bad">Dropped</StatusTag>}
                          {isCarryover && <StatusTag kind="neutral">Carryover</StatusTag>}
                        </>
                      ),
                    },
                  ]}
                />
              )}
            </SectionCard>
          </StaffPage>
        );
      }}
    </QueryBoundary>
  );
}
