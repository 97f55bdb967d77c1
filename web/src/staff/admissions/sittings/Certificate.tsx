import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import type { Sitting } from "./SittingPage.tsx";

const texts = admissionTexts.sitting;

/** The uploaded file: a picture, or a PDF in the browser's own viewer. */
export const Certificate = ({
  sitting: { name, resultUrl, resultMediaType },
}: {
  sitting: Sitting;
}) => {
  if (!resultUrl) return <p>{texts.noFile}</p>;
  return (
    <div className={styles.stack}>
      {resultMediaType === "application/pdf" ? (
        <iframe className={styles.certificate} src={resultUrl} title={texts.fileTitle(name)} />
      ) : (
        <img className={styles.certificate} src={resultUrl} alt={texts.fileTitle(name)} />
      )}
      <a href={resultUrl} target="_blank" rel="noreferrer">
        {texts.openFile}
      </a>
    </div>
  );
};
