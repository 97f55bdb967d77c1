import { downloadHostelApplication } from "../../../contract/hostels/bed-selection.ts";
import type { OpenFile } from "../http/files-route.ts";

/** Path of the signed-in student's hostel printout on this gateway. */
export const printoutUrl = "/download/hostel-printout";

/** The printout of the signed-in student's approved application. */
export const openPrintoutFile: OpenFile = (path, { session, college }) => {
  if (path !== printoutUrl) return undefined;
  session.requireStudent();
  return college.file(downloadHostelApplication, {}).then((file) => ({
    file,
    saveAs: { ascii: "hostel_printout.pdf" },
  }));
};
