import { DocumentConfirmationDocument } from "../../gql/public-documents.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "./Confirmation.tsx";

const kinds = {
  APPLICATION: { genuine: "This application document is genuine", course: "Applied for" },
  ADMISSION_LETTER: { genuine: "This admission letter is genuine", course: "Admitted to" },
} as const;

/** The page behind the QR code of an application printout, a test schedule or an admission letter. */
export default function DocumentConfirmationPage() {
  const { collegeName, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.document}
      query={DocumentConfirmationDocument}
      genuineOf={({ documentConfirmation: paper }) =>
        paper && {
          title: kinds[paper.document].genuine,
          hint: `${collegeName} issued a document with these details.`,
          facts: [
            ["Name", paper.name],
            ["Application number", paper.applicationNo],
            [kinds[paper.document].course, paper.course],
            ["Session", paper.session],
            ["Issued", formatDay(paper.issuedAt, timeZone)],
          ],
        }
      }
      unknown={{
        title: "No such document",
        hint: `${collegeName} issued no document with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}
