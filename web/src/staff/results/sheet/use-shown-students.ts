import { useMemo, useState } from "react";
import type { SheetStore } from "./cells/sheet-store.ts";
import { isAwaited, type SheetStudent } from "./sheet.ts";

export const sheetFilters = ["all", "incomplete", "carryovers"] as const;

export type SheetFilter = (typeof sheetFilters)[number];

const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/**
 * The rows that match search and filter. Incomplete rows are determined when the filter is chosen, so that no row
 * disappears while it is edited.
 */
export const useShownStudents = (students: readonly SheetStudent[], work: SheetStore) => {
  const [{ filter, search }, setNarrowing] = useState<{
    readonly filter: SheetFilter;
    readonly search: string;
  }>({ filter: "all", search: "" });
  const shown = useMemo(() => {
    const wanted = folded(search).split(/\s+/).filter(Boolean);
    return students.filter((student) => {
      if (filter === "carryovers" && !student.isCarryover) return false;
      if (filter === "incomplete") {
        if (!isAwaited(student) || work.row(student.studentId).isComplete) return false;
      }
      const text = folded(`${student.name} ${student.matricNumber}`);
      return wanted.every((word) => text.includes(word));
    });
  }, [students, work, filter, search]);
  return {
    shown,
    filter,
    search,
    setFilter: (next: SheetFilter) => setNarrowing((current) => ({ ...current, filter: next })),
    setSearch: (next: string) => setNarrowing((current) => ({ ...current, search: next })),
    showAll: () => setNarrowing({ filter: "all", search: "" }),
  };
};
