import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import type { Hostel } from "./hostel-types.ts";

const labels = hostelTexts.closed;

const whenClosed = (
  { deadline, currentTime }: Pick<Hostel, "deadline" | "currentTime">,
  timeZone: string,
): string => {
  if (deadline === null) return labels.unknown;
  const now = currentTime === null ? Date.now() : Date.parse(currentTime);
  const isPast = Date.parse(deadline) <= now;
  return (isPast ? labels.since : labels.until)(formatClosing(deadline, timeZone));
};

/** Replaces the rooms while applications are closed. */
export const HostelClosed = ({ hostel }: { hostel: Hostel }) => {
  const { timeZone } = usePortal();
  return (
    <Card>
      <EmptyState icon="clock" title={labels.title}>
        <p>{whenClosed(hostel, timeZone)}</p>
        <ButtonLink to={paths.student.dashboard}>{labels.toHome}</ButtonLink>
      </EmptyState>
    </Card>
  );
};
