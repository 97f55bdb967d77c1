import type { StudentRecordResultsFragment } from "../../../gql/staff-results.ts";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import { studentResultTexts as texts } from "./texts.ts";

type Results = StudentRecordResultsFragment["results"];

/** A student's published results, with the transcript for roles that may issue it. */
export const StudentResultsCard = ({ results }: { results: Results }) => {
  const semesters = results.sessions.flatMap(({ session, semesters: own }) =>
    own.map((semester) => ({ session, semester })),
  );
  return (
    <>
      <SectionCard
        title={texts.section}
        actions={
          results.transcriptUrl && (
            <PdfButton
              variant="secondary"
              path={results.transcriptUrl}
              fileName={texts.transcript.fileName}
              labels={texts.transcript}
            />
          )
        }
      >
        {semesters.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <FactGrid
            facts={[
              [texts.cgpa, texts.average(results.cgpa)],
              [
                texts.creditsPassed,
                texts.passedOf(results.creditsPassed, results.creditsRegistered),
              ],
              [texts.carryovers, results.carryovers.map(({ code }) => code).join(", ")],
            ]}
          />
        )}
      </SectionCard>
      {semesters.map(({ session, semester }) => (
        <SemesterCard key={`${session} ${semester.number}`} session={session} semester={semester} />
      ))}
    </>
  );
};

interface SemesterCardProps {
  readonly session: string;
  readonly semester: Results["sessions"][number]["semesters"][number];
}

const SemesterCard = ({ session, semester }: SemesterCardProps) => {
  const { gpa, cgpa, creditsPassed, creditsRegistered, courses } = semester;
  const title = texts.semester(session, semester.number);
  return (
    <SectionCard title={title}>
      <p>{texts.sums(texts.average(gpa), texts.average(cgpa), creditsPassed, creditsRegistered)}</p>
      <HistoryTable
        label={title}
        empty={texts.empty}
        rows={courses}
        rowKey={({ courseId }) => courseId}
        columns={[
          { title: texts.code, cell: ({ code }) => code },
          { title: texts.course, cell: ({ title: course }) => course },
          { title: texts.credits, cell: ({ creditLoad }) => creditLoad },
          { title: texts.ca, cell: ({ ca }) => ca ?? texts.none },
          { title: texts.exam, cell: ({ exam }) => exam ?? texts.none },
          { title: texts.total, cell: ({ total }) => total ?? texts.none },
          { title: texts.grade, cell: ({ grade }) => grade ?? texts.none },
          { title: texts.points, cell: ({ points }) => texts.average(points) },
          {
            title: texts.note,
            cell: ({ remark, isRepeat }) =>
              [remark && resultTexts.remarks[remark], isRepeat && texts.repeat]
                .filter(Boolean)
                .join(", "),
          },
        ]}
      />
    </SectionCard>
  );
};
