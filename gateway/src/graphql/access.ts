import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Audience } from "../generated/resolvers.ts";
import { isPasswordDue, type Person } from "../session/record.ts";

export interface AccessRule {
  readonly to: readonly Audience[];
  readonly whilePasswordIsDue: boolean;
}

const audiences: Readonly<Record<Person["kind"], Audience>> = {
  student: "STUDENT",
  applicant: "APPLICANT",
};

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/**
 * Puts every field under its `@access` rule: its own, else its type's. This is the only place where rules are applied.
 * @throws Error naming a field that has neither.
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, typeName) => {
      const rule = ruleOf(schema, typeName, field);
      if (rule === undefined) throw new Error(`${typeName}.${name} has no @access rule`);
      if (rule.to.includes("PUBLIC")) return field;
      return {
        ...field,
        resolve: guarded(rule, field.resolve ?? defaultFieldResolver),
        ...(field.subscribe && { subscribe: guarded(rule, field.subscribe) }),
      };
    },
  });

/** The rule a field is under; undefined where neither the field nor its type has one. */
export const ruleOf = (
  schema: GraphQLSchema,
  typeName: string,
  field: Field,
): AccessRule | undefined => {
  const type = schema.getType(typeName);
  const [rule] = [field, type as GraphQLObjectType].flatMap(
    (node) => getDirective(schema, node, "access") ?? [],
  );
  if (rule === undefined) return undefined;
  return { to: rule.to, whilePasswordIsDue: rule.whilePasswordIsDue === true };
};

const guarded =
  (
    rule: AccessRule,
    resolve: GraphQLFieldResolver<unknown, GatewayContext>,
  ): GraphQLFieldResolver<unknown, GatewayContext> =>
  (source, args, context, info) => {
    const refused = refusalFor(rule, context);
    if (refused !== undefined) throw refused;
    return resolve(source, args, context, info);
  };

/** Why this request may not have a field under this rule. */
const refusalFor = (
  { to, whilePasswordIsDue }: AccessRule,
  { session }: GatewayContext,
): PortalError | undefined => {
  if (session.record === undefined) return session.absence;
  const { person } = session.record;
  if (!to.includes(audiences[person.kind])) return new PortalError("FORBIDDEN");
  return isPasswordDue(person) && !whilePasswordIsDue
    ? new PortalError("PASSWORD_CHANGE_REQUIRED")
    : undefined;
};
