import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isUnionType,
} from "graphql";
import { inputValue, literalOf } from "./generated-input.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface GeneratedOperation {
  readonly query: string;
  readonly operationName: unknown;
  readonly variables: Record<string, unknown>;
}

/** Names that an object of JavaScript has already are among them. */
const aliases = ["a", "b", "c", "id", "then", "toJSON", "constructor", "__proto__", "valueOf"];

/** How often what is drawn is wrong. */
const wrong = 0.012;

/** Draws documents of one schema. Most are valid; some of the others are wrong in one place, some in many. */
export class OperationGenerator {
  readonly #schema: GraphQLSchema;
  readonly #random: SeededRandom;
  /** Root fields to prefer. */
  readonly #isPreferred: (field: string) => boolean;
  #serial = 0;
  #fragments: string[] = [];
  #declared: string[] = [];
  #variables: Record<string, unknown> = {};

  constructor(
    schema: GraphQLSchema,
    random: SeededRandom,
    isPreferred: (field: string) => boolean,
  ) {
    this.#schema = schema;
    this.#random = random;
    this.#isPreferred = isPreferred;
  }

  draw(): GeneratedOperation {
    const random = this.#random;
    this.#fragments = [];
    this.#variables = {};
    const names = random.chance(0.1) ? ["First", "Second"] : [random.pick(["", "First"])];
    const operations = names.map((name) => this.#operation(name));
    const query = [...operations, ...this.#fragments].join("\n");
    if (random.chance(0.1)) this.#variables.nobody = 1;
    return {
      query: random.chance(0.02) ? damaged(query, random) : query,
      operationName: random.chance(0.06)
        ? random.pick<unknown>(["", "Nobody", null, 7, "Second", "__proto__"])
        : random.pick([names[0], names.at(-1)]) || undefined,
      variables: this.#variables,
    };
  }

  #operation(name: string): string {
    const random = this.#random;
    this.#declared = [];
    const isMutation = random.chance(0.25);
    const isStream = random.chance(0.01);
    const keyword = isStream ? "subscription" : isMutation ? "mutation" : "query";
    const type = this.#schema.getType(keyword[0]?.toUpperCase() + keyword.slice(1));
    const fields = Object.values((type as GraphQLObjectType).getFields());
    const preferred = fields.filter((field) => this.#isPreferred(`${type?.name}.${field.name}`));
    const chosen = random.some(random.chance(0.85) && preferred.length ? preferred : fields, 3);
    const selected = chosen.map((field) => this.#field(field, random.pick([2, 3, 3, 5])));
    if (random.chance(0.1)) selected.push("__typename");
    if (random.chance(0.01)) selected.push("__schema { queryType { name } }");
    if (random.chance(0.01)) {
      selected.push(...Array.from({ length: 40 }, (_, at) => `a${at}: __typename`));
    }
    const declared = this.#declared.length === 0 ? "" : `(${this.#declared.join(", ")})`;
    const isShort = declared === "" && name === "" && keyword === "query" && random.chance(0.5);
    return `${isShort ? "" : `${keyword} ${name}${declared}`} { ${selected.join(" ")} }`;
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const random = this.#random;
    const fields = isUnionType(type) ? [] : Object.values(type.getFields());
    const reachable = fields.filter(
      (field) => depth > 0 || !isCompositeType(getNamedType(field.type)),
    );
    const selected = random.some(reachable, 5).map((field) => this.#field(field, depth - 1));
    if (selected.length === 0 || random.chance(0.3)) selected.push("__typename");
    if (random.chance(0.01)) selected.push("nobody");
    if (isAbstractType(type)) {
      for (const member of random.some(this.#schema.getPossibleTypes(type), 2)) {
        selected.push(this.#fragment(member, depth, true));
      }
    } else if (random.chance(0.15)) selected.push(this.#fragment(type, depth));
    return `{ ${selected.join(" ")} }`;
  }

  #fragment(type: GraphQLCompositeType, depth: number, isMember = false): string {
    const random = this.#random;
    if (random.chance(0.6)) {
      const condition = isMember || random.chance(0.8) ? ` on ${type.name}` : "";
      return `...${condition}${this.#directive()} ${this.#selection(type, depth - 1)}`;
    }
    const body = this.#selection(type, depth - 1);
    const name = `F${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${type.name} ${body}`);
    const spread = `...${name}${this.#directive()}`;
    return random.chance(0.2) ? `${spread} ${spread}` : spread;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = this.#alias(field.args.length > 0);
    const args = field.args.flatMap((argument) => this.#argument(argument));
    const named = getNamedType(field.type);
    const below = isCompositeType(named) ? ` ${this.#selection(named, depth)}` : "";
    const written = args.length === 0 ? "" : `(${args.join(", ")})`;
    return `${alias}${field.name}${written}${this.#directive()}${below}`;
  }

  /** The same field with other arguments needs another name. */
  #alias(hasArguments: boolean): string {
    const random = this.#random;
    if (random.chance(0.03)) return `${random.pick(aliases)}: `;
    this.#serial += 1;
    return random.chance(hasArguments ? 0.9 : 0.15) ? `n${this.#serial}: ` : "";
  }

  #argument({ name, type }: GraphQLArgument): readonly string[] {
    const random = this.#random;
    if (!(isNonNullType(type) && !random.chance(wrong)) && !random.chance(0.4)) return [];
    if (random.chance(0.5)) return [`${name}: ${literalOf(inputValue(type, random, wrong), type)}`];
    return [`${name}: ${this.#variable(String(type), () => inputValue(type, random, wrong * 3))}`];
  }

  #directive(): string {
    const random = this.#random;
    if (!random.chance(0.05)) return "";
    if (random.chance(0.03)) return ` @${random.pick(["nobody", "skip", "include(if: 1)"])}`;
    const condition = random.chance(0.5)
      ? random.pick(["true", "false"])
      : this.#variable("Boolean!", () => (random.chance(0.05) ? null : random.chance(0.5)));
    return ` @${random.pick(["skip", "include"])}(if: ${condition})`;
  }

  #variable(type: string, draw: () => unknown): string {
    const random = this.#random;
    this.#serial += 1;
    const name = `v${this.#serial}`;
    const declared = random.chance(wrong) ? random.pick(["Int", "String!", "[ID!]"]) : type;
    const fallback = type.startsWith("Boolean") && random.chance(0.3) ? " = true" : "";
    this.#declared.push(`$${name}: ${declared}${fallback}`);
    if (!random.chance(fallback === "" ? wrong : 0.5)) this.#variables[name] = draw();
    return `$${name}`;
  }
}

/** One character less, or another one. */
const damaged = (text: string, random: SeededRandom): string => {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${random.pick(["", "{", '"', "$", "\u0000"])}${text.slice(at + 1)}`;
};
