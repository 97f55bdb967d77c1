import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { fileNameOf } from "../document-file-name.ts";

interface PrintoutButtonProps {
  readonly url: string;
  readonly applicant: Parameters<typeof fileNameOf>[0];
}

/** Downloads the submitted application. */
export const PrintoutButton = ({ url, applicant }: PrintoutButtonProps) => (
  <DownloadButton
    variant="secondary"
    path={url}
    fileName={fileNameOf(applicant, "application")}
    labels={{
      label: "Application printout",
      busy: "Downloading...",
      failed: "Failed to download application form. Please try again.",
      startedTitle: "Download In Progress!",
      started: "Your application printout is being downloaded. Please check your downloads folder.",
    }}
  />
);
