import type { WholeSittingFragment } from "../../../gql/staff.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sitting;

/** As wide as the frame, without the pane of small pages; a viewer that knows no such wish leaves it. */
const viewerWishes = "#navpanes=0&view=FitH";

/** The uploaded file: a picture, or a PDF in the browser's own viewer. */
export const Certificate = ({
  sitting: { name, resultUrl, resultMediaType },
}: {
  sitting: WholeSittingFragment;
}) => {
  if (!resultUrl) return <p>{texts.noFile}</p>;
  return (
    <div className={styles.stack}>
      {resultMediaType === "application/pdf" ? (
        <iframe
          className={styles.certificate}
          src={`${resultUrl}${viewerWishes}`}
          title={texts.fileTitle(name)}
        />
      ) : (
        <img className={styles.certificate} src={resultUrl} alt={texts.fileTitle(name)} />
      )}
      <a href={resultUrl} target="_blank" rel="noreferrer">
        {texts.openFile}
      </a>
    </div>
  );
};
