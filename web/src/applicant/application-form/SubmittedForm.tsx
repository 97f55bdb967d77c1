import { useState } from "react";
import { formatDay } from "../../lib/dates.ts";
import { fetchPdf, saveFile } from "../../lib/download.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formTexts } from "./form-texts.ts";
import { Review } from "./review/Review.tsx";
import styles from "./SectionForm.module.css";
import type { FormApplicant, FormApplication } from "./saved-section.ts";

const texts = formTexts.submitted;

interface SubmittedFormProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
}

/** A submitted application, to be read and printed. */
export const SubmittedForm = ({ applicant, application }: SubmittedFormProps) => {
  const { timeZone } = usePortal();
  const { submittedAt, printoutUrl } = application;
  return (
    <Card>
      <div className={styles.section}>
        <Notice kind="success" title={texts.title}>
          {submittedAt && <p>{texts.on(formatDay(submittedAt, timeZone))}</p>}
          <p>{texts.locked}</p>
          <div className={styles.notice}>
            <ButtonLink to={paths.applicant.testSchedule}>{texts.toSchedule}</ButtonLink>
            {printoutUrl && <PrintoutButton url={printoutUrl} />}
          </div>
        </Notice>
        <Review applicant={applicant} application={application} canEdit={false} />
      </div>
    </Card>
  );
};

const PrintoutButton = ({ url }: { url: string }) => {
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchPdf(url), `${texts.printoutName}.pdf`);
    } catch {
      alert(texts.printoutFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy} onClick={() => void download()}>
      <Icon name="download" />
      {busy ? texts.downloading : texts.printout}
    </Button>
  );
};
