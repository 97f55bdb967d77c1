import { useState } from "react";
import { reloadPage } from "../lib/leave-for.ts";
import { portalAnswers } from "../lib/portal-answers.ts";
import { texts } from "../texts.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorPart } from "../ui/ErrorPart.tsx";

/** In the place of a screen whose code the network kept back. A reload without a network would lose the whole page. */
export const Unreachable = () => {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    if (await portalAnswers()) reloadPage();
    else setAsking(false);
  };
  return (
    <Card>
      <ErrorPart message={texts.failures.network} onRetry={() => void retry()} retrying={asking} />
    </Card>
  );
};
