import type { ReactNode } from "react";
import { useScrollFocus } from "./use-scroll-focus.ts";

interface ScrollBoxProps {
  /** The class that makes it scroll. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A scrollable container for content without focusable elements, such as a table. It can be scrolled by keyboard. */
export const ScrollBox = ({ className, children }: ScrollBoxProps) => {
  const ref = useScrollFocus<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
};
