import { Card } from "antd";
import { type ReactNode, useState } from "react";
import { useSession } from "../../session/use-session.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import type { StaffQuery } from "./use-staff-query.ts";

interface QueryBoundaryProps<Data> {
  readonly query: StaffQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** True once it has been known. What somebody types would be lost if the content went when the cache has to load it again. */
const useIsSessionKnown = (): boolean => {
  const session = useSession();
  const [wasKnown, setWasKnown] = useState(false);
  const isKnown = session.status !== "unknown" || wasKnown;
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown;
};

/**
 * Renders a query's result. Shows a skeleton while loading and a retry button after a failure. Screens keep drafts under the
 * person's id, so it waits for the session, too, which the staff area queries in parallel.
 */
export const QueryBoundary = <Data,>({ query, children }: QueryBoundaryProps<Data>) => {
  const { data, failure, loading, reload } = query;
  const isSessionKnown = useIsSessionKnown();
  if (failure && data === null) {
    return <ErrorState message={failure.message} onRetry={reload} retrying={loading} />;
  }
  if (data !== null && isSessionKnown) return children(data);
  return (
    <Card>
      <LoadingLines rows={4} />
    </Card>
  );
};
