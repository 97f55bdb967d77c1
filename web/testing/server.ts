import { ApolloLink, Observable } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLError } from "graphql";
import typeDefs from "../../schema.graphql?raw";

/** The answer to a root field: a value or a resolver. */
type Answer = object | string | number | boolean | null | ((args: Args) => unknown);

/** The arguments of a field. The test knows their types from the schema. */
export type Args = Readonly<Record<string, unknown>>;

export type Answers = Readonly<Record<string, Answer>>;

export const portal = {
  version: "1.1.3",
  collegeName: "Oyo State College of Health Technology",
  collegeShortName: "OCHT",
  logoUrl: "/logo.svg",
  siteUrl: "https://college.example",
  supportPhone: "+234 800 000 0000",
  supportWhatsapp: "+234 800 000 0001",
  supportEmail: "support@college.example",
  testVenue: "Main Campus",
  homeState: "Oyo",
  currencySymbol: "₦",
  timeZone: "Africa/Lagos",
};

/** An error as the gateway reports it. */
export const failure = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

// Once for all tests of a worker: to build it takes longer than most of them.
const schema = makeExecutableSchema({ typeDefs, noLocation: true });

const rootFields = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };

/** What the operations of a root type find at its fields. */
const rootOf = (type: keyof typeof rootFields, answers: Answers) => {
  const fields = rootFields[type]?.getFields() ?? {};
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => {
      if (!Object.hasOwn(fields, field)) throw new Error(`The schema has no ${type}.${field}`);
      return [field, (args: Args) => (typeof answer === "function" ? answer(args) : answer)];
    }),
  );
};

export interface TestServer {
  readonly link: ApolloLink;
  /** The names of the sent operations, in order. */
  readonly operations: readonly string[];
  /** Changes answers while the portal runs. */
  readonly answer: (answers: { query?: Answers; mutation?: Answers }) => void;
  /** While true, every request fails. */
  readonly setOffline: (unplugged: boolean) => void;
}

/**
 * Executes the real schema with the test's answers. An operation that the schema does not allow fails as at the
 * gateway.
 */
export const startServer = (query: Answers = {}, mutation: Answers = {}): TestServer => {
  const answers = { query: { portal, viewer: null, ...query }, mutation: { ...mutation } };
  const operations: string[] = [];
  let unplugged = false;
  const linksOf = () => ({
    query: new SchemaLink({ validate: true, schema, rootValue: rootOf("Query", answers.query) }),
    mutation: new SchemaLink({
      validate: true,
      schema,
      rootValue: rootOf("Mutation", answers.mutation),
    }),
  });
  let links = linksOf();
  const link = new ApolloLink((operation) => {
    operations.push(operation.operationName ?? "");
    if (unplugged)
      return new Observable((observer) => observer.error(new TypeError("Failed to fetch")));
    return links[operation.operationType === "mutation" ? "mutation" : "query"].request(operation);
  });
  return {
    link,
    operations,
    answer: (changed) => {
      Object.assign(answers.query, changed.query);
      Object.assign(answers.mutation, changed.mutation);
      links = linksOf();
    },
    setOffline: (value) => {
      unplugged = value;
    },
  };
};
