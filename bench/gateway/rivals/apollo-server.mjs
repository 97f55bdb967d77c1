// Apollo Server with RESTDataSource, as its own documentation puts them together, without any guard.
import { createServer } from "node:http";
import { RESTDataSource } from "@apollo/datasource-rest";
import { ApolloServer, HeaderMap } from "@apollo/server";
import { collegeUrl, contextOf, headers, port, schema } from "./portal.mjs";

class College extends RESTDataSource {
  baseURL = collegeUrl;

  /** The college says 404 for what a student has not got. */
  async throwIfResponseIsError() {}

  read = async (path) => {
    const { response, parsedBody } = await this.fetch(path, { headers });
    return { status: response.status, body: parsedBody };
  };
}

const server = new ApolloServer({ schema, csrfPrevention: false });
await server.start();

const textOf = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

createServer(async (request, response) => {
  if (request.url === "/health") {
    response.end();
    return;
  }
  const body = JSON.parse(await textOf(request));
  const sent = new HeaderMap(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method, headers: sent, search: "", body },
    context: async () => contextOf(body, new College({ cache: server.cache }).read),
  });
  response.writeHead(answer.status ?? 200, Object.fromEntries(answer.headers));
  response.end(answer.body.string);
}).listen(port, "127.0.0.1");
