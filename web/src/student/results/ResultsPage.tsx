import { Card, Collapse, Empty, Flex, Statistic } from "antd";
import { useId } from "react";
import { StudentResultsDocument } from "../../gql/student-results.ts";
import { paths } from "../../paths.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import { creditCount } from "../counts.ts";
import { useStudentQuery } from "../use-student-query.ts";
import { average, type Results, semesterName } from "./course-result.ts";
import { GradeScale } from "./GradeScale.tsx";
import styles from "./Results.module.css";
import { SemesterResults } from "./SemesterResults.tsx";

const transcript = {
  label: "Download transcript",
  busy: "Downloading...",
  failed: "The transcript could not be downloaded",
  startedTitle: "Transcript",
  started: "Your transcript is being downloaded.",
};

/** The published results by semester, with averages and carryovers. */
export default function ResultsPage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentResultsDocument);
  const content = () => {
    if (student?.results) {
      const { results } = student;
      const isEmpty = results.sessions.length === 0 && results.carryovers.length === 0;
      return isEmpty ? <NoResults /> : <ResultsOverview results={results} />;
    }
    if (failure) {
      const message = failure.message || "Your results could not be loaded.";
      return <ErrorState message={message} onRetry={reload} retrying={reloading} />;
    }
    if (student) return <NoResults />;
    return (
      <Card>
        <LoadingLines rows={8} />
      </Card>
    );
  };
  return (
    <>
      <PageHeading>{titles.results}</PageHeading>
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

/** All results, newest first. The newest semester is open. */
const ResultsOverview = ({ results }: { results: Results }) => {
  const { cgpa, creditsPassed, creditsRegistered, transcriptUrl, carryovers, sessions } = results;
  const semesters = sessions.flatMap(({ session, semesters: own }) =>
    own
      .toSorted((one, other) => other.number - one.number)
      .map((semester) => ({
        semester,
        name: `${semesterName(semester.number)} semester, ${session}`,
      })),
  );
  return (
    <>
      <Card size="small">
        <Flex wrap gap="middle" align="center" justify="space-between">
          <Statistic title="CGPA" value={average(cgpa)} />
          <Statistic title="Credits passed" value={`${creditsPassed} of ${creditsRegistered}`} />
          {transcriptUrl && (
            <PdfButton path={transcriptUrl} fileName="transcript.pdf" labels={transcript} />
          )}
        </Flex>
      </Card>
      <Carryovers courses={carryovers} />
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
      <GradeScale scale={results.scale} policy={results.cgpaPolicy} />
    </>
  );
};

/** The courses to repeat, with an explanation. Renders nothing without carryovers. */
const Carryovers = ({ courses }: { courses: Results["carryovers"] }) => {
  const titleId = useId();
  if (courses.length === 0) return null;
  return (
    <Card
      size="small"
      role="region"
      aria-labelledby={titleId}
      title={<h2 id={titleId}>Carryovers</h2>}
    >
      <Flex wrap gap="small" align="center">
        <p className={styles.lead}>
          You have not passed these courses yet. They come into the next course registration of
          their semester by themselves.
        </p>
        <ButtonLink to={paths.student.courseRegistration}>Go to course registration</ButtonLink>
      </Flex>
      <ul className={styles.lines}>
        {courses.map(({ courseId, code, title, creditLoad, semester, session }) => (
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
    </Card>
  );
};
