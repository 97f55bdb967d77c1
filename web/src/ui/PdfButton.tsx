import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Icon } from "./Icon.tsx";
import { usePdfDownload } from "./use-pdf-download.ts";

interface PdfButtonProps {
  /** The path of the PDF on this gateway. */
  readonly path: string;
  /** The name of the saved file. */
  readonly fileName: string;
  readonly labels: {
    readonly label: string;
    readonly busy: string;
    /** The alert if the download fails. */
    readonly failed: string;
    readonly startedTitle: string;
    readonly started: ReactNode;
  };
  /** The full accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly variant?: "primary" | "secondary" | "plain";
  readonly wide?: boolean;
}

/** Downloads a PDF and reports it in a dialog. */
export const PdfButton = ({ path, fileName, labels, name, variant, wide }: PdfButtonProps) => {
  const [startedShown, setStartedShown] = useState(false);
  const [download, busy] = usePdfDownload();
  const close = () => setStartedShown(false);
  const start = () =>
    download({
      path,
      fileName,
      failedText: labels.failed,
      onStarted: () => setStartedShown(true),
    });
  return (
    <>
      <Button variant={variant} wide={wide} busy={busy} onClick={start} aria-label={name}>
        <Icon name="download" />
        {busy ? labels.busy : labels.label}
      </Button>
      {startedShown && (
        <Dialog
          title={labels.startedTitle}
          kind="success"
          onClose={close}
          actions={<Button onClick={close}>{texts.ok}</Button>}
        >
          {labels.started}
        </Dialog>
      )}
    </>
  );
};
