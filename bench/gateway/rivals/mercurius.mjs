// Mercurius with its compiled operations (graphql-jit), over the same HTTP client as the gateway, without any guard.
import fastify from "fastify";
import mercurius from "mercurius";
import { Pool } from "undici";
import { collegeUrl, contextOf, headers, port, schema } from "./portal.mjs";

const college = new Pool(collegeUrl, { connections: 64 });

const read = async (path) => {
  const { statusCode, body } = await college.request({ method: "GET", path, headers });
  return { status: statusCode, body: JSON.parse(await body.text()) };
};

const app = fastify();
app.get("/health", () => "");
await app.register(mercurius, {
  schema,
  jit: 1,
  context: ({ body }) => contextOf(body, read),
});
await app.listen({ port, host: "127.0.0.1" });
