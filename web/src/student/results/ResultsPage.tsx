import { Alert, Card, Collapse, Descriptions, Empty, Flex, Statistic } from "antd";
import { Suspense } from "react";
import {
  StudentResultsDocument,
  type StudentResultsQuery_viewer_Student_results,
  type StudentResultsQuery_viewer_Student_results_sessions_semesters,
} from "../../gql/student-results.ts";
import { lazyPartOr } from "../../lib/lazy-part.tsx";
import { useMedia, widths } from "../../lib/use-media.ts";
import { paths } from "../../paths.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { titles } from "../../titles.ts";
import { academicStandings } from "../../ui/AcademicStandingTag.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";
import { creditCount } from "../counts.ts";
import { average, marksOf, notesOf, semesterName } from "./course-result.ts";
import { Grade } from "./Grade.tsx";
import { Graduation } from "./Graduation.tsx";
import { LeavingClearance } from "./LeavingClearance.tsx";
import styles from "./Results.module.css";
import type { ResultTableProps } from "./ResultTable.tsx";

const transcript = {
  label: "Download transcript",
  busy: "Downloading...",
  failed: "The transcript could not be downloaded",
  startedTitle: "Transcript",
  started: "Your transcript is being downloaded.",
};

export default function ResultsPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentResultsDocument, "Student");
  const content = () => {
    if (viewer?.results) {
      const { results } = viewer;
      const isEmpty = results.sessions.length === 0 && results.carryovers.length === 0;
      return isEmpty ? <NoResults /> : <ResultsOverview results={results} />;
    }
    if (failure) {
      return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
    }
    if (viewer) return <NoResults />;
    return (
      <Card>
        <LoadingLines rows={8} />
      </Card>
    );
  };
  return (
    <>
      <PageHeading>{titles.results}</PageHeading>
      {viewer?.leavingClearance && <LeavingClearance clearance={viewer.leavingClearance} />}
      {content()}
    </>
  );
}

const NoResults = () => (
  <Card>
    <Empty description="No results yet">
      <p>Your results appear here as soon as the college publishes them. We write to you then.</p>
      <ButtonLink to={paths.student.registeredCourses}>Registered courses</ButtonLink>
    </Empty>
  </Card>
);

interface ResultsProps {
  readonly results: StudentResultsQuery_viewer_Student_results;
}

/** All results, newest first. The newest semester is open. */
const ResultsOverview = ({ results }: ResultsProps) => {
  const { cgpa, creditsPassed, creditsRegistered, transcriptUrl, carryovers, sessions } = results;
  const semesters = sessions.flatMap(({ session, semesters: own }) =>
    own
      .toSorted((one, other) => other.number - one.number)
      .map((semester) => ({
        semester,
        name: `${semesterName(semester.number)} semester, ${session}`,
      })),
  );
  const standing = lastStanding(sessions);
  return (
    <>
      <Card size="small">
        <Flex wrap gap="middle" align="center" justify="space-between">
          <Statistic title="CGPA" value={average(cgpa)} />
          <Statistic title="Credits passed" value={`${creditsPassed} of ${creditsRegistered}`} />
          <Flex wrap gap="small">
            {results.graduation && (
              <Graduation audit={results.graduation} senateApproval={results.senateApproval} />
            )}
            {transcriptUrl && (
              <DownloadButton path={transcriptUrl} fileName="transcript.pdf" labels={transcript} />
            )}
          </Flex>
        </Flex>
      </Card>
      {standing && (
        <Alert
          type="warning"
          showIcon
          title={`${academicStandings[standing.standing][1]} after ${standing.session}`}
          description={`${standing.reasons.join(" ")} If you have questions, ask the exam office.`}
        />
      )}
      {carryovers.length > 0 && (
        <RegionCard size="small" title="Carryovers">
          <Flex wrap gap="small" align="center">
            <p className={styles.lead}>
              You have not passed these courses yet. They come into the next course registration of
              their semester by themselves.
            </p>
            <ButtonLink to={paths.student.courseRegistration}>Go to course registration</ButtonLink>
          </Flex>
          <ul className={styles.lines}>
            {carryovers.map(({ courseId, code, title, creditLoad, semester, session }) => (
              <li key={courseId} className={styles.line}>
                <p className={styles.title}>
                  <span className={styles.code}>{code}</span> {title}, {creditCount(creditLoad)}
                </p>
                <p className={styles.note}>
                  {`Taught in ${semesterName(semester).toLowerCase()} semesters, failed in ${session}`}
                </p>
              </li>
            ))}
          </ul>
        </RegionCard>
      )}
      <Collapse
        defaultActiveKey={semesters.slice(0, 1).map(({ name }) => name)}
        items={semesters.map(({ name, semester }) => ({
          key: name,
          label: (
            <div className={styles.head}>
              <strong>{name}</strong>
              <span>GPA {average(semester.gpa)}</span>
              <span>CGPA {average(semester.cgpa)}</span>
              <span>
                {semester.creditsPassed} of {creditCount(semester.creditsRegistered)}
              </span>
            </div>
          ),
          children: <SemesterResults name={name} semester={semester} />,
        }))}
      />
      <GradeScale results={results} />
    </>
  );
};

