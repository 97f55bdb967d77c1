import type { FieldPlan, Path, Run, RunSelection } from "./field-plan.ts";
import { type JsonText, leafText, quoted } from "./json-text.ts";
import { leafCases, leafTables } from "./leaf-cases.ts";

/** What the generated function calls. */
interface Helpers {
  readonly runField: (
    field: FieldPlan,
    source: unknown,
    run: Run,
    path: Path | undefined,
  ) => JsonText | Promise<JsonText>;
  /** Goes on with the field at this place, whose value may be on its way. */
  readonly goOn: (
    at: number,
    text: string,
    source: unknown,
    run: Run,
    path: Path | undefined,
    known?: Promise<JsonText>,
  ) => string | Promise<string>;
}

/**
 * The function that writes one object's fields, for objects that are written often: each value is read by its name and checked
 * for what it mostly is, several times as fast as a loop over the fields. Whatever is unusual goes on with the loop. Its text is
 * made of the schema's own names and of names that are valid in GraphQL.
 */
export const generated = (fields: readonly FieldPlan[], helpers: Helpers): RunSelection => {
  const { words, leaves } = leafTables(fields, leafText);
  let checked: FieldPlan["rule"];
  const steps = fields.map((field, at) => {
    if (field.constant !== undefined) return `text += ${literal(field.label + field.constant)};`;
    const goOn = `return goOn(${at}, text, source, run, path`;
    if (!field.isPlain) {
      checked = undefined;
      return `value = runField(fields[${at}], source, run, path);
        if (typeof value === "object" && value !== null) ${goOn}, value);
        text += ${literal(field.label)} + value;`;
    }
    const mustCheck = field.rule !== undefined && field.rule !== checked;
    checked = field.rule ?? checked;
    return `${mustCheck ? `if (!run.access.isGranted(fields[${at}].rule)) ${goOn});` : ""}
      value = source[${literal(field.definition.name)}];
      ${writeLeaf(field, at)}
      else ${goOn});`;
  });
  const text = `return (source, run, path) => {
    let text = "{", value;
    if (typeof source !== "object" || source === null) return goOn(0, text, source, run, path);
    ${steps.join("\n")}
    return text + "}";
  };`;
  const parameters = ["fields", "words", "leaves", "quoted", "runField", "goOn"];
  return new Function(...parameters, text)(
    fields,
    words,
    leaves,
    quoted,
    helpers.runField,
    helpers.goOn,
  ) as RunSelection;
};

const literal = (text: string): string => JSON.stringify(text);

/** The statements for the values that a leaf mostly has, up to the last `else`. */
const writeLeaf = (field: FieldPlan, at: number): string =>
  leafCases(field, at)
    .map(({ condition, value, isText }) => {
      const text = isText ? `quoted(${value})` : value;
      return `if (${condition}) text += ${literal(field.label)} + ${text};`;
    })
    .join(" else ");
