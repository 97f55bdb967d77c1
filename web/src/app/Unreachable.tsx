import { useState } from "react";
import { isPortalReachable } from "../lib/portal-reachable.ts";
import { reloadPage } from "../lib/redirect.ts";
import { texts } from "../texts.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";

/**
 * Replaces a screen whose code could not be loaded. It does not reload without a network, because that would lose the
 * page.
 */
export const Unreachable = () => {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    if (await isPortalReachable()) reloadPage();
    else setAsking(false);
  };
  return (
    <Card>
      <ErrorState message={texts.failures.network} onRetry={() => void retry()} retrying={asking} />
    </Card>
  );
};
