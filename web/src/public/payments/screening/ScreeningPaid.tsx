import { formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import styles from "../../PublicPage.module.css";
import { screeningTexts as labels } from "./screening-texts.ts";
import type { ScreeningFee } from "./screening-types.ts";

/** The paid fee: date, reference and the receipt to bring to the test. */
export const ScreeningPaid = ({ paidAt, reference, receiptUrl }: ScreeningFee) => {
  const { timeZone } = usePortal();
  return (
    <>
      <Notice kind="success">{labels.paid}</Notice>
      <Facts
        facts={[
          [labels.paidOn, paidAt && formatDay(paidAt, timeZone)],
          [labels.reference, reference],
        ]}
      />
      <div className={styles.stack}>
        <ButtonLink to={paths.applicant.dashboard} wide>
          {labels.goOn}
        </ButtonLink>
        {receiptUrl && (
          <PdfButton
            path={receiptUrl}
            fileName="screening_receipt.pdf"
            variant="secondary"
            wide
            labels={{ ...texts.receiptDownload, label: labels.receipt }}
          />
        )}
      </div>
    </>
  );
};
