import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { Hostel_PageFragment_rooms } from "../../gql/student-hostels.ts";
import {
  type AvailabilityEvent,
  type LiveState,
  watchHostelAvailability,
} from "../../live/hostel-availability.ts";
import { boardOf, boardReducer, placesIn, unknownFreeBeds } from "./room-board.ts";

/**
 * The rooms of this visit, from responses and events. Calls `reload` when only a new response can help: for beds that
 * no response described, for the waiting list when nothing is free, and when applications close.
 */
export const useBoard = (rooms: readonly Hostel_PageFragment_rooms[], reload: () => void) => {
  const [board, dispatch] = useReducer(boardReducer, rooms, boardOf);
  useEffect(() => dispatch({ type: "loaded", rooms }), [rooms]);

  const asked = useRef(new Set<string>());
  const ask = useEffectEvent((ids: readonly string[]) => {
    for (const id of ids) asked.current.add(id);
    reload();
  });
  useEffect(() => {
    // A bed that a later response still does not describe is not requested again.
    const news = unknownFreeBeds(board).filter((id) => !asked.current.has(id));
    if (news.length > 0) ask(news);
  }, [board]);
  const isFull = placesIn(board.rooms).beds === 0 && rooms.length > 0;
  useEffect(() => {
    if (isFull) ask([]);
  }, [isFull]);

  const [live, setLive] = useState<LiveState>("connecting");
  const hear = useEffectEvent((change: AvailabilityEvent) => {
    dispatch({ type: "changed", change });
    if (!change.isApplicationOpen) reload();
  });
  useEffect(
    () =>
      watchHostelAvailability({
        onEvent: (event) => hear(event),
        onState: (state) => {
          setLive(state);
          // The shown data is old until the next response or event.
          if (state !== "live") dispatch({ type: "disconnected" });
        },
      }),
    [],
  );
  return { board, live, lose: (bedId: string) => dispatch({ type: "lost", bedId }) };
};

const maxJitterMs = 2000;

/**
 * Calls `call` after a random delay, so that clients that see the same event do not all send requests at once. Further
 * calls in the meantime are merged.
 */
export const useJitteredCall = (call: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false);
  const run = useEffectEvent(() => {
    setWanted(false);
    call();
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => run(), Math.random() * maxJitterMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return () => setWanted(true);
};

/**
 * Calls `load` every `everyMs` milliseconds while this tab is visible; never if `everyMs` is null. The first call comes
 * after a random part of the interval, so that clients which lost the same connection do not all call at once.
 */
export const usePolling = (load: () => void, everyMs: number | null): void => {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === "visible") load();
  });
  useEffect(() => {
    if (everyMs === null) return;
    let timer = setTimeout(function again() {
      ask();
      timer = setTimeout(again, everyMs);
    }, Math.random() * everyMs);
    return () => clearTimeout(timer);
  }, [everyMs]);
};
