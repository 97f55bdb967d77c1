import { useEffect, useState } from "react";

/** The rows of every page that was shown, by id: those that are selected may be on another page by now. */
export const useSeenRows = <Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): ReadonlyMap<string, Row> => {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  useEffect(() => {
    if (rows)
      setSeen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
  }, [rows]);
  return seen;
};
