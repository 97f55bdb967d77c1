import { readdirSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
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
import { expect, it } from "vitest";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { noLocation: true });

const definitions = readdirSync("web/src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".graphql"))
  .flatMap((name) => parse(readFileSync(`web/src/${name}`, "utf8")).definitions);

const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment): [string, FragmentDefinitionNode] => [fragment.name.value, fragment]),
);

/** Types that the cache keeps in their parent (`keyFields: false` in web/src/session/apollo-client.ts). */
const withoutKey = new Set([
  "DepartmentFunnel",
  "TuitionFee",
  "Payer",
  "Examinee",
  "RosterStudent",
]);

const hasKey = (type: GraphQLNamedType | null | undefined): type is GraphQLNamedType =>
  (isObjectType(type) || isInterfaceType(type)) &&
  type.getFields().id !== undefined &&
  !withoutKey.has(type.name);

/** Whether every object of `type` is of the type `name`, too. */
const isA = (type: GraphQLNamedType, name: string): boolean =>
  type.name === name ||
  (isObjectType(type) && type.getInterfaces().some((one) => one.name === name));

/** Whether `id` is selected for every object of `type`: a selection for one of an interface's types is none for the others. */
const selectsId = ({ selections }: SelectionSetNode, type: GraphQLNamedType): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === "id" && !selection.alias;
    const part =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (part === undefined) return false;
    const condition = part.typeCondition?.name.value;
    const isForAll = condition === undefined || isA(type, condition);
    return isForAll && selectsId(part.selectionSet, type);
  });

it("an object with an id is selected with it", () => {
  // The cache would replace what it knows of the object: who is signed in, in the case of the viewer.
  const types = new TypeInfo(schema);
  const found = definitions.flatMap((definition) => {
    const fields: string[] = [];
    visit(
      definition,
      visitWithTypeInfo(types, {
        Field: ({ name, selectionSet }) => {
          const type = getNamedType(types.getType());
          if (selectionSet && hasKey(type) && !selectsId(selectionSet, type)) {
            fields.push(name.value);
          }
        },
      }),
    );
    const operation = "name" in definition ? definition.name?.value : undefined;
    return fields.map((field) => `${operation}: ${field}`);
  });
  expect(found).toEqual([]);
});
