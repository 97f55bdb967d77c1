import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { Dialog } from "./Dialog.tsx";
import { usePdfDownload } from "./use-pdf-download.ts";

interface PdfButtonProps {
  readonly path: string;
  readonly fileName: string;
  readonly labels: {
    readonly label: string;
    readonly busy: string;
    readonly failed: string;
    readonly startedTitle: string;
    readonly started: ReactNode;
  };
  /** The full accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly variant?: "primary" | "secondary" | "plain";
  readonly wide?: boolean;
}

const types = { primary: "primary", secondary: "default", plain: "link" } as const;

export const PdfButton = (props: PdfButtonProps) => {
  const { path, fileName, labels, name, variant = "primary", wide = false } = props;
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
      <Button
        type={types[variant]}
        block={wide}
        icon={<DownloadOutlined aria-hidden />}
        aria-disabled={busy || undefined}
        onClick={start}
        aria-label={name}
      >
        {busy ? labels.busy : labels.label}
      </Button>
      {startedShown && (
        <Dialog
          title={labels.startedTitle}
          kind="success"
          onClose={close}
          actions={
            <Button type="primary" onClick={close}>
              {texts.ok}
            </Button>
          }
        >
          {labels.started}
        </Dialog>
      )}
    </>
  );
};
