import { useMutation } from "@apollo/client/react";
import { Alert, Button, Card, Flex, Form } from "antd";
import { useId, useState } from "react";
import {
  type EntryClearance_PapersFragment,
  SendEntryPaperDocument,
} from "../../../gql/applicant-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileField } from "../../../ui/FileField.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { InvalidDocumentError, prepareDocument } from "../document-file.ts";

export type Clearance = EntryClearance_PapersFragment;

type Paper = Clearance["papers"][number];

const states: Readonly<Record<Paper["state"], readonly [StatusKind, string]>> = {
  MISSING: ["waiting", "To be handed in"],
  SENT: ["decided", "With the college"],
  ACCEPTED: ["good", "Accepted"],
  RETURNED: ["bad", "Returned"],
};

/** One paper: how far it is, the file, and the upload of another one. */
export const PaperCard = ({ paper }: { readonly paper: Paper }) => {
  const { timeZone } = usePortal();
  const titleId = useId();
  const { name, state, note, isSighted, fileUrl, sentAt } = paper;
  const [kind, label] = states[state];
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex vertical gap="small">
        <Flex wrap gap="small" align="center">
          <h2 id={titleId} style={{ margin: 0 }}>
            {name}
          </h2>
          <StatusTag kind={kind}>{label}</StatusTag>
          {state === "ACCEPTED" && (
            <StatusTag kind={isSighted ? "good" : "waiting"}>
              {isSighted ? "Original seen" : "Bring the original"}
            </StatusTag>
          )}
        </Flex>
        {note && <Alert type="warning" showIcon role="status" title={note} />}
        {fileUrl && (
          <p>
            <a href={fileUrl} target="_blank" rel="noreferrer">
              Your file
            </a>
            {sentAt && `, handed in on ${formatDay(sentAt, timeZone)}`}
          </p>
        )}
        {state !== "ACCEPTED" && <SendPaper paper={paper} />}
      </Flex>
    </Card>
  );
};

const SendPaper = ({ paper: { number, name, fileUrl } }: { readonly paper: Paper }) => {
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
        label={fileUrl ? "Choose another file" : "Choose a file"}
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
};
