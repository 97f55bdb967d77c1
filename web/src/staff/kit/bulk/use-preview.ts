import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";

/** The preview of a bulk action. `load` repeats it for other items. */
export const usePreview = <Item, Preview extends object>(
  items: readonly Item[],
  ask: (items: readonly Item[]) => Promise<Preview | { readonly refusal: Refusal }>,
) => {
  const [chosen, setChosen] = useState(items);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (wanted = chosen) => {
    setChosen(wanted);
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await ask(wanted);
      if ("refusal" in answer) setTrouble(answer.refusal.message);
      else setPreview(answer);
    } catch (error) {
      setTrouble(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  return { chosen, preview, setPreview, trouble, busy, load };
};
