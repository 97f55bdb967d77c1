import { afterAll, beforeAll, expect, test } from "vitest";
import { counterOf } from "../../../../college/testing/counter.ts";
import { openFees } from "../../../../college/testing/payments.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  employ,
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
});

afterAll(() => portal.close());

const content = `... on CounterReceiptFile {
  receipt { id number state student { id } } lines { session label amount } confirmationPath
  voids { reason askedBy isApproved decidedBy note } canAskVoid canDecideVoid
}`;
const refusal = "... on Refusal { code fields { field } }";

const read = async (browser: Browser, id: number) => {
  const query = `query ($id: ID!) { counterReceipt(id: $id) { ${content} } }`;
  return (await browser.graphql(query, { id })).data?.counterReceipt;
};

const ask = async (browser: Browser, id: number, reason = "Typed in twice") => {
  const { data } = await browser.graphql(
    `mutation ($id: ID!, $reason: String!) {
      askReceiptVoid(id: $id, reason: $reason) { ${content} ${refusal} }
    }`,
    { id, reason },
  );
  return data?.askReceiptVoid;
};

const decide = async (browser: Browser, id: number, isApproved: boolean, note?: string) => {
  const { data } = await browser.graphql(
    `mutation ($id: ID!, $isApproved: Boolean!, $note: String) {
      decideReceiptVoid(id: $id, isApproved: $isApproved, note: $note) { ${content} ${refusal} }
    }`,
    { id, isApproved, note },
  );
  return data?.decideReceiptVoid;
};

/** A receipt of ₦1,000 in cash, who wrote it, and whose it is. */
const taken = async () => {
  const officer = await employ(portal, "BURSARY_OFFICER");
  const student = await enrol(portal);
  const counter = counterOf(portal.college.url, officer);
  const [item] = await counter.items(student.id, "A");
  const { body } = await counter
    .record({ student_id: student.id, method: "cash", amount: 1_000, items: [item?.key] })
    .expect(201);
  return { id: Number(body.id), officer: await signedInStaff(portal, officer), student };
};

test("a receipt is voided by two people, and counts until then", async () => {
  const { id, officer, student } = await taken();
  const other = await signedInStaff(portal, "SUPER_ADMIN");

  expect(await ask(officer, id, "no")).toEqual({
    code: "INVALID_INPUT",
    fields: [{ field: "reason" }],
  });
  const asked = await ask(officer, id);

  expect(asked).toMatchObject({
    receipt: { id: String(id), state: "VOID_ASKED", student: { id: String(student.id) } },
    lines: [{ session: "2025/2026", amount: 1_000 }],
    voids: [{ reason: "Typed in twice", askedBy: "Tunde Balogun", isApproved: null }],
    canAskVoid: false,
    canDecideVoid: false,
  });
  expect(await read(officer, id)).toEqual(asked);
  expect(await read(other, id)).toMatchObject({ canDecideVoid: true });
  expect(await ask(other, id)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect(await decide(officer, id, true)).toMatchObject({ code: "SECOND_PERSON" });
  expect(await decide(other, id, true)).toMatchObject({
    receipt: { state: "VOIDED" },
    voids: [{ isApproved: true, decidedBy: "Tunde Balogun", note: null }],
    canAskVoid: false,
    canDecideVoid: false,
  });
  expect(await decide(other, id, true)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect(await ask(officer, id)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
});

test("a declined void has a note, and the receipt counts on", async () => {
  const { id, officer } = await taken();
  const other = await signedInStaff(portal, "BURSARY_OFFICER");
  await ask(officer, id);

  expect(await decide(other, id, false)).toEqual({
    code: "INVALID_INPUT",
    fields: [{ field: "note" }],
  });
  expect(await decide(other, id, false, "It was paid twice")).toMatchObject({
    receipt: { state: "VALID" },
    voids: [{ isApproved: false, note: "It was paid twice" }],
    canAskVoid: true,
  });
});

test("what a voided receipt paid is owed again, and its confirmation says that it is void", async () => {
  const { id, officer, student } = await taken();
  const browser = await signedIn(portal, student);
  const account = async () => {
    const { data } = await browser.graphql(
      `{ viewer { ... on Student { account { outstanding receipts { id voidedAt receiptUrl } } } } }`,
    );
    return Object(data?.viewer).account;
  };
  const confirmation = async () => {
    const { confirmationPath } = Object(await read(officer, id));
    const { data } = await portal.gateway
      .browser()
      .graphql(`query ($code: String!) { receiptConfirmation(code: $code) { amount voidedAt } }`, {
        code: confirmationPath.replace("/receipt/", ""),
      });
    return data?.receiptConfirmation;
  };
  const { outstanding } = await account();
  expect(await confirmation()).toEqual({ amount: 1_000, voidedAt: null });

  await ask(officer, id);
  await decide(await signedInStaff(portal, "BURSARY_OFFICER"), id, true);

  const voidedAt = "2026-03-10T09:00:00.000Z";
  const receiptUrl = `/download/account-receipt/${id}`;
  expect(await account()).toEqual({
    outstanding: outstanding + 1_000,
    receipts: [{ id: String(id), voidedAt, receiptUrl }],
  });
  expect(await confirmation()).toEqual({ amount: 1_000, voidedAt });
  expect((await browser.get(receiptUrl)).status).toBe(200);
});
