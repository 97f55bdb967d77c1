import { Button, Form } from "antd";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { useOnce } from "../../lib/use-once.ts";
import { FileField } from "../../ui/FileField.tsx";
import { InvalidDocumentError, prepareDocument } from "./document-file.ts";

interface SendDocumentProps {
  readonly label: string;
  /** What the file is, where several fields have the same label. It is read aloud, not shown. */
  readonly about?: string;
  readonly hint?: string;
  /** The button that sends the file. It shows once one is chosen. */
  readonly action: string;
  /** Sends the prepared file. Resolves to the message of a refusal, or null. */
  readonly send: (file: File) => Promise<string | null>;
}

/** Chooses one document and sends it. The chosen file stays until it is sent. */
export const SendDocument = ({ action, send, ...field }: SendDocumentProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [submit, busy] = useOnce(async (chosen: File) => {
    setError(undefined);
    try {
      const refusal = await send(await prepareDocument(chosen));
      if (refusal === null) setFile(null);
      else setError(refusal);
    } catch (cause) {
      setError(cause instanceof InvalidDocumentError ? cause.message : failureOf(cause).message);
    }
  });
  return (
    <Form layout="vertical" onFinish={() => file && void submit(file)}>
      <FileField
        {...field}
        error={error}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChoose={(chosen) => {
          setFile(chosen);
          setError(undefined);
        }}
      />
      {file && (
        <>
          <p role="status">{file.name}</p>
          <Button type="primary" htmlType="submit" loading={busy}>
            {busy ? "Sending…" : action}
          </Button>
        </>
      )}
    </Form>
  );
};
