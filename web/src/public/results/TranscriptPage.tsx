import { Alert } from "antd";
import {
  TranscriptConfirmationDocument,
  type TranscriptConfirmationQuery,
} from "../../gql/public-results.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { transcriptTexts as labels } from "./transcript-texts.ts";

type Transcript = NonNullable<TranscriptConfirmationQuery["transcriptConfirmation"]>;

const genuineTranscript = (
  transcript: Transcript,
  { collegeName, timeZone }: { readonly collegeName: string; readonly timeZone: string },
) => ({
  title: labels.genuine,
  hint: labels.genuineHint(collegeName),
  facts: [
    [labels.name, transcript.name],
    [labels.matricNumber, transcript.matricNumber],
    [labels.department, transcript.department],
    [labels.issuedAt, formatDay(transcript.issuedAt, timeZone)],
    [labels.creditsPassed, String(transcript.creditsPassed)],
    [labels.cgpa, transcript.cgpa?.toFixed(2) ?? texts.dashboard.none],
  ] as const,
  more: transcript.isCurrent ? null : (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={labels.outdated}
      description={labels.outdatedHint}
    />
  ),
});

/** The page behind a transcript's QR code. */
export default function TranscriptPage() {
  const portal = usePortal();
  const { data, asking } = useConfirmation(TranscriptConfirmationDocument);
  const transcript = data?.transcriptConfirmation;
  return (
    <Confirmation
      title={titles.transcript}
      {...asking}
      genuine={transcript && genuineTranscript(transcript, portal)}
      unknown={{ title: labels.unknown, hint: labels.unknownHint(portal.collegeName) }}
    />
  );
}
