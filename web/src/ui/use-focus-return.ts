import { useEffect, useState } from "react";

/**
 * Returns the focus to the element that had it when the dialog opened. Modal returns it only after its closing animation,
 * which a dialog that is removed at once does not have.
 */
export const useFocusReturn = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
};
