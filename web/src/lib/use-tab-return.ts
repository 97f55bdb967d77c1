import { useEffect, useEffectEvent } from "react";

/** Calls `onReturn` whenever the person comes back to this tab, from another one or with the browser's back button. */
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
