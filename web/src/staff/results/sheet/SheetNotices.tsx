import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

/** The meaning of the sheet's state for its lecturers, and the reason of a return. */
export const SheetNotices = ({ sheet }: { sheet: Sheet }) => {
  const { timeZone } = usePortal();
  const { state, events, canEnter } = sheet;
  const returned = events.findLast((event) => event.state === "RETURNED");
  if (state === "RETURNED" && returned) {
    const at = formatMoment(returned.at, timeZone);
    return (
      <Notice kind="warning" title={sheetTexts.returnedTitle(returned.by, at)}>
        {returned.reason}
      </Notice>
    );
  }
  if (state === "DRAFT" || state === "RETURNED") {
    return canEnter ? null : <Notice kind="info">{sheetTexts.notYours}</Notice>;
  }
  return <Notice kind="info">{sheetTexts.states[state]}</Notice>;
};
