import { Alert } from "antd";
import { formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import styles from "../../PublicPage.module.css";
import { screeningTexts as labels } from "./screening-texts.ts";
import type { ScreeningFee } from "./screening-types.ts";

/** The paid fee: date, reference and the receipt to bring to the test. */
export const ScreeningPaid = ({ paidAt, reference, receiptUrl }: ScreeningFee) => {
  const { timeZone } = usePortal();
  return (
    <>
      <Alert role="status" type="success" showIcon title={labels.paid} />
      <Facts
        facts={[
          [labels.paidOn, paidAt && formatDay(paidAt, timeZone)],
          [labels.reference, reference],
        ]}
      />
      <div className={styles.stack}>
        <ButtonLink type="primary" block to={paths.applicant.dashboard}>
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
