import { useState } from "react";
import { isPortalReachable } from "../lib/portal-reachable.ts";
import { reloadPage } from "../lib/redirect.ts";
import { texts } from "../texts.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorPart } from "../ui/ErrorPart.tsx";

/** In the place of a screen whose code the network kept back. A reload without a network would lose the whole page. */
export const Unreachable = () => {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    if (await isPortalReachable()) reloadPage();
    else setAsking(false);
  };
  return (
    <Card>
      <ErrorPart message={texts.failures.network} onRetry={() => void retry()} retrying={asking} />
    </Card>
  );
};
