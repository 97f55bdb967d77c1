import { formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import styles from "../../PublicPage.module.css";
import { screeningTexts as words } from "./screening-texts.ts";
import type { ScreeningFee } from "./screening-types.ts";

/** The paid fee: date, reference and the receipt to bring to the test. */
export const ScreeningPaid = ({ paidAt, reference, receiptUrl }: ScreeningFee) => {
  const { timeZone } = usePortal();
  return (
    <>
      <Notice kind="success">{words.paid}</Notice>
      <Facts
        facts={[
          [words.paidOn, paidAt && formatDay(paidAt, timeZone)],
          [words.reference, reference],
        ]}
      />
      <div className={styles.stack}>
        <ButtonLink to={paths.applicant.dashboard} wide>
          {words.goOn}
        </ButtonLink>
        {receiptUrl && (
          <PdfButton
            path={receiptUrl}
            fileName="screening_receipt.pdf"
            look="secondary"
            wide
            words={{ ...texts.receiptDownload, label: words.receipt }}
          />
        )}
      </div>
    </>
  );
};
