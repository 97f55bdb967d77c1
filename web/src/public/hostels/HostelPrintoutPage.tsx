import {
  HostelPrintoutConfirmationDocument,
  type HostelPrintoutConfirmationQuery,
} from "../../gql/public-hostels.ts";
import { formatDay } from "../../lib/dates.ts";
import { type Portal, usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { hostelPrintoutTexts as labels } from "./hostel-printout-texts.ts";

type Printout = NonNullable<HostelPrintoutConfirmationQuery["hostelPrintoutConfirmation"]>;

const genuinePrintout = (printout: Printout, portal: Portal) => ({
  title: labels.genuine,
  hint: labels.genuineHint(portal.collegeName),
  facts: [
    [labels.name, printout.name],
    [labels.matricNumber, printout.matricNumber],
    [labels.session, printout.session],
    [labels.hostel, printout.hostel],
    [labels.room, printout.room],
    [labels.bed, printout.bed],
    [labels.approvedAt, formatDay(printout.approvedAt, portal.timeZone)],
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
      unknown={{ title: labels.unknown, hint: labels.unknownHint(portal.collegeName) }}
    />
  );
}
