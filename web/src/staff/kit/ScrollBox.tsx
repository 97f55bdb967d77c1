import type { ReactNode } from "react";
import { useScrollFocus } from "./use-scroll-focus.ts";

interface ScrollBoxProps {
  /** How it scrolls. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Holds what may be larger than its place and has nothing to be pressed, such as a table of words; scrolled by keyboard too. */
export const ScrollBox = ({ className, children }: ScrollBoxProps) => {
  const ref = useScrollFocus<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
};
