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

const texts = formTexts.locked;

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
            title={texts.unpaidTitle}
            description={
              <>
                <p>{texts.unpaid(formatMoney(screening.amount, currencySymbol))}</p>
                <ButtonLink type="primary" to={paths.screeningPayment}>
                  {texts.pay}
                </ButtonLink>
              </>
            }
          />
          <h2>{texts.sections}</h2>
          <ol className={styles.coming}>
            {sections.map((section) => (
              <li key={section}>
                <h3>{formTexts.sections[section]}</h3>
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
      ? texts.notOpen(name, formatDay(session.opensAt, timeZone))
      : texts.closed(name, formatClosingDay(session.closesAt, timeZone))
    : texts.other;
  return (
    <Card>
      <div className={styles.section}>
        <Alert
          role="status"
          type="warning"
          showIcon
          title={isClosed ? texts.closedTitle : texts.otherTitle}
          description={closed}
        />
        <h2>{texts.saved}</h2>
        <Review applicant={applicant} application={application} canEdit={false} />
      </div>
    </Card>
  );
};
