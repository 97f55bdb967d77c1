import type { FastifyInstance } from "fastify";
import request from "supertest";
import Type from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defineEndpoint } from "../../../contract/endpoint.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { buildCollege } from "../app.ts";
import { account } from "../db/schema/accounts.ts";
import { mount } from "./route.ts";

const greet = defineEndpoint({
  method: "POST",
  path: "/greetings/{id}/",
  area: "college",
  origin: "extension",
  summary: "A greeting",
  auth: "none",
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ times: Type.Optional(Type.Integer({ maximum: 3 })) }),
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 5 }),
    title: Type.String(),
  }),
  status: 201,
  response: Type.Object({ text: Type.String(), id: Type.Integer() }),
  failures: [],
});

const whoAmI = defineEndpoint({
  method: "GET",
  path: "/who-am-i/",
  area: "college",
  origin: "extension",
  summary: "The caller",
  auth: "student",
  status: 200,
  response: Type.Object({ login: Type.String() }),
  failures: [],
});

const explode = defineEndpoint({ ...whoAmI, path: "/explode/", auth: "none" });

let server: TestCollege;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestCollege();
  ({ app } = await buildCollege(server.college));
  mount(app, server.college, greet, {
    handler: async ({ params, query, body }) => ({
      id: params.id,
      text: `${body.name}${"!".repeat(query.times ?? 1)}`,
      hidden: "not part of the contract",
    }),
  });
  mount(app, server.college, whoAmI, {
    handler: async ({ account }) => ({ login: account.login }),
  });
  mount(app, server.college, explode, {
    handler: async () => {
      throw new Error("password=hunter2 at /srv/college");
    },
  });
  await app.listen({ port: 0 });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const post = (path: string) => request(app.server).post(path);

test("a handler gets typed input and returns the contract's output only", async () => {
  const answer = await post("/greetings/7/?times=3").send({ name: "Ada", title: "Dr" });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ id: 7, text: "Ada!!!" });
});

test("wrong fields are refused by name, as Django REST framework words it", async () => {
  const answer = await post("/greetings/7/").send({ name: "Adebayo" });

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    name: ["Ensure this field has no more than 5 characters."],
    title: ["This field is required."],
  });
});

test.each([
  [{ name: "", title: "Dr" }, { name: ["This field may not be blank."] }],
  [{ name: 3, title: "Dr" }, { name: ["Not a valid string."] }],
])("%j is refused with %j", async (body, refusal) => {
  const answer = await post("/greetings/7/").send(body);

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(refusal);
});

test("a query that is out of bounds is refused by name", async () => {
  const answer = await post("/greetings/7/?times=4").send({ name: "Ada", title: "Dr" });

  expect(answer.body).toEqual({ times: ["Ensure this value is less than or equal to 3."] });
});

test.each(["/greetings/none/", "/greetings/0/", "/nowhere/"])("%s does not exist", async (path) => {
  const answer = await post(path).send({ name: "Ada", title: "Dr" });

  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ detail: "Not found." });
});

test("an invalid or too large body is refused without quoting it", async () => {
  const broken = await post("/greetings/7/").type("json").send('{"name": "Ad');
  const foreign = await post("/greetings/7/").type("application/xml").send("<name>Ada</name>");
  const huge = await post("/greetings/7/").send({ name: "A".repeat(70_000), title: "" });

  expect([broken.status, foreign.status, huge.status]).toEqual([400, 415, 413]);
  expect(broken.body).toEqual({ detail: "The request could not be read." });
});

test("an unexpected error reveals no internals", async () => {
  const answer = await request(app.server).get("/explode/");

  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    detail: "Something went wrong at the college. Please try again.",
    code: "server_error",
  });
});

test("every answer carries the caller's valid request id or a new one", async () => {
  const own = await request(app.server).get("/nowhere/").set("x-request-id", "trace-1.a:b");
  const odd = await request(app.server).get("/nowhere/").set("x-request-id", "a b<script>");

  expect(own.headers["x-request-id"]).toBe("trace-1.a:b");
  expect(odd.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("answers may not be cached, framed or sniffed", async () => {
  const { headers } = await request(app.server).get("/health");

  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test("a guarded endpoint gets its caller and answers others as simplejwt does", async () => {
  const student = await createStudent(server.college);
  const { authorization } = await signInAs(server.college, student);

  const known = await request(app.server).get("/who-am-i/").set({ authorization });
  const unknown = await request(app.server).get("/who-am-i/");

  expect(known.body).toEqual({ login: student.matricNumber });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual({
    detail: "Given token not valid for any token type",
    code: "token_not_valid",
  });
});

test("another kind of account is refused, however valid its token", async () => {
  const [clerk] = await server.college.db
    .insert(account)
    .values({ kind: "staff", login: "clerk", email: "clerk@college.example", passwordHash: "none" })
    .returning();
  const { authorization } = await signInAs(server.college, { accountId: clerk?.id ?? 0 });

  const answer = await request(app.server).get("/who-am-i/").set({ authorization });

  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ detail: "You do not have permission to perform this action." });
});

test.each([
  "Token abc",
  "Bearer",
  "Bearer a b",
  "bearer ey.ey.ey",
])("the header %j signs nobody in", async (authorization) => {
  const answer = await request(app.server).get("/who-am-i/").set({ authorization });

  expect(answer.status).toBe(401);
});
