import { readdirSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type DefinitionNode,
  type FragmentSpreadNode,
  Kind,
  parse,
  visit,
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

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

/** Whether the cache keeps the type's objects by their ids. Others are within another object, where `useFragment` finds none. */
const hasId = (typeName: string): boolean => {
  const type = schema.getType(typeName);
  return type !== undefined && "getFields" in type && "id" in type.getFields();
};

/**
 * What is read whole although its type has an id. `useFragment` reports a change one task later than the mutation's answer
 * arrives; a form with a draft would show and compare what was saved before.
 */
const readWhole = new Map([
  ["ApplicationForm_applicant", "The form keeps drafts of what is not saved."],
  ["OwnProfile", "So does the form of the profile."],
  ["RegistrableCourse_course", "The rules of a selection compare all courses of the semester."],
  ["SessionViewer", "Guards and menus read the session, which a sign-in writes to the cache."],
]);

describe("@unmask", () => {
  it("is for types without an id, which the cache keeps within other objects", () => {
    const withId = definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && hasId(definition.typeCondition.name.value)
        ? [definition.name.value]
        : [],
    );
    const found = unmasked.filter((fragment) => withId.includes(fragment));
    expect(found.sort()).toEqual([...readWhole.keys()]);
  });

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
