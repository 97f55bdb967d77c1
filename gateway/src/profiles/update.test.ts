import { request as httpRequest } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let portal: TestPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await startTestPortal();
  browser = await signedIn(portal, await enrol(portal, { address: "1, Old Street" }));
});

afterAll(() => portal.close());

const mutation = `mutation ($input: ProfileInput!, $file: Upload) {
  updateProfile(input: $input, passport: $file) {
    __typename
    ... on ProfileUpdated { student { passportUrl profile { phone address maritalStatus } } }
    ... on Refusal { code message fields { field message } }
  }
}`;

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 360, channels: 3, background: "#0a7d6c" } })
    .jpeg()
    .toBuffer();

const send = (content: Buffer, name = "me.jpg", type = "image/jpeg") =>
  browser.upload(mutation, { input: {} }, { content, name, type });

test("sent fields change, empty ones clear, others stay", async () => {
  await browser.graphql(mutation, { input: { phone: "08031234567", maritalStatus: "Single" } });

  const answer = await browser.graphql(mutation, {
    input: { phone: "08059998877", maritalStatus: "" },
  });

  expect(answer.data).toMatchObject({
    updateProfile: {
      __typename: "ProfileUpdated",
      student: {
        profile: { phone: "+2348059998877", address: "1, Old Street", maritalStatus: null },
      },
    },
  });
});

test("the next request shows the change", async () => {
  await browser.graphql(mutation, { input: { address: "2, New Street" } });

  const answer = await browser.graphql("{ viewer { ... on Student { profile { address } } } }");

  expect(answer.data).toEqual({ viewer: { profile: { address: "2, New Street" } } });
});

test("a refusal by the college names the input's field", async () => {
  const answer = await browser.graphql(mutation, { input: { maritalStatus: "Complicated" } });

  expect(answer.data).toMatchObject({
    updateProfile: { code: "INVALID_INPUT", fields: [{ field: "maritalStatus" }] },
  });
});

test("a text longer than the contract allows is refused", async () => {
  const answer = await browser.graphql(mutation, { input: { address: "x".repeat(251) } });

  expect(answer.data).toMatchObject({
    updateProfile: { fields: [{ field: "address", message: "This is too long." }] },
  });
});

test.each([
  "surname",
  "matricNumber",
  "sex",
  "dateOfBirth",
  "stateOfOrigin",
  "email",
])("%s is not part of the input", async (field) => {
  const answer = await browser.graphql(mutation, { input: { [field]: "Other" } });

  expect(answer.errors).toMatchObject([{ extensions: { code: "INVALID_REQUEST" } }]);
});

describe("a photo", () => {
  test("is stored at the college and shown from there", async () => {
    const answer = await send(await picture());

    const shown = await browser.get("/media/passport");

    expect(answer.data).toMatchObject({
      updateProfile: { student: { passportUrl: expect.stringMatching(/^\/media\/passport\?v=/) } },
    });
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: "jpeg" });
  });

  test("is visible to its owner only", async () => {
    const other = await signedIn(portal, await enrol(portal));

    expect((await other.get("/media/passport")).status).toBe(404);
  });

  test.each([
    [
      "an SVG named .jpg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing at all", Buffer.alloc(0)],
  ])("that is %s is refused", async (_what, content) => {
    const answer = await send(content);

    const message = "The passport photo must be a JPEG, PNG or WebP picture.";
    expect(answer.data).toEqual({
      updateProfile: {
        __typename: "Refusal",
        code: "NOT_AN_IMAGE",
        message,
        fields: [{ field: "passport", message }],
      },
    });
  });

  test("that is corrupt is refused by the college", async () => {
    const answer = await send(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));

    expect(answer.data).toMatchObject({
      updateProfile: { code: "INVALID_INPUT", fields: [{ field: "passport" }] },
    });
  });

  test("of more than 2 MB is refused with its field", async () => {
    const answer = await send(Buffer.concat([await picture(), Buffer.alloc(2_200_000)]));

    expect(answer.data).toMatchObject({
      updateProfile: {
        code: "FILE_TOO_LARGE",
        fields: [{ field: "passport", message: "The passport photo may be at most 2 MB." }],
      },
    });
  });

  test("of 20 MB is refused by its content length", async () => {
    const answer = await new Promise<{ status: number | undefined; body: string }>(
      (resolve, reject) => {
        const upload = httpRequest(
          `${portal.gateway.url}/graphql`,
          {
            method: "POST",
            headers: {
              "x-portal-request": "1",
              "content-type": "multipart/form-data; boundary=x",
              "content-length": 20 * 1024 * 1024,
              cookie: browser.cookie,
            },
          },
          (response) => {
            let body = "";
            response.on("data", (chunk: Buffer) => {
              body += chunk.toString();
            });
            response.on("end", () => {
              upload.destroy();
              resolve({ status: response.statusCode, body });
            });
          },
        );
        upload.on("error", reject);
        upload.write("--x\r\n");
      },
    );

    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({
      errors: [
        {
          message:
            "The file or form is too large. A photo may be at most 2 MB, a result file at most 5 MB.",
          extensions: { code: "REQUEST_TOO_LARGE" },
        },
      ],
    });
  });

  test("of 20 MB sent without waiting still gets an answer", async () => {
    const answer = await send(Buffer.concat([await picture(), Buffer.alloc(20 * 1024 * 1024)]));

    expect(answer.status).toBe(413);
    expect(answer.errors).toMatchObject([{ extensions: { code: "REQUEST_TOO_LARGE" } }]);
  });
});
