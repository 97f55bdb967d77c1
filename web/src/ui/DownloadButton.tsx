import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { Dialog } from "./Dialog.tsx";
import { useFileDownload } from "./use-file-download.ts";

interface DownloadButtonProps {
  readonly path: string;
  readonly fileName: string;
  /** Default: a PDF's. */
  readonly mediaType?: string;
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

/** Downloads a document of the college, and says that it is under way. */
export const DownloadButton = (props: DownloadButtonProps) => {
  const { path, fileName, mediaType, labels, name, variant = "primary", wide = false } = props;
  const [startedShown, setStartedShown] = useState(false);
  const [download, busy] = useFileDownload();
  const close = () => setStartedShown(false);
  const start = () =>
    download({
      path,
      fileName,
      mediaType,
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
