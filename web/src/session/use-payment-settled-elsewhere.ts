import { useEffect, useEffectEvent } from "react";
import { onPaymentSettledElsewhere } from "./settled-payment-channel.ts";

/** Calls `onSettled` when another tab sees a payment settle. */
export const usePaymentSettledElsewhere = (onSettled: () => void): void => {
  const settled = useEffectEvent(onSettled);
  useEffect(() => onPaymentSettledElsewhere(() => settled()), []);
};
