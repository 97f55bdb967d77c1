import {
  DocumentConfirmationDocument,
  type DocumentConfirmationQuery,
} from "../../gql/public-documents.ts";
import { formatDay } from "../../lib/dates.ts";
import { type Portal, usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "./Confirmation.tsx";
import { documentTexts as labels } from "./confirmation-texts.ts";
import { useConfirmation } from "./use-confirmation.ts";

type Paper = NonNullable<DocumentConfirmationQuery["documentConfirmation"]>;

const genuineDocument = (paper: Paper, portal: Portal) => ({
  title: labels.genuine[paper.document],
  hint: labels.genuineHint(portal.collegeName),
  facts: [
    [labels.name, paper.name],
    [labels.applicationNo, paper.applicationNo],
    [labels.course[paper.document], paper.course],
    [labels.session, paper.session],
    [labels.issuedAt, formatDay(paper.issuedAt, portal.timeZone)],
  ] as const,
});

/** The page behind the QR code of an application printout, a test schedule or an admission letter. */
export default function DocumentConfirmationPage() {
  const portal = usePortal();
  const { data, asking } = useConfirmation(DocumentConfirmationDocument);
  const paper = data?.documentConfirmation;
  return (
    <Confirmation
      title={titles.document}
      {...asking}
      genuine={paper && genuineDocument(paper, portal)}
      unknown={{ title: labels.unknown, hint: labels.unknownHint(portal.collegeName) }}
    />
  );
}
