import { useEffect, useEffectEvent } from "react";
import { onSettlementElsewhere } from "./settlement.ts";

/** Calls `onSettled` when another tab has seen a payment settle. */
export const useSettledElsewhere = (onSettled: () => void): void => {
  const settled = useEffectEvent(onSettled);
  useEffect(() => onSettlementElsewhere(() => settled()), []);
};
