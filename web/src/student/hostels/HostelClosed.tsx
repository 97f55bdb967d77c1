import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import type { Hostel } from "./hostel-types.ts";

const words = hostelTexts.closed;

const whenClosed = (
  { deadline, currentTime }: Pick<Hostel, "deadline" | "currentTime">,
  timeZone: string,
): string => {
  if (deadline === null) return words.unknown;
  const now = currentTime === null ? Date.now() : Date.parse(currentTime);
  const isPast = Date.parse(deadline) <= now;
  return (isPast ? words.since : words.until)(formatClosing(deadline, timeZone));
};

/** Replaces the rooms while applications are closed. */
export const HostelClosed = ({ hostel }: { hostel: Hostel }) => {
  const { timeZone } = usePortal();
  return (
    <Card>
      <EmptyState icon="clock" title={words.title}>
        <p>{whenClosed(hostel, timeZone)}</p>
        <ButtonLink to={paths.student.dashboard}>{words.toHome}</ButtonLink>
      </EmptyState>
    </Card>
  );
};
