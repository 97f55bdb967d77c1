import {
  HostelPrintoutConfirmationDocument,
  type HostelPrintoutConfirmationQuery,
} from "../../gql/public.ts";
import { formatDay } from "../../lib/dates.ts";
import { type Portal, usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { hostelPrintoutTexts as words } from "./hostel-printout-texts.ts";

type Printout = NonNullable<HostelPrintoutConfirmationQuery["hostelPrintoutConfirmation"]>;

const genuinePrintout = (printout: Printout, portal: Portal) => ({
  title: words.genuine,
  hint: words.genuineHint(portal.collegeName),
  facts: [
    [words.name, printout.name],
    [words.matricNumber, printout.matricNumber],
    [words.session, printout.session],
    [words.hostel, printout.hostel],
    [words.room, printout.room],
    [words.bed, printout.bed],
    [words.approvedAt, formatDay(printout.approvedAt, portal.timeZone)],
  ] as const,
});

/** The page behind a hostel printout's QR code. */
export default function HostelPrintoutPage() {
  const portal = usePortal();
  const { data, asking } = useConfirmation(HostelPrintoutConfirmationDocument);
  const printout = data?.hostelPrintoutConfirmation;
  return (
    <Confirmation
      title={titles.hostelPrintout}
      {...asking}
      genuine={printout && genuinePrintout(printout, portal)}
      unknown={{ title: words.unknown, hint: words.unknownHint(portal.collegeName) }}
    />
  );
}
