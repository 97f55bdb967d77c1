import { Alert, Card, Flex } from "antd";
import { Suspense, useId } from "react";
import type { EntryClearance_ApplicantFragment_entryClearance_papers as Paper } from "../../../gql/applicant-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

// Loaded after the papers, so that these show sooner on a slow network.
const SendPaper = lazyPart(() => import("./SendPaper.tsx"));

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
        {state !== "ACCEPTED" && (
          <Suspense>
            <SendPaper number={paper.number} name={name} isAnother={fileUrl !== null} />
          </Suspense>
        )}
      </Flex>
    </Card>
  );
};
