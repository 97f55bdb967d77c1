import { Alert } from "antd";
import { useState } from "react";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type Admission, type AdmissionSession, closedSessions } from "./admission-options.ts";
import { signUpTexts as labels } from "./sign-up-texts.ts";

const nameOf = ({ title, name }: AdmissionSession): string => `${title} ${name}`;

/** Shown while no session takes applications: the next opening and the last closing. */
export const SignUpClosed = ({ admission }: { admission: Admission }) => {
  const { timeZone } = usePortal();
  const [now] = useState(() => new Date());
  const { next, last } = closedSessions(admission, now);
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={labels.closedTitle}
      description={
        <>
          <p>
            {next
              ? labels.closedNext(
                  nameOf(next),
                  formatMoment(next.opensAt, timeZone),
                  formatClosing(next.closesAt, timeZone),
                )
              : labels.closedUnknown}
          </p>
          {last && <p>{labels.closedLast(nameOf(last), formatClosing(last.closesAt, timeZone))}</p>}
        </>
      }
    />
  );
};