/** The standing after the last session that is decided; null if it is good. */
const lastStanding = (sessions: StudentResultsQuery_viewer_Student_results["sessions"]) => {
  const decided = sessions.find(
    ({ academicStanding }) => academicStanding && academicStanding.standing !== "UNDECIDED",
  );
  return decided?.academicStanding && decided.academicStanding.standing !== "GOOD"
    ? { ...decided.academicStanding, session: decided.session }
    : null;
};

const ResultLines = ({ courses }: Pick<ResultTableProps, "courses">) => (
  <ul className={styles.lines}>
    {courses.map((course) => (
      <li key={course.courseId} className={styles.line}>
        <p className={styles.title}>
          <span className={styles.code}>{course.code}</span> {course.title},{" "}
          {creditCount(course.creditLoad)}
        </p>
        <Grade course={course} />
        {course.remark !== "WITHHELD" && (
          <dl className={styles.marks}>
            {Object.entries(marksOf(course)).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {notesOf(course).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

// Ant Design's Table weighs more than the rest of the page, and a phone shows a list.
const ResultTable = lazyPartOr(ResultLines, () => import("./ResultTable.tsx"));

interface SemesterResultsProps {
  /** `First semester, 2026/2027` */
  readonly name: string;
  readonly semester: StudentResultsQuery_viewer_Student_results_sessions_semesters;
}

const SemesterResults = ({ name, semester }: SemesterResultsProps) => {
  const isTablet = useMedia(widths.tablet);
  const { awaited, courses } = semester;
  const list = <ResultLines courses={courses} />;
  return (
    <section aria-label={name}>
      {awaited > 0 && (
        <p className={styles.note}>
          {awaited === 1
            ? "The result of 1 course is still to come; these figures are without it."
            : `The results of ${awaited} courses are still to come; these figures are without them.`}
        </p>
      )}
      {isTablet ? (
        <Suspense fallback={list}>
          <ResultTable label={name} courses={courses} />
        </Suspense>
      ) : (
        list
      )}
    </section>
  );
};

const policies = {
  ALL: "Of a repeated course, all attempts count towards the CGPA.",
  BEST: "Of a repeated course, the best attempt counts towards the CGPA.",
  LATEST: "Of a repeated course, the latest attempt counts towards the CGPA.",
} as const;

/** The grade scale and the calculation of the averages, collapsed at first. */
const GradeScale = ({ results }: ResultsProps) => (
  <Collapse
    items={[
      {
        key: "scale",
        label: "How results are graded",
        children: (
          <>
            <Descriptions
              size="small"
              column={{ xs: 1, sm: 2, md: 3 }}
              items={results.scale.map(({ letter, from, points }) => ({
                key: letter,
                label: letter,
                children: `from ${from}, ${points.toFixed(2)} points`,
              }))}
            />
            <p className={styles.note}>
              If you miss an examination, your grade is ABS with 0 points, and you take it again.
            </p>
            <p className={styles.note}>
              GPA: the points of each course times its credits, divided by all credits. The CGPA is
              the same over all semesters.
            </p>
            <p className={styles.note}>{policies[results.cgpaPolicy]}</p>
          </>
        ),
      },
    ]}
  />
);
