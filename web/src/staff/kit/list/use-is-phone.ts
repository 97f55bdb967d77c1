import { useSyncExternalStore } from "react";

/** Below the width at which a table has room. */
const phone = "(max-width: 767px)";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether lists are shown as cards. Unlike Ant Design's useBreakpoint it knows the width in the first rendering. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
