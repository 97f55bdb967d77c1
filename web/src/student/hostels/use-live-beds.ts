import { useEffect, useEffectEvent, useState } from "react";
import {
  type AvailabilityEvent,
  type LiveState,
  watchHostelAvailability,
} from "../../live/hostel-availability.ts";

interface LiveBeds {
  readonly onEvent: (event: AvailabilityEvent) => void;
  /** Called when changes are no longer told: what is shown grows old until the next answer or event. */
  readonly onLost: () => void;
}

/** Watches which beds are free, as long as the screen is shown. */
export const useLiveBeds = ({ onEvent, onLost }: LiveBeds): LiveState => {
  const [state, setState] = useState<LiveState>("connecting");
  const heard = useEffectEvent(onEvent);
  const told = useEffectEvent((next: LiveState) => {
    setState(next);
    if (next !== "live") onLost();
  });
  useEffect(
    () =>
      watchHostelAvailability({
        onEvent: (event) => heard(event),
        onState: (next) => told(next),
      }),
    [],
  );
  return state;
};
