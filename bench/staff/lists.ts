import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
} from "graphql";
import type { StaffRole } from "../../contract/staff/role.ts";
import { commonName, rareName } from "./seed/pick.ts";

/** One way to ask for a list's page. */
export interface Way {
  readonly kind: "first page" | "last page" | "sort" | "filter" | "search";
  /** `stage=PAID` */
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A list as its screen asks for it. */
export interface StaffList {
  readonly name: string;
  readonly role: StaffRole;
  readonly query: string;
  readonly ways: readonly Way[];
}

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL("../../schema.graphql", import.meta.url)), "utf8"),
);

/** Filters whose values the schema does not define, by type and name. */
export type Samples = Readonly<Record<string, unknown>>;

/** Every list that a screen of the staff pages through, with every sort and every filter that the schema has. */
export const staffLists = (
  operations: ReadonlyMap<string, string>,
  samples: Samples,
): readonly StaffList[] =>
  [...operations.values()].flatMap((query) => {
    const found = pagedField(query);
    if (found === undefined) return [];
    const { field, variables } = found;
    return [
      { name: field.name, role: roleFor(field), query, ways: waysOf(field, variables, samples) },
    ];
  });

/** The field that an operation asks for page by page, and the variables that the operation takes. */
const pagedField = (query: string) => {
  for (const definition of parse(query).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const variables = (definition.variableDefinitions ?? []).map(({ variable }) => variable.name);
    if (!variables.some(({ value }) => value === "page")) continue;
    for (const selection of definition.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) continue;
      const field = schema.getQueryType()?.getFields()[selection.name.value];
      if (field?.args.some(({ name }) => name === "page") !== true) continue;
      return { field, variables: new Set(variables.map(({ value }) => value)) };
    }
  }
  return undefined;
};

type Field = GraphQLField<unknown, unknown>;

const roleFor = ({ name, astNode }: Field): StaffRole => {
  const access = astNode?.directives?.find((directive) => directive.name.value === "access");
  const to = access?.arguments?.[0]?.value;
  const roles = to?.kind === Kind.LIST ? to.values : [];
  const named = roles.flatMap((role) => (role.kind === Kind.ENUM ? [role.value] : []));
  const found = (["SUPER_ADMIN", "LECTURER"] as const).find((role) => named.includes(role));
  if (found === undefined) throw new Error(`nobody can read ${name}`);
  return found;
};

const waysOf = (field: Field, taken: ReadonlySet<string>, samples: Samples): readonly Way[] => {
  const typeOf = (name: string): GraphQLInputType | undefined =>
    field.args.find((arg) => arg.name === name)?.type;
  const first: Record<string, unknown> = { page: { number: 1, size: 25 } };
  for (const name of ["sort", "descending"]) {
    const arg = field.args.find((one) => one.name === name);
    if (arg !== undefined && taken.has(name)) first[name] = arg.defaultValue;
  }
  const filterType = getNamedType(typeOf("filter"));
  // A list within a record: its screen asks for the record as well.
  const required = Object.fromEntries(filterCases(filterType, samples, "required"));
  const [record] = Object.values(required);
  if (record !== undefined) first.filter = required;
  if (record !== undefined && taken.has("id")) first.id = record;
  const ways: Way[] = [{ kind: "first page", name: "", variables: first }];
  const sort = getNamedType(typeOf("sort"));
  for (const { name } of isEnumType(sort) && taken.has("sort") ? sort.getValues() : []) {
    for (const descending of [false, true]) {
      const variables = { ...first, sort: name, descending };
      ways.push({ kind: "sort", name: `${descending ? "-" : ""}${name}`, variables });
    }
  }
  for (const [name, value] of filterCases(filterType, samples, "optional")) {
    const filter = { ...required, [name]: value };
    ways.push({ kind: "filter", name: `${name}=${value}`, variables: { ...first, filter } });
  }
  for (const search of taken.has("search") ? [commonName, rareName] : []) {
    ways.push({ kind: "search", name: search, variables: { ...first, search } });
  }
  return ways;
};

const filterCases = (
  type: ReturnType<typeof getNamedType>,
  samples: Samples,
  which: "required" | "optional",
): readonly (readonly [name: string, value: unknown])[] => {
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const { name, type: own } = field;
    if (isRequiredInputField(field) !== (which === "required")) return [];
    const named = getNamedType(own);
    if (isEnumType(named)) return named.getValues().map((value) => [name, value.name] as const);
    if (named.name === "Boolean") return [[name, true] as const, [name, false] as const];
    const sample = samples[`${named.name} ${name}`];
    if (sample === undefined)
      throw new Error(`a value is lacking for the filter ${type.name}.${name}`);
    return [[name, sample] as const];
  });
};
