import { StudentResultsDocument } from "../../gql/student-results.ts";
import { paths } from "../../paths.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { ResultsOverview } from "./ResultsOverview.tsx";
import { resultsTexts } from "./results-texts.ts";

/** The published results by session and semester, with averages and carryovers. */
export default function ResultsPage() {
  const { student, failure, reload, reloading } = useStudentQuery(
    StudentResultsDocument,
    "cache-and-network",
  );
  const content = () => {
    if (student?.results) {
      const { results } = student;
      const isEmpty = results.sessions.length === 0 && results.carryovers.length === 0;
      return isEmpty ? <NoResults /> : <ResultsOverview results={results} />;
    }
    if (failure) {
      const message = failure.message || resultsTexts.failed;
      return <ErrorState message={message} onRetry={reload} retrying={reloading} />;
    }
    return student ? <NoResults /> : <ResultsSkeleton />;
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
    <EmptyState icon="results" title={resultsTexts.empty.title}>
      <p>{resultsTexts.empty.hint}</p>
      <ButtonLink variant="secondary" to={paths.student.registeredCourses}>
        {resultsTexts.empty.toCourses}
      </ButtonLink>
    </EmptyState>
  </Card>
);

const ResultsSkeleton = () => (
  <SkeletonGroup>
    <Card>
      <Skeleton width="40%" height="3rem" />
    </Card>
    <Card>
      <Skeleton height="14rem" />
    </Card>
  </SkeletonGroup>
);
