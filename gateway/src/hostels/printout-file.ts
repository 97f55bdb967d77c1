import { openHostelPrintout } from "../college/hostel.ts";
import type { OpenFile } from "../http/files-route.ts";
import { printoutUrl } from "./paths.ts";

/** The printout of the signed-in student's own approved application. */
export const openPrintoutFile: OpenFile = (path, { session, college }) => {
  if (path !== printoutUrl) return undefined;
  session.requireStudent();
  return openHostelPrintout(college).then((file) => ({
    file,
    saveAs: { ascii: "hostel_printout.pdf" },
  }));
};
