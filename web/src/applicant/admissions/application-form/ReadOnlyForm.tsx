import { Alert, Card, Flex } from "antd";
import type { ReactNode } from "react";
import { formatClosingDay, formatDay } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PrintoutButton } from "../PrintoutButton.tsx";
import { formTexts } from "./form-texts.ts";
import { Review } from "./review/Review.tsx";
import styles from "./SectionForm.module.css";
import type { FormApplicant, FormApplication } from "./saved-section.ts";
import { sections } from "./sections.ts";

interface ReadOnlyFormProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card>
    <div className={styles.section}>{children}</div>
  </Card>
);

/** The submitted application with its documents. */
export const SubmittedForm = ({ applicant, application }: ReadOnlyFormProps) => {
  const { timeZone } = usePortal();
  const { submittedAt, printoutUrl } = application;
  return (
    <Frame>
      <Alert
        role="status"
        type="success"
        showIcon
        title="Your application is submitted"
        description={
          <Flex vertical gap="small">
            {submittedAt && <p>{`Submitted on ${formatDay(submittedAt, timeZone)}.`}</p>}
            <p>The form can no longer be changed. If something is wrong, contact support.</p>
            <Flex wrap gap="small">
              <ButtonLink type="primary" to={paths.applicant.testSchedule}>
                See test schedule
              </ButtonLink>
              {printoutUrl && <PrintoutButton url={printoutUrl} applicant={applicant} />}
            </Flex>
          </Flex>
        }
      />
      <h2>Your application</h2>
      <Review applicant={applicant} application={application} canEdit={false} />
    </Frame>
  );
};

interface LockedFormProps extends ReadOnlyFormProps {
  readonly reload: () => void;
}

/** Replaces a form that cannot be edited: says why, what to do and what is saved. */
export const LockedForm = ({ applicant, application, reload }: LockedFormProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { session, screening } = application;
  // A payment in another tab opens the form.
  useTabReturn(reload);
  const closed = session?.isOpen === false ? session : null;
  if (screening.isPaid === false && !closed) {
    return (
      <Frame>
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
      </Frame>
    );
  }
  const reason = () => {
    if (!closed) return "Your college has closed the form for now. What you saved is kept.";
    const name = `${closed.title} ${closed.name}`;
    return Date.parse(closed.opensAt) > Date.now()
      ? `Applications for ${name} open on ${formatDay(closed.opensAt, timeZone)}.`
      : `Applications for ${name} closed on ${formatClosingDay(closed.closesAt, timeZone)}. The form can no longer be changed or submitted.`;
  };
  return (
    <Frame>
      <Alert
        role="status"
        type="warning"
        showIcon
        title={closed ? "Applications are closed" : "The form cannot be changed now"}
        description={reason()}
      />
      <h2>What you saved</h2>
      <Review applicant={applicant} application={application} canEdit={false} />
    </Frame>
  );
};
