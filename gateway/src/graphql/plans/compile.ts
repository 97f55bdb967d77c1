import { collectFields, collectSubFields } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLObjectType,
  getNullableType,
  isLeafType,
  TypeNameMetaFieldDef,
} from "graphql";
import { guardOf } from "../access.ts";
import { pickingOf } from "../pick-from.ts";
import { completionOf } from "./complete.ts";
import type { FieldPlan, Operation } from "./field-plan.ts";
import { Selection } from "./fields.ts";
import { joinPicked } from "./join-picked.ts";
import { quoted } from "./json-text.ts";

/** The values of the variables that `@skip` and `@include` name. */
export type Conditions = Record<string, boolean>;

/** The fields that an operation selects under these conditions. Those below them are worked out when they are first needed. */
export const compile = (operation: Operation, conditions: Conditions): Selection => {
  const { schema, fragments } = operation;
  const { operation: type, selectionSet } = operation.operation;
  const values = { coerced: conditions, sources: {} };
  const rootType = schema.getRootType(type);
  if (!rootType) throw new Error(`the schema has no ${type}`);

  const fieldsOf = (parent: GraphQLObjectType, selected: Map<string, FieldNode[]>): Selection =>
    new Selection(
      joinPicked(
        [...selected].map(([name, nodes], at) => ({
          ...fieldPlan(parent, name, nodes),
          label: `${at === 0 ? "" : ","}${quoted(name)}:`,
        })),
      ),
    );

  const fieldPlan = (
    parentType: GraphQLObjectType,
    name: string,
    nodes: FieldNode[],
  ): Omit<FieldPlan, "label"> => {
    const definition = definitionOf(parentType, nodes);
    const known = new Map<GraphQLObjectType, Selection>();
    const below = (member: GraphQLObjectType): Selection => {
      const fields =
        known.get(member) ??
        fieldsOf(member, collectSubFields(schema, fragments, values, member, nodes).fields);
      known.set(member, fields);
      return fields;
    };
    const selected = { parentType, definition, nodes };
    const guard = definition.resolve && guardOf(definition.resolve);
    const resolve = guard ? guard.resolve : definition.resolve;
    const isSimple = isLeafType(getNullableType(definition.type)) && definition.args.length === 0;
    return {
      ...selected,
      name,
      rule: guard?.rule,
      resolve: resolve === defaultFieldResolver ? undefined : resolve,
      complete: completionOf(definition.type, { ...selected, fieldsOf: below }),
      constant: definition === TypeNameMetaFieldDef ? quoted(parentType.name) : undefined,
      isPlain: isSimple && (resolve === undefined || resolve === defaultFieldResolver),
      picking: isSimple && resolve ? pickingOf(resolve) : undefined,
    };
  };

  return fieldsOf(
    rootType,
    collectFields(schema, fragments, values, rootType, selectionSet).fields,
  );
};

const definitionOf = (parentType: GraphQLObjectType, [node]: readonly FieldNode[]) => {
  const name = node?.name.value ?? "";
  const definition =
    name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : parentType.getFields()[name];
  if (definition === undefined) throw new Error(`${parentType.name} has no ${name}`);
  return definition;
};
