import { useMutation } from "@apollo/client/react";
import { Button, Flex, Form } from "antd";
import { useState } from "react";
import { SendEntryPaperDocument } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileField } from "../../../ui/FileField.tsx";
import { InvalidDocumentError, prepareDocument } from "../document-file.ts";

interface SendPaperProps {
  readonly number: number;
  readonly name: string;
  /** Whether the file takes the place of one that was handed in. */
  readonly isAnother: boolean;
}

/** Chooses the file of one paper and hands it in. */
export default function SendPaper({ number, name, isAnother }: SendPaperProps) {
  const { toast } = useFeedback();
  const [send, { loading }] = useMutation(SendEntryPaperDocument);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const submit = async () => {
    setError(file ? undefined : "Choose the file first.");
    if (!file) return;
    try {
      const { data } = await send({ variables: { number, paper: await prepareDocument(file) } });
      const answer = data?.sendEntryPaper;
      if (answer?.__typename === "Refusal") {
        setError(answer.message);
        return;
      }
      setFile(null);
      toast("success", answer?.message ?? "The paper is handed in.");
    } catch (cause) {
      setError(cause instanceof InvalidDocumentError ? cause.message : failureOf(cause).message);
    }
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <FileField
        label={isAnother ? "Choose another file" : "Choose a file"}
        about={name}
        error={error}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChoose={(chosen) => {
          setFile(chosen);
          setError(undefined);
        }}
      />
      {file && (
        <Flex wrap gap="small" align="center">
          <p role="status">{file.name}</p>
          <Button type="primary" htmlType="submit" loading={loading}>
            {loading ? "Sending…" : "Hand it in"}
          </Button>
        </Flex>
      )}
    </Form>
  );
}
