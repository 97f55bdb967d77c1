// The portal's schema over recorded data, for other GraphQL servers. Their packages are their own, so that nothing else
// loads them, and the compiler does not know them.
import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";

/**
 * What a rival serves, by the operation's text: the calls to the college in waves, and the data with `__typename` on every
 * object. It maps no field and checks nobody, which the gateway does.
 */
const operations = JSON.parse(readFileSync(process.env.RIVAL_OPERATIONS, "utf8"));

export const port = Number(process.env.RIVAL_PORT);
export const collegeUrl = process.env.COLLEGE_API_URL;
export const headers = { authorization: "Bearer token", accept: "application/json" };

/** A schema whose root fields are read with `context.read(path)`, once for a request. */
export const recordedSchema = () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  for (const field of Object.values(schema.getQueryType().getFields())) {
    field.resolve = async (_source, _arguments, context) => {
      context.data ??= readAll(context);
      return (await context.data)[field.name];
    };
  }
  return schema;
};

const readAll = async ({ query, read }) => {
  const { waves, data } = operations[query];
  for (const wave of waves) await Promise.all(wave.map(read));
  return data;
};
