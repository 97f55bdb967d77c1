import { type ReactNode, type Ref, useId } from "react";
import { useSignOut } from "../../../session/sign-out.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { texts } from "../../texts.ts";
import styles from "./Admission.module.css";
import type { Offer } from "./decision-types.ts";

const labels = texts.admission;

interface AcceptedOfferProps {
  readonly offer: Offer;
  readonly letter: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** An accepted offer: the matric number and the link to the student login. */
export const AcceptedOffer = ({ offer, letter, titleRef }: AcceptedOfferProps) => {
  const titleId = useId();
  const [signOut, signingOut] = useSignOut("matriculated", offer.matricNumber);
  return (
    <Card labelledBy={titleId}>
      <div className={styles.decision}>
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title} data-kind="success">
          <Icon name="check" size={24} />
          {labels.acceptedTitle}
        </h2>
        <p>{labels.accepted(offer.department)}</p>
        {offer.matricNumber ? (
          <div className={styles.matric}>
            <p>{labels.matricNumber}</p>
            <p className={styles.number}>{offer.matricNumber}</p>
            <p>{labels.matricHint}</p>
          </div>
        ) : (
          <p>{labels.matricComing}</p>
        )}
        <div className={styles.actions}>
          <Button busy={signingOut} onClick={signOut}>
            {signingOut ? labels.leaving : labels.toStudentLogin}
          </Button>
          {letter}
        </div>
      </div>
    </Card>
  );
};
