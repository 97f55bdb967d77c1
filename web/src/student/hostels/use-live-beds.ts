import { useEffect, useEffectEvent, useState } from "react";
import {
  type AvailabilityEvent,
  type LiveState,
  watchHostelAvailability,
} from "../../live/hostel-availability.ts";

interface LiveBeds {
  readonly onEvent: (event: AvailabilityEvent) => void;
  /** Called when events stop. The shown data is then old until the next response or event. */
  readonly onLost: () => void;
}

/** Watches the free beds while the screen is shown. */
export const useLiveBeds = ({ onEvent, onLost }: LiveBeds): LiveState => {
  const [state, setState] = useState<LiveState>("connecting");
  const heard = useEffectEvent(onEvent);
  const reportState = useEffectEvent((next: LiveState) => {
    setState(next);
    if (next !== "live") onLost();
  });
  useEffect(
    () =>
      watchHostelAvailability({
        onEvent: (event) => heard(event),
        onState: (next) => reportState(next),
      }),
    [],
  );
  return state;
};
