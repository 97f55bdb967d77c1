import { type RefObject, useEffect, useRef } from "react";

/**
 * The title of a decision. Once an offer's answer changes what is shown, it takes the focus, which the buttons that are
 * gone had, so that a screen reader tells what came of it.
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
