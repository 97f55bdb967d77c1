import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  OperationTypeNode,
} from "graphql";
import { type StaffRole, staffRoles } from "../../../contract/staff/role.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Audience } from "../generated/schema-types.ts";
import { isPasswordDue, type Person, type SessionRecord } from "../session/record.ts";
import { cachedStaff, currentStaff } from "../staff/current-staff.ts";

export interface AccessRule {
  readonly to: readonly Audience[];
  readonly whilePasswordIsDue: boolean;
}

const audiences: Readonly<Record<Exclude<Person["kind"], "staff">, Audience>> = {
  student: "STUDENT",
  applicant: "APPLICANT",
};

const staffAudiences: readonly Audience[] = staffRoles;

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

const enforced = new WeakMap<GraphQLSchema, GraphQLSchema>();

/**
 * Applies to every field its `@access` rule, or its type's. Rules are applied nowhere else.
 * @throws Error naming a field that has neither.
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const known = enforced.get(schema);
  if (known !== undefined) return known;
  const guardedSchema = guardFields(schema);
  enforced.set(schema, guardedSchema);
  return guardedSchema;
};

const guardFields = (schema: GraphQLSchema): GraphQLSchema => {
  const rules = new Map<string, AccessRule>();
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, typeName) => {
      const own = ruleOf(schema, typeName, field);
      if (own === undefined) throw new Error(`${typeName}.${name} has no @access rule`);
      if (own.to.includes("PUBLIC")) return field;
      // Equal rules are one, so that a request decides them once.
      const key = JSON.stringify(own);
      const rule = rules.get(key) ?? own;
      rules.set(key, rule);
      return {
        ...field,
        resolve: guarded(rule, field.resolve ?? defaultFieldResolver),
        ...(field.subscribe && { subscribe: guarded(rule, field.subscribe) }),
      };
    },
  });
};

/** The field's rule; undefined if neither the field nor its type has one. */
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

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** A field's rule, and its resolver without it. */
interface Guard {
  readonly rule: AccessRule;
  readonly resolve: Resolve;
}

const guards = new WeakMap<Resolve, Guard>();

/** What this resolver of an enforced schema guards; undefined if everybody may call it. */
export const guardOf = (resolve: Resolve): Guard | undefined => guards.get(resolve);

const guarded = (rule: AccessRule, resolve: Resolve): Resolve => {
  const resolveGuarded: Resolve = (source, args, context, info) => {
    const decision = checkRule(rule, context);
    if (decision === "granted") return resolve(source, args, context, info);
    if (decision instanceof PortalError) throw decision;
    const run = () => resolve(source, args, context, info);
    return afterDecision(decision, { rule, context, operation: info.operation.operation }, run);
  };
  guards.set(resolveGuarded, { rule, resolve });
  return resolveGuarded;
};

type Decision = "granted" | PortalError | Promise<void>;

interface PendingField {
  readonly rule: AccessRule;
  readonly context: GatewayContext;
  readonly operation: OperationTypeNode;
}

/**
 * Runs a field whose rule is not decided yet: the college is asked for the role. A query that the remembered role may run
 * starts at once and is answered after the decision, which saves a round trip. If the record has changed it runs again.
 */
export const afterDecision = (
  decision: Promise<void>,
  { rule, context: { session }, operation }: PendingField,
  run: () => unknown,
): Promise<unknown> => {
  const remembered = session.staff;
  const startsEarly =
    operation === OperationTypeNode.QUERY &&
    remembered !== undefined &&
    checkRole(rule, remembered.role) === "granted";
  if (!startsEarly) return decision.then(run);
  const early = Promise.resolve().then(run);
  // The decision's error comes first.
  early.catch(() => undefined);
  return decision.then(() => (session.staff === remembered ? early : run()));
};

/** What the rules allow one request: each is decided once, and anew after any change of its session. */
export class AccessDecisions {
  readonly #context: GatewayContext;
  readonly #granted = new Set<AccessRule>();
  /** Neighbouring fields mostly have the same rule. */
  #last: AccessRule | undefined;
  #record: SessionRecord | undefined;

  constructor(context: GatewayContext) {
    this.#context = context;
  }

  /** True if the rule was granted before. */
  isGranted(rule: AccessRule): boolean {
    const { record } = this.#context.session;
    if (record !== this.#record) {
      this.#granted.clear();
      this.#last = undefined;
      this.#record = record;
    }
    if (rule === this.#last) return true;
    if (!this.#granted.has(rule)) return false;
    this.#last = rule;
    return true;
  }

  decide(rule: AccessRule): Decision {
    if (this.isGranted(rule)) return "granted";
    const decision = checkRule(rule, this.#context);
    if (decision === "granted") this.#granted.add(rule);
    return decision;
  }
}

/**
 * Whether this rule allows a field to this request. For staff the session is not authoritative: the gateway asks the college
 * once per request, and only that case is asynchronous.
 */
const checkRule = (rule: AccessRule, context: GatewayContext): Decision => {
  const { session, college } = context;
  if (session.record === undefined) return session.noSessionError;
  const { person } = session.record;
  if (person.kind !== "staff") return checkAudience(rule, person);
  if (!rule.to.some((audience) => staffAudiences.includes(audience))) {
    return new PortalError("FORBIDDEN");
  }
  const staff = cachedStaff(session);
  if (staff !== undefined) return checkRole(rule, staff.role);
  return currentStaff(session, college).then(({ role }) => {
    const decision = checkRole(rule, role);
    if (decision !== "granted") throw decision;
  });
};

const checkAudience = (
  { to, whilePasswordIsDue }: AccessRule,
  person: Exclude<Person, { readonly kind: "staff" }>,
): "granted" | PortalError => {
  if (!to.includes(audiences[person.kind])) return new PortalError("FORBIDDEN");
  return isPasswordDue(person) && !whilePasswordIsDue
    ? new PortalError("PASSWORD_CHANGE_REQUIRED")
    : "granted";
};

const checkRole = ({ to }: AccessRule, role: StaffRole): "granted" | PortalError =>
  to.includes(role) ? "granted" : new PortalError("FORBIDDEN");
