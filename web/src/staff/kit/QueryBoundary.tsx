import { Card } from "antd";
import type { ReactNode } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import type { StaffQuery } from "./use-staff-query.ts";

interface QueryBoundaryProps<Data> {
  readonly query: StaffQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query's result. Shows a skeleton while loading and a retry button after a failure. */
export const QueryBoundary = <Data,>({ query, children }: QueryBoundaryProps<Data>) => {
  const { data, failure, loading, reload } = query;
  if (failure && data === null) {
    return <ErrorState message={failure.message} onRetry={reload} retrying={loading} />;
  }
  if (data !== null) return children(data);
  return (
    <Card>
      <LoadingLines rows={4} />
    </Card>
  );
};
