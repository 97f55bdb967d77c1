// Mercurius with its compiled operations (graphql-jit), over the same HTTP client as the gateway, without any guard.
import fastify from "fastify";
import mercurius from "mercurius";
import { Pool } from "undici";
import { collegeUrl, headers, port, recordedSchema } from "./recorded-schema.mjs";

const college = new Pool(collegeUrl, { connections: 64 });

const read = async (path) => {
  const { body } = await college.request({ method: "GET", path, headers });
  return JSON.parse(await body.text());
};

const app = fastify();
app.get("/health", () => "");
await app.register(mercurius, {
  schema: recordedSchema(),
  jit: 1,
  context: ({ body }) => ({ query: body.query, read }),
});
await app.listen({ port, host: "127.0.0.1" });
