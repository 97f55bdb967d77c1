import { useEffect, useEffectEvent, useState } from "react";

/** What a form prepares for its save, such as a chosen file. */
export interface Preparation {
  readonly preparing: boolean;
  /** How often a preparation has failed, or what was prepared was discarded. */
  readonly setbacks: number;
}

const nothing: Preparation = { preparing: false, setbacks: 0 };

/**
 * Submits a form at once or, while something is prepared for it, once that is ready, with what the form then holds. A
 * setback ends the wait: the form no longer holds what the person wanted to save. `onSetback` is called instead.
 */
export const useSubmitWhenReady = <Args extends readonly unknown[]>(
  send: (...args: Args) => void,
  { preparing, setbacks }: Preparation = nothing,
  onSetback: () => void = () => undefined,
) => {
  const [waiting, setWaiting] = useState<{
    readonly args: Args;
    /** Their number at the time of the press. */
    readonly setbacks: number;
  } | null>(null);
  const settle = useEffectEvent((ended: NonNullable<typeof waiting>) => {
    setWaiting(null);
    if (ended.setbacks === setbacks) send(...ended.args);
    else onSetback();
  });
  useEffect(() => {
    if (waiting && (!preparing || waiting.setbacks !== setbacks)) settle(waiting);
  }, [waiting, preparing, setbacks]);
  const submit = (...args: Args) => {
    if (preparing) setWaiting({ args, setbacks });
    else send(...args);
  };
  return { submit, isWaiting: waiting !== null };
};
