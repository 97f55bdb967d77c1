import { useState } from "react";

/** `value` as it was when loading last ended. */
export const useValueAfterLoading = <Value>(value: Value, loading: boolean): Value => {
  const [settled, setSettled] = useState(value);
  if (!loading && settled !== value) setSettled(value);
  return settled;
};
