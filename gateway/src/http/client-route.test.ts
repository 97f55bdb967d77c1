import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { readConfig } from "../config.ts";
import { writePortal } from "./client-route.ts";

const script = "console.log('portal');".repeat(100);
const page =
  '<!doctype html><head><title>x</title><script type="application/json" id="portal"></script>' +
  '<script type="application/json" id="first-queries"></script></head>' +
  "<style>p{margin:0}</style>" +
  '<p class="boot-brand"></p>';

/** As the client's build writes them. */
const pageFiles = [
  {
    path: "/login",
    isForSignedIn: false,
    scripts: ["/assets/login.js"],
    styles: [],
    queries: [],
  },
  {
    path: "/student/results/:semester",
    isForSignedIn: true,
    scripts: ["/assets/frame.js", "/assets/results.js"],
    styles: ["/assets/results.css"],
    queries: [{ id: "a1", operationName: "Results", takesVariables: true }],
  },
  {
    path: "/applicant/application-form?section=academic",
    isForSignedIn: true,
    scripts: ["/assets/form.js", "/assets/academic.js"],
    styles: [],
    queries: [],
  },
  {
    path: "/applicant/application-form",
    isForSignedIn: true,
    scripts: ["/assets/form.js"],
    styles: [],
    queries: [],
  },
];

let folder: string;
let gateway: TestGateway;

beforeAll(async () => {
  const root = mkdtempSync(path.join(tmpdir(), "portal-client-"));
  folder = path.join(root, "web");
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  writeFileSync(path.join(root, "secret.json"), "{}");
  writeFileSync(path.join(folder, "index.html"), page);
  writeFileSync(path.join(folder, "page-files.json"), JSON.stringify(pageFiles));
  writeFileSync(path.join(folder, "logo.svg"), "<svg></svg>");
  writeFileSync(path.join(folder, "notes.conf"), "secret");
  writeFileSync(path.join(folder, "assets", "gone-1a2b.js"), script);
  const asset = path.join(folder, "assets", "index-4f3a.js");
  writeFileSync(asset, script);
  writeFileSync(`${asset}.br`, brotliCompressSync(script));
  writeFileSync(`${asset}.gz`, gzipSync(script));
  const { identity } = readConfig({ COLLEGE_NAME: "</script><script>alert(1)//" });
  gateway = await startTestGateway("http://127.0.0.1:9", { webDist: folder, identity });
  rmSync(path.join(folder, "assets", "gone-1a2b.js"));
});

