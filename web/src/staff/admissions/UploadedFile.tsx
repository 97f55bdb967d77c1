import { Flex } from "antd";
import styles from "./Admissions.module.css";

/** PDF viewer parameters: full width without the thumbnail pane. Some viewers ignore them. */
const viewerWishes = "#navpanes=0&view=FitH";

interface UploadedFileProps {
  readonly url: string;
  readonly mediaType: string | null;
  /** What the file is: "Certificate of Ngozi Eze". */
  readonly title: string;
}

/** A file that an applicant uploaded: a picture, or a PDF in the browser's viewer. */
export const UploadedFile = ({ url, mediaType, title }: UploadedFileProps) => (
  <Flex vertical gap="middle">
    {mediaType === "application/pdf" ? (
      <iframe className={styles.uploadedFile} src={`${url}${viewerWishes}`} title={title} />
    ) : (
      <img className={styles.uploadedFile} src={url} alt={title} />
    )}
    <a href={url} target="_blank" rel="noreferrer">
      Open the file in a new tab
    </a>
  </Flex>
);
