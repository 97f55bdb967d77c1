import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Icon } from "./Icon.tsx";
import { usePdfDownload } from "./use-pdf-download.ts";

interface PdfButtonProps {
  /** Path of the PDF on this gateway. */
  readonly path: string;
  /** What the browser saves it as. */
  readonly fileName: string;
  readonly words: {
    readonly label: string;
    readonly busy: string;
    /** The alert when the file did not come. */
    readonly failed: string;
    readonly startedTitle: string;
    readonly started: ReactNode;
  };
  /** The whole of what it downloads, where the label alone does not tell. */
  readonly name?: string;
  readonly look?: "primary" | "secondary" | "plain";
  readonly wide?: boolean;
}

/** Downloads a PDF and says so in a dialog. */
export const PdfButton = ({ path, fileName, words, name, look, wide }: PdfButtonProps) => {
  const [startedShown, setStartedShown] = useState(false);
  const [download, busy] = usePdfDownload();
  const close = () => setStartedShown(false);
  const start = () =>
    download({
      path,
      fileName,
      failedText: words.failed,
      onStarted: () => setStartedShown(true),
    });
  return (
    <>
      <Button look={look} wide={wide} busy={busy} onClick={start} aria-label={name}>
        <Icon name="download" />
        {busy ? words.busy : words.label}
      </Button>
      {startedShown && (
        <Dialog
          title={words.startedTitle}
          kind="success"
          onClose={close}
          actions={<Button onClick={close}>{texts.ok}</Button>}
        >
          {words.started}
        </Dialog>
      )}
    </>
  );
};
