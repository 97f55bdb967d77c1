import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Collapse, Flex } from "antd";
import {
  type StudentRecordResultsFragment,
  type StudentRecordResultsFragment_results,
  StudentRecordResultsFragmentDoc,
} from "../../../gql/staff-results.ts";
import { AcademicStandingTag } from "../../../ui/AcademicStandingTag.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { AwardText, metCount, RequirementList } from "../../../ui/RequirementList.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { RowTable } from "../parts/RowTable.tsx";
import { resultTexts } from "../parts/texts.ts";

const transcriptLabels = {
  label: "Download transcript",
  busy: "Downloading...",
  failed: "The transcript could not be downloaded",
  startedTitle: "Transcript",
  started: "The transcript is being downloaded.",
};

const ordinals: Readonly<Record<number, string>> = { 1: "first", 2: "second", 3: "third" };

const { none } = resultTexts;

const average = (value: number | null): string => value?.toFixed(2) ?? none;

const graduationItems = ({ graduation, senateApproval }: StudentRecordResultsFragment_results) =>
  graduation
    ? [
        {
          key: "graduation",
          label: (
            <Flex vertical component="span">
              <strong>Requirements for graduation</strong>
              <span>{metCount(graduation.requirements)}</span>
            </Flex>
          ),
          children: (
            <>
              <RequirementList requirements={graduation.requirements} />
              <AwardText classOfAward={graduation.classOfAward} senateApproval={senateApproval} />
            </>
          ),
        },
      ]
    : [];

/** A student's published results, with the transcript for roles that may issue it. */
export const StudentResultsCard = ({
  record,
}: {
  record: FragmentType<StudentRecordResultsFragment>;
}) => {
  const { data, complete } = useFragment({
    fragment: StudentRecordResultsFragmentDoc,
    from: record,
  });
  if (!complete) return null;
  const { results } = data;
  const semesters = results.sessions.flatMap(({ session, academicStanding, semesters: own }) =>
    own.map((semester, at) => ({
      ...semester,
      title: `${session}, ${ordinals[semester.number] ?? semester.number} semester`,
      // The newest semester of a session comes first.
      academicStanding: at === 0 ? academicStanding : null,
    })),
  );
  return (
    <SectionCard
      title="Results"
      actions={
        results.transcriptUrl && (
          <DownloadButton
            variant="secondary"
            path={results.transcriptUrl}
            fileName="transcript.pdf"
            labels={transcriptLabels}
          />
        )
      }
    >
      {semesters.length === 0 ? (
        <p>No result is published yet.</p>
      ) : (
        <>
          <FactGrid
            facts={[
              ["CGPA", average(results.cgpa)],
              ["Credits passed", `${results.creditsPassed} of ${results.creditsRegistered}`],
              ["Carryovers", results.carryovers.map(({ code }) => code).join(", ")],
            ]}
          />
          <Collapse
            defaultActiveKey={["graduation", ...semesters.map(({ title }) => title)]}
            items={[
              ...graduationItems(results),
              ...semesters.map((semester) => ({
                key: semester.title,
                label: (
                  <Flex vertical component="span">
                    <strong>{semester.title}</strong>
                    <span>
                      GPA {average(semester.gpa)}, CGPA {average(semester.cgpa)},{" "}
                      {semester.creditsPassed} of {semester.creditsRegistered} credits passed
                    </span>
                  </Flex>
                ),
                children: (
                  <>
                    {semester.academicStanding && (
                      <Flex wrap gap="small" align="baseline" component="p">
                        At the end of the session:
                        <AcademicStandingTag standing={semester.academicStanding.standing} />
                        {semester.academicStanding.reasons.join(" ")}
                      </Flex>
                    )}
                    <RowTable
                      label={semester.title}
                      rows={semester.courses}
                      rowKey={({ courseId }) => courseId}
                      columns={[
                        { title: "Code", width: 110, card: "title", cell: ({ code }) => code },
                        { title: "Course", card: "fact", cell: ({ title }) => title },
                        {
                          title: "Credits",
                          width: 80,
                          numeric: true,
                          cell: ({ creditLoad }) => creditLoad,
                        },
                        { title: "CA", width: 70, numeric: true, cell: ({ ca }) => ca ?? none },
                        {
                          title: "Exam",
                          width: 70,
                          numeric: true,
                          cell: ({ exam }) => exam ?? none,
                        },
                        {
                          title: "Total",
                          width: 70,
                          numeric: true,
                          card: "fact",
                          cell: ({ total }) => total ?? none,
                        },
                        {
                          title: "Grade",
                          width: 80,
                          card: "status",
                          cell: ({ grade, points }) =>
                            grade && points === 0 ? (
                              <StatusTag kind="bad">{grade}</StatusTag>
                            ) : (
                              (grade ?? none)
                            ),
                        },
                        {
                          title: "Points",
                          width: 80,
                          numeric: true,
                          cell: ({ points }) => average(points),
                        },
                        {
                          title: "Remark",
                          width: 110,
                          card: "fact",
                          cell: ({ remark, isRepeat }) =>
                            [remark && resultTexts.remarks[remark], isRepeat && "Repeat"]
                              .filter(Boolean)
                              .join(", "),
                        },
                      ]}
                    />
                  </>
                ),
              })),
            ]}
          />
        </>
      )}
    </SectionCard>
  );
};
