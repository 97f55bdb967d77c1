import { readdirSync, readFileSync } from "node:fs";
import { type DefinitionNode, type DirectiveNode, Kind, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";

const directivesIn = (definition: DefinitionNode): readonly DirectiveNode[] => {
  const found: DirectiveNode[] = [];
  visit(definition, { Directive: (directive) => void found.push(directive) });
  return found;
};

const definitions = readdirSync("web/src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".graphql"))
  .flatMap((name) => parse(readFileSync(`web/src/${name}`, "utf8")).definitions);

describe("a fragment of the client", () => {
  it("is masked, so only the component that it belongs to reads it", () => {
    const unmasked = definitions
      .filter((definition) => directivesIn(definition).some(({ name }) => name.value === "unmask"))
      .map((definition) => "name" in definition && definition.name?.value);
    expect(definitions.some(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)).toBe(true);
    expect(unmasked).toEqual([]);
  });
});
