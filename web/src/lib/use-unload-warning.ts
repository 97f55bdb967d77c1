import { useEffect, useEffectEvent } from "react";

/** The browser asks before it closes or reloads a tab with unsaved input. */
export const useUnloadWarning = (isUnsaved: () => boolean): void => {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
};
