import { type RefObject, useEffect, useRef } from "react";

/**
 * The ref of a decision's title. It takes the focus when the answer replaces the buttons, so that a screen reader reads
 * the result.
 */
export const useFocusOnAnswer = (
  answer: string | null | undefined,
): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    title.current?.focus();
  }, [answer]);
  return title;
};
