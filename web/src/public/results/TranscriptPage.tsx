import { Alert } from "antd";
import { TranscriptConfirmationDocument } from "../../gql/public-results.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { resultPaperFacts } from "./result-paper-facts.ts";

/** The page behind a transcript's QR code. */
export default function TranscriptPage() {
  const { collegeName, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.transcript}
      query={TranscriptConfirmationDocument}
      genuineOf={({ transcriptConfirmation: transcript }) =>
        transcript && {
          title: "This transcript is genuine",
          hint: `${collegeName} issued this transcript. Compare it with what stands here.`,
          facts: resultPaperFacts(transcript, timeZone),
          more: !transcript.isCurrent && (
            <Alert
              role="status"
              type="warning"
              showIcon
              title="Results have changed since"
              description="Since the college issued this transcript, results of this student were published or amended, or a course of them was renamed. Ask the student for a new one."
            />
          ),
        }
      }
      unknown={{
        title: "No such transcript",
        hint: `${collegeName} issued no transcript with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}
