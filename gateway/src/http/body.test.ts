import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn } from "../../testing/scripted-student.ts";

let college: ScriptedCollege;
let gateway: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
  scriptSignIn(college);
  gateway = await startTestGateway(college.url);
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

describe("a body's type", () => {
  const send = (type: string) =>
    request(gateway.url)
      .post("/graphql")
      .set("x-portal-request", "1")
      .set("content-type", type)
      .send('{"query":"{ portal { version } }"}');

  // RFC 9110 8.3.1: a media type and its parameters' names are case-insensitive.
  test.each([
    "application/json",
    "APPLICATION/JSON",
    "Application/Json; Charset=UTF-8",
    " application/json ;charset=utf-8",
  ])("%s is JSON", async (type) => {
    const answer = await send(type);

    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ portal: { version: expect.any(String) } });
  });

  test("in capitals is a form's, whose boundary keeps its case", async () => {
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");
    const part = (name: string, text: string) =>
      `--EdGe\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

    const answer = await request(gateway.url)
      .post("/graphql")
      .set("x-portal-request", "1")
      .set("cookie", browser.cookie ?? "")
      .set("content-type", "MULTIPART/FORM-DATA; boundary=EdGe")
      .send(
        `${part("operations", '{"query":"{ portal { version } }"}')}${part("map", "{}")}--EdGe--\r\n`,
      );

    expect(answer.body.data).toMatchObject({ portal: { version: expect.any(String) } });
  });

  test.each([
    "text/xml",
    "application/jsonp",
    "json",
    "*/*",
  ])("%s is refused with a code and a sentence", async (type) => {
    const answer = await send(type);

    expect(answer.status).toBe(415);
    expect(answer.body.errors).toEqual([
      {
        message: expect.stringMatching(/\w.*\./),
        extensions: { code: "UNSUPPORTED_MEDIA_TYPE" },
      },
    ]);
  });
});
