import type { ReactNode } from "react";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import type { StaffQuery } from "./use-staff-query.ts";

interface QueryBoundaryProps<Data> {
  readonly query: StaffQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query's result. Shows a skeleton while loading and a retry button after a failure. */
export const QueryBoundary = <Data,>({ query, children }: QueryBoundaryProps<Data>) => {
  const { data, failure, loading, reload } = query;
  if (failure && data === null) {
    return (
      <Card>
        <ErrorState message={failure.message} onRetry={reload} retrying={loading} />
      </Card>
    );
  }
  if (data !== null) return children(data);
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton height="1.25rem" />
        <Skeleton width="80%" height="1.25rem" />
      </SkeletonGroup>
    </Card>
  );
};
