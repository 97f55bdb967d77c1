import { useEffect, useEffectEvent } from "react";
import { onPaymentSettledElsewhere } from "./settled-payment-channel.ts";

export const usePaymentSettledElsewhere = (onSettled: () => void): void => {
  const settled = useEffectEvent(onSettled);
  useEffect(() => onPaymentSettledElsewhere(() => settled()), []);
};
