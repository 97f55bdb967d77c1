import { useEffect, useRef } from "react";

/** Gives a part of the page the focus when it appears. */
export const useArrivalFocus = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
};
