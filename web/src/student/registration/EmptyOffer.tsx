import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink, buttonClass } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";

const labels = registrationTexts.nothing;

/** Replaces the courses if there are none to register. */
export const EmptyOffer = () => {
  const { supportEmail } = usePortal();
  return (
    <Card>
      <EmptyState icon="book" title={labels.title}>
        <p>{labels.hint}</p>
        <div className={styles.actions}>
          <a className={buttonClass({ variant: "secondary" })} href={`mailto:${supportEmail}`}>
            {labels.contactSupport}
          </a>
          <ButtonLink variant="secondary" to={paths.student.dashboard}>
            {labels.toDashboard}
          </ButtonLink>
        </div>
      </EmptyState>
    </Card>
  );
};
