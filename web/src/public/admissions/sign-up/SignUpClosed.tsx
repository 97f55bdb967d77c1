import { Alert } from "antd";
import { useState } from "react";
import type { SignUpOptionsQuery_admission_sessions } from "../../../gql/public-admissions.ts";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";

const nameOf = ({ title, name }: SignUpOptionsQuery_admission_sessions): string =>
  `${title} ${name}`;

const latestFirst =
  (time: "opensAt" | "closesAt") => (a: SignUpOptionsQuery_admission_sessions, b: typeof a) =>
    Date.parse(b[time]) - Date.parse(a[time]);

/** Shown while no session takes applications: the next opening and the last closing. */
export const SignUpClosed = ({
  sessions,
}: {
  sessions: readonly SignUpOptionsQuery_admission_sessions[];
}) => {
  const { timeZone } = usePortal();
  const [now] = useState(() => Date.now());
  const isAhead = ({ opensAt }: SignUpOptionsQuery_admission_sessions) => Date.parse(opensAt) > now;
  const next = sessions.filter(isAhead).sort(latestFirst("opensAt")).at(-1);
  const [last] = sessions.filter((one) => !isAhead(one)).sort(latestFirst("closesAt"));
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title="Applications are closed"
      description={
        <>
          <p>
            {next
              ? `${nameOf(next)} opens on ${formatMoment(next.opensAt, timeZone)} and closes on ${formatClosing(next.closesAt, timeZone)}.`
              : "The dates of the next session have not been announced."}
          </p>
          {last && <p>{`${nameOf(last)} closed on ${formatClosing(last.closesAt, timeZone)}.`}</p>}
        </>
      }
    />
  );
};
