import { readdirSync, readFileSync } from "node:fs";
import { type DefinitionNode, type FragmentSpreadNode, Kind, parse, visit } from "graphql";
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
