import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink, buttonClass } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";

const words = registrationTexts.nothing;

/** Replaces the courses if there are none to register. */
export const EmptyOffer = () => {
  const { supportEmail } = usePortal();
  return (
    <Card>
      <EmptyState icon="book" title={words.title}>
        <p>{words.hint}</p>
        <div className={styles.actions}>
          <a className={buttonClass({ look: "secondary" })} href={`mailto:${supportEmail}`}>
            {words.contactSupport}
          </a>
          <ButtonLink look="secondary" to={paths.student.dashboard}>
            {words.toDashboard}
          </ButtonLink>
        </div>
      </EmptyState>
    </Card>
  );
};
