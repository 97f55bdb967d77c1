import { useEffect, useEffectEvent } from "react";

/** Calls `onReturn` when the person returns to this tab, from another tab or with the back button. */
export const useTabReturn = (onReturn: () => void): void => {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const visible = () => {
      if (document.visibilityState === "visible") returned();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) returned();
    };
    document.addEventListener("visibilitychange", visible);
    window.addEventListener("pageshow", shown);
    return () => {
      document.removeEventListener("visibilitychange", visible);
      window.removeEventListener("pageshow", shown);
    };
  }, []);
};
