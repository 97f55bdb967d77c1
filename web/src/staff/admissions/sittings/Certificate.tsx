import type { SittingDetailsFragment } from "../../../gql/staff-admissions.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sitting;

/** PDF viewer parameters: full width without the thumbnail pane. Some viewers ignore them. */
const viewerWishes = "#navpanes=0&view=FitH";

/** The uploaded file: a picture, or a PDF in the browser's viewer. */
export const Certificate = ({
  sitting: { name, resultUrl, resultMediaType },
}: {
  sitting: SittingDetailsFragment;
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
