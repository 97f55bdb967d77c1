import { Timeline } from "antd";
import type { ResultSheetState } from "../../../gql/staff-results.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { SheetStateTag } from "./SheetStateTag.tsx";

interface SheetHistoryProps {
  /** The latest last. */
  readonly events: readonly {
    readonly at: string;
    readonly by: string;
    readonly state: ResultSheetState;
    readonly version: number | null;
    readonly reason: string | null;
  }[];
}

/** What happened to a sheet, newest first. */
export const SheetHistory = ({ events }: SheetHistoryProps) => {
  const { timeZone } = usePortal();
  return (
    <SectionCard title="History">
      {events.length === 0 ? (
        <p>Nothing has happened to this sheet yet.</p>
      ) : (
        <Timeline
          items={events.toReversed().map(({ at, by, state, version, reason }) => ({
            key: `${at} ${state}`,
            content: (
              <>
                <SheetStateTag state={state} />
                {version !== null && `Version ${version}, `}
                {by}, {formatMoment(at, timeZone)}
                {reason && <p>{reason}</p>}
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
};
