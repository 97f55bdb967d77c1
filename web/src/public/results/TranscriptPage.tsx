import {
  TranscriptConfirmationDocument,
  type TranscriptConfirmationQuery,
} from "../../gql/public.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { transcriptTexts as words } from "./transcript-texts.ts";

type Transcript = NonNullable<TranscriptConfirmationQuery["transcriptConfirmation"]>;

const genuineTranscript = (
  transcript: Transcript,
  { collegeName, timeZone }: { readonly collegeName: string; readonly timeZone: string },
) => ({
  title: words.genuine,
  hint: words.genuineHint(collegeName),
  facts: [
    [words.name, transcript.name],
    [words.matricNumber, transcript.matricNumber],
    [words.department, transcript.department],
    [words.issuedAt, formatDay(transcript.issuedAt, timeZone)],
    [words.creditsPassed, String(transcript.creditsPassed)],
    [words.cgpa, transcript.cgpa?.toFixed(2) ?? texts.dashboard.none],
  ] as const,
  more: transcript.isCurrent ? null : (
    <Notice kind="warning" title={words.outdated}>
      {words.outdatedHint}
    </Notice>
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
      unknown={{ title: words.unknown, hint: words.unknownHint(portal.collegeName) }}
    />
  );
}
