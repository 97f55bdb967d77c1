const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** A semester as papers name it: `Second semester, 2025/2026 session`. */
export const semesterName = ({
  number,
  session,
}: {
  readonly number: number;
  readonly session: string;
}): string => `${ordinals[number] ?? number} semester, ${session} session`;
