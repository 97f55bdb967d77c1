import type { feeLine } from "../../db/schema/payments.ts";

/** Case and spacing differ between the colleges' lists; nothing else may. */
const foldDepartment = (name: string): string =>
  name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * The scheduled department that a student's department belongs to: the longest of `names` that the
 * student's department contains, so that "Public Health Nursing" is Public Health and a name that contains two others
 * matches the longer one. Null when it contains none.
 */
export const matchDepartment = (
  studentDepartment: string,
  names: readonly string[],
): string | null => {
  const ownDepartment = foldDepartment(studentDepartment);
  const matches = names.filter(
    (name) => foldDepartment(name) !== "" && ownDepartment.includes(foldDepartment(name)),
  );
  return matches.reduce<string | null>(
    (longest, name) => (longest !== null && longest.length >= name.length ? longest : name),
    null,
  );
};

export type Residency = "indigene" | "non_indigene";

const foldState = (state: string): string =>
  state
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/\s+state$/, "");

/** An indigene is from the college's home state; without a state of origin a student counts as a non-indigene. */
const residencyOf = (stateOfOrigin: string | null, homeState: string): Residency =>
  stateOfOrigin !== null && foldState(stateOfOrigin) === foldState(homeState)
    ? "indigene"
    : "non_indigene";

type Row = typeof feeLine.$inferSelect;

/** A fee line as the rules need it. */
export type FeeRow = Readonly<Omit<typeof feeLine.$inferInsert, "id">>;

/** The college's fee data: the departments it has a schedule for, and every line. */
export interface FeeBook {
  readonly departments: readonly string[];
  readonly rows: readonly FeeRow[];
}

/** The fields of a student that decide the fees. */
export interface FeePayer {
  readonly department: string;
  /** 100, 200, 300… */
  readonly level: number;
  readonly stateOfOrigin: string | null;
  readonly homeState: string;
}

interface ScheduleLine {
  readonly code: string;
  readonly label: string;
  readonly amountKobo: number;
  readonly frequency: Row["frequency"];
}

export interface ScheduleSection {
  readonly section: Row["section"];
  readonly title: string;
  readonly paidAt: Row["paidAt"];
  readonly lines: readonly ScheduleLine[];
  readonly totalKobo: number;
}

/** Specification §9 "Sections"; the letters have another meaning for level 100. */
const titles: Record<Row["stage"], Record<Row["section"], string>> = {
  first_year: {
    A: "Acceptance and caution",
    B: "School fees and developmental levy",
    C: "Other charges",
  },
  returning: { A: "School fees", B: "Other charges", C: "Other charges" },
};

/** The kind of student that a schedule is for, whatever the schedule says; for comparison only. */
export const basisOf = ({
  departmentId,
  level,
  stateOfOrigin,
  homeState,
}: Omit<FeePayer, "department"> & { readonly departmentId: number }): string =>
  `${stageOf(level)}/${departmentId}/${residencyOf(stateOfOrigin, homeState)}`;

export const stageTitles = (level: number) => titles[stageOf(level)];

export const stageOf = (level: number): Row["stage"] =>
  level === 100 ? "first_year" : "returning";

/**
 * A student's fee schedule, section by section in order, amounts in kobo. Omits zero lines and empty sections; empty
 * when the department has no schedule.
 */
export const feeSchedule = (book: FeeBook, payer: FeePayer): readonly ScheduleSection[] => {
  const department = matchDepartment(payer.department, scheduledDepartments(book));
  if (department === null) {
    return [];
  }
  const stage = stageOf(payer.level);
  const residency = residencyOf(payer.stateOfOrigin, payer.homeState);
  const lines = mostSpecific(
    book.rows.filter((row) => row.stage === stage && concerns(row, department, residency)),
  )
    .filter((row) => row.amountKobo > 0)
    .toSorted((one, other) => one.position - other.position);
  return sectionsOf(lines, stage);
};

const scheduledDepartments = ({ departments, rows }: FeeBook): readonly string[] => [
  ...new Set([...departments, ...rows.flatMap((row) => row.departmentName ?? [])]),
];

const concerns = (row: FeeRow, department: string, residency: Residency): boolean =>
  (row.departmentName ?? department) === department && (row.residency ?? residency) === residency;

/** One row per code: a department's own row before the general one, then a residency's own before the general one. */
const mostSpecific = (rows: readonly FeeRow[]): readonly FeeRow[] => {
  const chosen = new Map<string, FeeRow>();
  for (const row of rows) {
    const current = chosen.get(row.code);
    if (current === undefined || specificity(row) > specificity(current)) {
      chosen.set(row.code, row);
    }
  }
  return [...chosen.values()];
};

const specificity = (row: FeeRow): number =>
  (row.departmentName == null ? 0 : 2) + (row.residency == null ? 0 : 1);

const sectionsOf = (rows: readonly FeeRow[], stage: Row["stage"]): readonly ScheduleSection[] =>
  (["A", "B", "C"] as const).flatMap((section) => {
    const own = rows.filter((row) => row.section === section);
    const [first] = own;
    if (first === undefined) {
      return [];
    }
    return {
      section,
      title: titles[stage][section],
      paidAt: first.paidAt,
      lines: own.map(({ code, label, amountKobo, frequency }) => ({
        code,
        label,
        amountKobo,
        frequency,
      })),
      totalKobo: own.reduce((sum, row) => sum + row.amountKobo, 0),
    };
  });
