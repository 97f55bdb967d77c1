import { HostelPrintoutConfirmationDocument } from "../../gql/public-hostels.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";

/** The page behind a hostel printout's QR code. */
export default function HostelPrintoutPage() {
  const { collegeName, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.hostelPrintout}
      query={HostelPrintoutConfirmationDocument}
      genuineOf={({ hostelPrintoutConfirmation: printout }) =>
        printout && {
          title: "This hostel printout is genuine",
          hint: `${collegeName} issued this printout, and the bed is still the student's.`,
          facts: [
            ["Name", printout.name],
            ["Matric number", printout.matricNumber],
            ["Session", printout.session],
            ["Hostel", printout.hostel],
            ["Room", printout.room],
            ["Bed", printout.bed],
            ["Approved", formatDay(printout.approvedAt, timeZone)],
          ],
        }
      }
      unknown={{
        title: "No such hostel printout",
        hint: `${collegeName} confirms no hostel printout with this code: it was never issued, or the bed is not the student's any more. Check that the whole code was scanned.`,
      }}
    />
  );
}
