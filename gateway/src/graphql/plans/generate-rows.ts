import type { FieldPlan, Run } from "./field-plan.ts";
import { leafCases, leafTables } from "./leaf-cases.ts";

/** Copies what an operation selects of one object; undefined for an object that is unusual in any way. */
type ReadRow = (source: unknown, run: Run) => object | undefined;

/** Writes a list of objects; undefined if one of them is unusual in any way. */
export type WriteRows = (rows: readonly unknown[], run: Run) => string | undefined;

/**
 * The function that writes a long list of objects that have only plain leaves. It lets `JSON.stringify` write what it copied: a
 * text that is added up from several thousand parts is a tree of as many nodes, which the garbage collector copies again and again.
 * @returns undefined if the objects have other fields
 */
export const generatedRows = (fields: readonly FieldPlan[]): WriteRows | undefined => {
  if (!fields.every(({ constant, isPlain }) => constant !== undefined || isPlain)) return undefined;
  const readRow = generatedRow(fields);
  return (rows, run) => {
    const copies: object[] = [];
    for (const row of rows) {
      const copy = readRow(row, run);
      if (copy === undefined) return undefined;
      copies.push(copy);
    }
    return JSON.stringify(copies);
  };
};

/** Its text is made of the schema's own names and of names that are valid in GraphQL. */
const generatedRow = (fields: readonly FieldPlan[]): ReadRow => {
  const { words, leaves } = leafTables(fields, (serialized) => serialized);
  let checked: FieldPlan["rule"];
  const steps = fields.map((field, at) => {
    const { constant, rule, definition } = field;
    if (constant !== undefined) return `const value${at} = ${constant};`;
    const mustCheck = rule !== undefined && rule !== checked;
    checked = rule ?? checked;
    const cases = leafCases(field, at).map(
      (one) => `if (${one.condition}) value${at} = ${one.value};`,
    );
    return `${mustCheck ? `if (!run.access.isGranted(fields[${at}].rule)) return undefined;` : ""}
      let value${at};
      value = source[${JSON.stringify(definition.name)}];
      ${cases.join(" else ")} else return undefined;`;
  });
  const copied = fields.map(({ name }, at) => `${JSON.stringify(name)}: value${at}`);
  const text = `return (source, run) => {
    if (typeof source !== "object" || source === null) return undefined;
    if ("then" in source || source instanceof Error) return undefined;
    let value;
    ${steps.join("\n")}
    return { ${copied.join(", ")} };
  };`;
  return new Function("fields", "words", "leaves", text)(fields, words, leaves) as ReadRow;
};
