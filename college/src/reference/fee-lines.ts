import type { feeLine } from "../db/schema/payments.ts";

type FeeLineRow = typeof feeLine.$inferInsert;
type Stage = FeeLineRow["stage"];
type Place = Pick<FeeLineRow, "section" | "paidAt">;
/** Whose line it is; a line without either is everybody's. */
type Scope = Pick<FeeLineRow, "residency" | "departmentName">;

const labels = {
  acceptance: "Acceptance",
  caution: "Caution",
  school: "School fees",
  developmental: "Developmental levy",
  lab: "Laboratory",
  exam: "Examination",
  practical: "Practical",
  sport: "Sport",
  id_card: "ID card",
  museum: "Museum",
  library: "Library",
  uniforms: "Uniforms",
  stationeries: "Stationeries",
  ict: "ICT",
  sick_bay: "Sick bay",
  handbook: "Handbook",
  maintenance: "Maintenance",
  department_registration: "Department registration",
  medical_fitness: "Medical fitness",
} as const;

type FeeCode = keyof typeof labels;

const codes = Object.keys(labels);

/** What returning students pay as well recurs every session; the rest of level 100's lines are paid once. */
const perSession: ReadonlySet<FeeCode> = new Set<FeeCode>([
  "school",
  "lab",
  "practical",
  "sport",
  "ict",
  "maintenance",
  "department_registration",
]);

const linesOf =
  (stage: Stage, place: Place) =>
  (code: FeeCode, naira: number, scope: Scope = {}): FeeLineRow => ({
    stage,
    ...place,
    code,
    label: labels[code],
    amountKobo: naira * 100,
    frequency: perSession.has(code) ? "session" : "once",
    ...scope,
    position: codes.indexOf(code) + 1,
  });

const bursary = linesOf("first_year", { section: "A", paidAt: "bursary" });
const external = linesOf("first_year", { section: "B", paidAt: "external" });
const portal = linesOf("first_year", { section: "C", paidAt: "portal" });
const returningExternal = linesOf("returning", { section: "A", paidAt: "external" });
const returningPortal = linesOf("returning", { section: "B", paidAt: "portal" });

/** Specification §9 "Level 100": sections A, B and C. */
const firstYear: readonly FeeLineRow[] = [
  bursary("acceptance", 10_000),
  bursary("caution", 5_000),
  external("school", 20_000, { residency: "indigene" }),
  external("school", 30_000, { residency: "non_indigene" }),
  external("developmental", 10_000),
  portal("lab", 10_000),
  portal("lab", 25_000, { departmentName: "Pharmacy Technician" }),
  portal("exam", 11_000),
  portal("practical", 7_000),
  portal("sport", 2_000),
  portal("id_card", 2_000),
  portal("museum", 10_000, { departmentName: "Public Health" }),
  portal("museum", 10_000, { departmentName: "Orthopaedic Cast Technology" }),
  portal("museum", 10_000, { departmentName: "Epidemiology and Disease Control" }),
  portal("library", 2_000),
  portal("uniforms", 20_000),
  portal("stationeries", 10_000),
  portal("ict", 5_000),
  portal("sick_bay", 3_000),
  portal("handbook", 1_500),
  portal("maintenance", 5_000),
  portal("department_registration", 5_000),
  portal("medical_fitness", 3_000),
];

/** Specification §9 "Other levels": sections A and B. */
const returning: readonly FeeLineRow[] = [
  returningExternal("school", 20_000, { residency: "indigene" }),
  returningExternal("school", 30_000, { residency: "non_indigene" }),
  returningPortal("lab", 5_000),
  returningPortal("lab", 25_000, { departmentName: "Pharmacy Technician" }),
  returningPortal("lab", 10_000, { departmentName: "Medical Laboratory Science" }),
  returningPortal("practical", 7_000),
  returningPortal("sport", 2_000),
  returningPortal("ict", 5_000),
  returningPortal("maintenance", 5_000),
  returningPortal("department_registration", 5_000),
];

/** The fee schedule a new college starts with, in kobo. */
export const feeLines: readonly FeeLineRow[] = [...firstYear, ...returning];
