import { Alert, Card } from "antd";
import { formatClosingDay, formatDay } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { formTexts } from "./form-texts.ts";
import { Review } from "./review/Review.tsx";
import styles from "./SectionForm.module.css";
import type { FormApplicant, FormApplication } from "./saved-section.ts";
import { sections } from "./sections.ts";

interface FormLockedProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
  readonly reload: () => void;
}

/** Replaces a form that cannot be edited: says why, what to do and what is saved. */
export const FormLocked = ({ applicant, application, reload }: FormLockedProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { session, screening } = application;
  // A payment in another tab opens the form.
  useTabReturn(reload);
  const isClosed = session !== null && !session.isOpen;
  const isUnpaid = screening.isPaid === false && !isClosed;
  if (isUnpaid) {
    return (
      <Card>
        <div className={styles.section}>
          <Alert
            role="status"
            type="info"
            showIcon
            title="Pay the screening fee first"
            description={
              <>
                <p>{`The form opens as soon as the pre-admission screening fee of ${formatMoney(screening.amount, currencySymbol)} is paid.`}</p>
                <ButtonLink type="primary" to={paths.screeningPayment}>
                  Pay now
                </ButtonLink>
              </>
            }
          />
          <h2>What the form will ask for</h2>
          <ol className={styles.coming}>
            {sections.map((section) => (
              <li key={section}>
                <h3>{formTexts.names[section]}</h3>
                <p>{formTexts.leads[section]}</p>
              </li>
            ))}
          </ol>
        </div>
      </Card>
    );
  }
  const isAhead = isClosed && Date.parse(session.opensAt) > Date.now();
  const name = isClosed ? `${session.title} ${session.name}` : "";
  const closed = isClosed
    ? isAhead
      ? `Applications for ${name} open on ${formatDay(session.opensAt, timeZone)}.`
      : `Applications for ${name} closed on ${formatClosingDay(session.closesAt, timeZone)}. The form can no longer be changed or submitted.`
    : "Your college has closed the form for now. What you saved is kept.";
  return (
    <Card>
      <div className={styles.section}>
        <Alert
          role="status"
          type="warning"
          showIcon
          title={isClosed ? "Applications are closed" : "The form cannot be changed now"}
          description={closed}
        />
        <h2>What you saved</h2>
        <Review applicant={applicant} application={application} canEdit={false} />
      </div>
    </Card>
  );
};
