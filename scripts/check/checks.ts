/** One static check of `npm test`: a title and the npm script that does it. */
export interface Check {
  readonly title: string;
  readonly script: string;
}

/** In the order in which they run; the build comes before what measures or runs it. */
export const checks: readonly Check[] = [
  { title: "lint and format", script: "lint" },
  { title: "unused files, exports and packages", script: "unused" },
  { title: "types", script: "types" },
  { title: "generated code is current", script: "codegen:check" },
  { title: "migrations are current", script: "db:check" },
  { title: "build", script: "build" },
  { title: "bundle budgets", script: "size" },
];
