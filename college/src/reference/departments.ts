import type { department } from "../db/schema/students.ts";

/** Specification §9: the college's seven departments, with the code each has in application numbers. */
export const departments = [
  { code: "CHE", name: "Community Health" },
  { code: "PHT", name: "Pharmacy Technician" },
  { code: "EVH", name: "Environmental Health" },
  { code: "MLS", name: "Medical Laboratory Science" },
  { code: "PUH", name: "Public Health" },
  { code: "OCT", name: "Orthopaedic Cast Technology" },
  { code: "EDC", name: "Epidemiology and Disease Control" },
] as const satisfies readonly (typeof department.$inferInsert)[];
