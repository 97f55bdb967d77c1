import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import { type RecordedCollege, recordCollege } from "../../testing/recorded-college.ts";

let portal: TestPortal;
let recorded: RecordedCollege;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal({
    between: async (url) => {
      recorded = await recordCollege(url);
      return recorded.url;
    },
  });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(async () => {
  await portal.close();
  await recorded.close();
});

const mutation = `mutation Import($file: Upload!) {
  importTestScores(file: $file, dryRun: true) {
    __typename
    ... on Refusal { code message fields { field message } }
  }
}`;

const send = async (content: string | Buffer, browser = admin) => {
  recorded.forget();
  const file = { content: Buffer.from(content), name: "=cmd.csv", type: "text/html" };
  const { data, errors } = await browser.upload(mutation, {}, file);
  return {
    result: data?.importTestScores,
    codes: errors.map(({ extensions }) => extensions.code),
    imports: recorded.calls().filter(({ method }) => method === "POST").length,
  };
};

test("answers the report of a readable file", async () => {
  const { result, imports } = await send("application_no,score\nCOHT/CHE/99999,50\n");

  expect(result).not.toMatchObject({ __typename: "Refusal" });
  expect(imports).toBe(1);
});

test.each([
  [
    "wrong columns",
    "number,mark\n1,2\n",
    /^Missing: application_no, score\. Unknown: number, mark\./,
  ],
  ["UTF-16", Buffer.from("\uFEFFapplication_no,score\n1,2\n", "utf16le"), /UTF-16/],
  ["Windows-1252", Buffer.from("application_no,score\nM\xe9,2\n", "latin1"), /Windows-1252/],
  ["100,000 rows", `application_no,score\n${"COHT/CHE/00001,50\n".repeat(100_000)}`, /10,000 rows/],
  ["markup in a heading", "application_no,score,<script>\n1,2,3\n", /^Unknown: script\./],
])("a file with %s is refused with the college's message", async (_what, content, message) => {
  const { result } = await send(content);

  expect(result).toMatchObject({
    __typename: "Refusal",
    code: "INVALID_INPUT",
    fields: [{ field: "file", message: expect.stringMatching(message) }],
  });
});

test("a file over 5 MB is refused without calling the college", async () => {
  const { result, imports } = await send(Buffer.alloc(5 * 1024 * 1024 + 1, "a"));

  expect(result).toMatchObject({ code: "FILE_TOO_LARGE", fields: [{ field: "file" }] });
  expect(imports).toBe(0);
});

test("a caller of another role is refused without calling the college", async () => {
  const { codes, imports } = await send(
    "application_no,score\n1,2\n",
    await signedInStaff(portal, "ICT_SUPPORT"),
  );

  expect(codes).toEqual(["FORBIDDEN"]);
  expect(imports).toBe(0);
});
