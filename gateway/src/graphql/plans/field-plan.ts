import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from "graphql";
import type { GatewayContext } from "../../context.ts";
import type { AccessDecisions, AccessRule } from "../access.ts";
import type { Picking } from "../pick-from.ts";
import type { JsonText } from "./json-text.ts";

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** A place in the answer. */
export type Path = GraphQLResolveInfo["path"];

/** A valid operation with the fragments of its document. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
}

/** One run of a plan. */
export interface Run {
  readonly context: GatewayContext;
  readonly operation: Operation;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly access: AccessDecisions;
  /** In the order in which they happened. */
  readonly errors: GraphQLError[];
}

/** Turns what a resolver returned into the answer's JSON, or a promise of it. Throws what the field reports. */
export type Complete = (value: unknown, run: Run, path: Path) => JsonText | Promise<JsonText>;

/** A field as an operation selects it. */
export interface SelectedField {
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, GatewayContext>;
  readonly nodes: FieldNode[];
}

/** One field of a selection whose fragments, conditions and types are worked out. */
export interface FieldPlan extends SelectedField {
  /** The field's name in the answer. */
  readonly name: string;
  /** What stands before its value there. */
  readonly label: string;
  /** Undefined if everybody may read it. */
  readonly rule: AccessRule | undefined;
  /** Undefined if the value is the property of the field's name. */
  readonly resolve: Resolve | undefined;
  readonly complete: Complete;
  /** The JSON of `__typename`. */
  readonly constant: string | undefined;
  /** True for a leaf that is read as it is: without arguments and a resolver. */
  readonly isPlain: boolean;
  /** Of a leaf that is picked from something awaited. */
  readonly picking: Picking | undefined;
  /** The fields of which this is the whole: neighbours that are picked from the same thing. Each has its own label. */
  readonly picked?: readonly PickedField[];
}

export type PickedField = FieldPlan & { readonly picking: Picking };

/** Writes the fields of one object. */
export type RunSelection = (
  source: unknown,
  run: Run,
  path: Path | undefined,
) => string | Promise<string>;
