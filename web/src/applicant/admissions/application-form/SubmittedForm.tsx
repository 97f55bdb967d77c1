import { Alert, Card, Flex } from "antd";
import { formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PrintoutButton } from "../PrintoutButton.tsx";
import { formTexts } from "./form-texts.ts";
import { Review } from "./review/Review.tsx";
import styles from "./SectionForm.module.css";
import type { FormApplicant, FormApplication } from "./saved-section.ts";

interface SubmittedFormProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

/** The submitted application, read-only, with its documents. */
export const SubmittedForm = ({ applicant, application }: SubmittedFormProps) => {
  const { timeZone } = usePortal();
  const { submittedAt, printoutUrl } = application;
  return (
    <Card>
      <div className={styles.section}>
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
        <h2>{formTexts.review}</h2>
        <Review applicant={applicant} application={application} canEdit={false} />
      </div>
    </Card>
  );
};
