import { Alert, Button, Typography } from "antd";
import type { ReactNode, Ref } from "react";
import { useSignOut } from "../../../session/sign-out.ts";
import { texts } from "../../texts.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import type { Offer } from "./decision-types.ts";

const labels = texts.admission;

interface AcceptedOfferProps {
  readonly offer: Offer;
  readonly letter: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** An accepted offer: the matric number and the link to the student login. */
export const AcceptedOffer = ({ offer, letter, titleRef }: AcceptedOfferProps) => {
  const [signOut, signingOut] = useSignOut("matriculated", offer.matricNumber);
  return (
    <DecisionCard
      kind="success"
      title={labels.acceptedTitle}
      titleRef={titleRef}
      actions={
        <>
          <Button type="primary" loading={signingOut} onClick={signOut}>
            {signingOut ? labels.leaving : labels.toStudentLogin}
          </Button>
          {letter}
        </>
      }
    >
      <p>{labels.accepted(offer.department)}</p>
      {offer.matricNumber ? (
        <Alert
          role="status"
          type="success"
          title={labels.matricNumber}
          description={
            <>
              <Typography.Text strong copyable>
                {offer.matricNumber}
              </Typography.Text>
              <p>{labels.matricHint}</p>
            </>
          }
        />
      ) : (
        <p>{labels.matricComing}</p>
      )}
    </DecisionCard>
  );
};
