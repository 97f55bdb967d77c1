import { readdirSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type DefinitionNode,
  type FragmentSpreadNode,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { describe, expect, it } from "vitest";

const definitions = readdirSync("web/src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".graphql"))
  .flatMap((name) => parse(readFileSync(`web/src/${name}`, "utf8")).definitions);

const spreadsIn = (definition: DefinitionNode): readonly FragmentSpreadNode[] => {
  const found: FragmentSpreadNode[] = [];
  visit(definition, { FragmentSpread: (spread) => void found.push(spread) });
  return found;
};

const isUnmasked = ({ directives = [] }: FragmentSpreadNode): boolean =>
  directives.some(({ name }) => name.value === "unmask");

const spreads = definitions.flatMap(spreadsIn);
const nameOf = ({ name }: FragmentSpreadNode): string => name.value;
const unmasked = [...new Set(spreads.filter(isUnmasked).map(nameOf))];

describe("@unmask", () => {
  it.each(unmasked)("is only for what is read in several places: %s", (fragment) => {
    // What is read whole in one place is selected there.
    expect(spreads.filter((spread) => nameOf(spread) === fragment).length).toBeGreaterThan(1);
  });

  it("is not needed in a mutation, whose result useSave reads whole", () => {
    const mutations = definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "mutation"
        ? [{ name: definition.name?.value, unmasked: spreadsIn(definition).filter(isUnmasked) }]
        : [],
    );
    const exceptions = mutations.filter((mutation) => mutation.unmasked.length > 0);
    // They keep out of the cache, because they replace whose data it holds. `useSave` writes to it.
    expect(exceptions.map(({ name }) => name).sort()).toEqual(["SignIn", "SignInStaff"]);
  });
});

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { noLocation: true });

const fragments = new Map(
  definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);

const selectsId = ({ selections }: SelectionSetNode): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === "id" && !selection.alias;
    if (selection.kind === Kind.INLINE_FRAGMENT) return selectsId(selection.selectionSet);
    const fragment = fragments.get(selection.name.value);
    return fragment !== undefined && selectsId(fragment.selectionSet);
  });

/** Types that the cache keeps in their parent (`keyFields: false` in web/src/session/apollo-client.ts). */
const withoutKey = new Set([
  "DepartmentFunnel",
  "TuitionFee",
  "Payer",
  "Examinee",
  "RosterStudent",
]);

it("an object with an id is selected with it", () => {
  // The cache would replace what it knows of the object: who is signed in, in the case of the viewer.
  const types = new TypeInfo(schema);
  const found: string[] = [];
  for (const definition of definitions) {
    const name = "name" in definition ? definition.name?.value : undefined;
    visit(
      definition,
      visitWithTypeInfo(types, {
        Field: ({ name: field, selectionSet }) => {
          const type = getNamedType(types.getType());
          if (!selectionSet || !(isObjectType(type) || isInterfaceType(type))) return;
          if (!type.getFields().id || withoutKey.has(type.name) || selectsId(selectionSet)) return;
          found.push(`${name}: ${field.value}`);
        },
      }),
    );
  }
  expect(found).toEqual([]);
});
