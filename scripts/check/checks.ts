/** One static check of `npm test`: a title and the npm script that does it. */
export interface Check {
  readonly title: string;
  readonly script: string;
}

/**
 * Those of one lane run one after the other, beside those of the other: most keep one processor busy. The build comes
 * before what measures it.
 */
export const lanes: readonly (readonly Check[])[] = [
  [
    { title: "lint and format", script: "lint" },
    { title: "types", script: "types" },
    { title: "generated code is current", script: "codegen:check" },
    { title: "migrations are current", script: "db:check" },
  ],
  [
    { title: "build", script: "build" },
    { title: "bundle budgets", script: "size" },
    { title: "unused files, exports and packages", script: "unused" },
  ],
];
