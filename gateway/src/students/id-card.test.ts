import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { student } from "../../../college/src/db/schema/students.ts";
import { storeFile } from "../../../college/src/files/store.ts";
import { readQrCodes } from "../../../college/testing/pdf.ts";
import { createCalendar } from "../../../college/testing/people.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      await createCalendar(college);
    },
  });
});

afterAll(() => portal.close());

const confirmation = `query ($code: String!) {
  idCardConfirmation(code: $code) { number isLatest isStudent }
}`;

it("is printed by the student, replaced by ICT support, and confirmed by anybody", async () => {
  const { college } = portal.college;
  const enrolled = await enrol(portal, { level: 100, surname: "Ade" });
  const browser = await signedIn(portal, enrolled);
  const read = async () => {
    const { data } = await browser.graphql(
      "{ viewer { ... on Student { idCard { obstacle fileUrl card { number } } } } }",
    );
    return (data?.viewer as { readonly idCard: unknown }).idCard;
  };
  const obstacle = "Your profile has no photo. Add one first.";
  expect(await read()).toEqual({ obstacle, fileUrl: null, card: null });
  expect((await browser.get("/download/id-card")).status).toBe(403);

  const passportFileId = await college.db.transaction((tx) =>
    storeFile(college, tx, enrolled.accountId, {
      mediaType: "image/jpeg",
      content: Buffer.from("no picture"),
    }),
  );
  await college.db.update(student).set({ passportFileId }).where(eq(student.id, enrolled.id));
  const file = await browser.get("/download/id-card");
  expect(file.status).toBe(200);
  expect(file.headers["content-disposition"]).toContain("student_id_card.pdf");
  const [address = ""] = await readQrCodes(file.body);
  expect(await read()).toEqual({
    ...{ obstacle: null, fileUrl: "/download/id-card", card: { number: 1 } },
  });

  const support = await signedInStaff(portal, "ICT_SUPPORT");
  const studentId = String(enrolled.id);
  const replaced = await support.graphql(
    `mutation ($input: ReissueIdCardInput!) {
      reissueIdCard(input: $input) { ... on IdCardReissued { number } ... on Refusal { code } }
    }`,
    { input: { studentId, reason: "Lost in the bus", seen: 1 } },
  );
  expect(replaced.data?.reissueIdCard).toEqual({ number: 2 });
  const listed = await support.graphql(
    "query ($id: ID!) { studentIdCards(studentId: $id) { number reason } }",
    { id: studentId },
  );
  expect(listed.data?.studentIdCards).toEqual([
    { number: 2, reason: "Lost in the bus" },
    { number: 1, reason: null },
  ]);

  expect((await support.get("/download/id-card")).status).toBe(403);
  const code = address.split("/").at(-1) ?? "";
  const anybody = portal.gateway.browser();
  const { data } = await anybody.graphql(confirmation, { code });
  expect(data?.idCardConfirmation).toEqual({ number: 1, isLatest: false, isStudent: true });
  const forged = await anybody.graphql(confirmation, { code: `A${code.slice(1)}` });
  expect(forged.data?.idCardConfirmation).toBeNull();
  expect((await anybody.get("/download/id-card")).status).toBe(401);
});
