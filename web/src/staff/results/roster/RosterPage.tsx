import { useParams } from "react-router-dom";
import { CourseRosterDocument, type CourseRosterQuery } from "../../../gql/staff-results.ts";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import { RosterTable } from "./RosterTable.tsx";
import { rosterTexts as texts } from "./texts.ts";

interface RosterProps {
  readonly roster: CourseRosterQuery["courseRoster"];
  readonly onChoose: (semesterId: string) => void;
}

const Roster = ({ roster, onChoose }: RosterProps) => {
  const { students, lecturers } = roster;
  const registered = students.filter(({ isDropped }) => !isDropped).length;
  return (
    <StaffPage
      title={roster.code}
      lead={roster.title}
      actions={
        <>
          {registered > 0 && (
            <PdfButton
              path={roster.printUrl}
              fileName={`class_list_${roster.code.replaceAll(/\W+/g, "_")}.pdf`}
              labels={texts.print}
              variant="secondary"
            />
          )}
          <ExportButtons links={roster.export} />
        </>
      }
    >
      <SemesterChooser
        semesters={roster.semesters}
        chosen={roster.semesterId ?? ""}
        onChoose={onChoose}
      />
      <SectionCard title={texts.facts}>
        <FactGrid
          facts={[
            [texts.lecturers, lecturers.join(", ") || texts.nobody],
            [texts.level, roster.level],
            [texts.credits, roster.creditLoad],
            [texts.registered, registered],
            [texts.droppedCount, students.length - registered],
          ]}
        />
      </SectionCard>
      <SectionCard title={texts.title}>
        {students.length === 0 ? (
          <p>{roster.semesterId === null ? texts.noSemester : texts.empty}</p>
        ) : (
          <RosterTable students={students} />
        )}
      </SectionCard>
    </StaffPage>
  );
};

/** The students of a course in a semester: for a lecturer their own courses, for the offices any. */
export default function RosterPage() {
  const { courseId = "" } = useParams();
  const [semesterId, chooseSemester] = useChosenSemester();
  const query = useStaffQuery(CourseRosterDocument, { courseId, semesterId });
  useBreadcrumbLabel("courseId", query.data?.courseRoster.code);
  return (
    <QueryBoundary query={query}>
      {({ courseRoster }) => <Roster roster={courseRoster} onChoose={chooseSemester} />}
    </QueryBoundary>
  );
}