afterAll(async () => {
  await gateway.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const get = (address: string, accept = "*/*", encoding = "identity") =>
  request(gateway.url).get(address).set("accept", accept).set("accept-encoding", encoding);

describe("the client's page", () => {
  test.each([
    "/",
    "/login",
    "/student/dashboard",
    "/receipt/abc",
  ])("is shown at %s", async (address) => {
    const answer = await get(address, "text/html");

    expect(answer.status).toBe(200);
    expect(answer.text).toContain("<title>x</title>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
  });

  test("allows its own styles, by their hash, and no others", async () => {
    const { headers } = await get("/login", "text/html");
    const hash = createHash("sha256").update("p{margin:0}").digest("base64");

    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test("holds the portal's public facts as data that cannot become a script", async () => {
    const { text } = await get("/", "text/html");
    const [, json = ""] = /id="portal">([^<]*)<\/script>/.exec(text) ?? [];

    expect(text.match(/<script/g)).toHaveLength(2);
    expect(JSON.parse(json)).toMatchObject({
      collegeName: "</script><script>alert(1)//",
      version: "1.1.3",
    });
  });

  test("shows the college's name and logo before the client has arrived", async () => {
    const { text } = await get("/", "text/html");

    expect(text).toContain(
      '<p class="boot-brand"><img src="/logo.svg" alt="" width="44" height="44">' +
        "&#60;/script&#62;&#60;script&#62;alert(1)//</p>",
    );
  });

  test("without a place for the facts is refused at start", () => {
    const portal = { collegeName: "College", logoUrl: "/logo.svg" };
    expect(() => writePortal("<html></html>", portal)).toThrow("index.html lacks");
  });

  const session = `portal=${"s".repeat(43)}`;

  test.each([
    ["/login", "", ["/assets/login.js"]],
    ["/login/", session, ["/assets/login.js"]],
    [
      "/student/results/2?by=course",
      session,
      ["/assets/results.css", "/assets/frame.js", "/assets/results.js"],
    ],
    ["/student/results/2", "", []],
    [
      "/applicant/application-form?section=academic",
      session,
      ["/assets/form.js", "/assets/academic.js"],
    ],
    ["/applicant/application-form?section=jamb", session, ["/assets/form.js"]],
    ["/applicant/application-form", session, ["/assets/form.js"]],
    ["/student/results", session, []],
    ["/student/results/2/all", session, []],
  ])("at %s with the cookie %j names the files of the screen", async (address, cookie, files) => {
    const { text } = await get(address, "text/html").set("cookie", cookie);

    const links = [...text.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)">/g)];
    expect(links.map(([, href]) => href)).toEqual(files);
    expect(text.indexOf("</head>")).toBeGreaterThan(text.lastIndexOf("<link"));
  });

  test.each([
    ["/student/results/2", session, pageFiles[1]?.queries],
    ["/student/results/2", "", undefined],
    ["/login", session, undefined],
    ["/nowhere", session, undefined],
  ])("at %s with the cookie %j names the screen's first queries", async (address, cookie, named) => {
    const { text } = await get(address, "text/html").set("cookie", cookie);

    const [, json = ""] = /id="first-queries">([^<]*)<\/script>/.exec(text) ?? [];
    expect(json === "" ? undefined : JSON.parse(json)).toEqual(named);
  });

  test("is not served to programs or for missing files", async () => {
    expect((await get("/student/dashboard", "application/json")).status).toBe(404);
    expect((await get("/assets/index-old.js", "text/html")).status).toBe(404);
    expect((await get("/page-files.json")).status).toBe(404);
    expect((await request(gateway.url).post("/login").set("accept", "text/html")).status).toBe(400);
  });
});

describe("the client's files", () => {
  test.each([
    ["br", "br"],
    ["gzip, deflate, br;q=1", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
  ])("for %j travel as %s, and never change", async (accepted, encoding) => {
    const answer = await get("/assets/index-4f3a.js", "*/*", accepted).buffer(true);

    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  });

  test("carry what only a document obeys if they can be one", async () => {
    const ofDocuments = [
      "content-security-policy",
      "x-frame-options",
      "permissions-policy",
      "cross-origin-opener-policy",
    ];
    const namesOf = async (address: string) =>
      Object.keys((await get(address, "text/html")).headers).filter((name) =>
        ofDocuments.includes(name),
      );

    expect((await namesOf("/login")).sort()).toEqual([...ofDocuments].sort());
    expect((await namesOf("/logo.svg")).sort()).toEqual([...ofDocuments].sort());
    expect(await namesOf("/assets/index-4f3a.js")).toEqual([]);
  });

  test("that are no documents are never shown as one", async () => {
    expect((await get("/assets/index-4f3a.js")).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
    });
  });

  test("without a hash in their name are cached for a short time", async () => {
    expect((await get("/logo.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("answer HEAD with their length", async () => {
    const answer = await request(gateway.url).head("/logo.svg");

    expect(answer.headers["content-length"]).toBe("11");
  });

  test.each([
    "/../secret.json",
    "/..%2fsecret.json",
    "/%2e%2e/secret.json",
    "/assets/../../secret.json",
    "/assets/..%5c..%5csecret.json",
    "/%00",
    "/%",
    "/notes.conf",
    "/assets/index-4f3a.js.br",
    "//etc/passwd",
  ])("do not include %s", async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

test("only a file that a later build removed is missing", async () => {
  const answer = await get("/assets/gone-1a2b.js");

  expect(answer.status).toBe(404);
  expect(answer.headers).not.toHaveProperty("content-encoding");
  expect(answer.headers["cache-control"]).not.toContain("immutable");
});

test("a browser that accepts any type receives the page", async () => {
  expect((await get("/")).status).toBe(200);
});
