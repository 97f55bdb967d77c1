import { TOTP } from "otpauth";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";

const password = "Chosen-Password-7";
let race: Race;
let colleges: Race["colleges"];

beforeAll(async () => {
  race = await startRace();
  colleges = race.colleges;
});

afterAll(() => race.close());

let senders = 0;

/** Each from an address of its own, so that the limit of attempts is not what stops them. */
const login = (url: string, body: object) => {
  senders += 1;
  return request(url)
    .post("/staff/login/")
    .set("x-forwarded-for", `198.51.100.${senders}`)
    .send(body);
};

const send = (url: string, who: TestStaff, path: string, body: object) =>
  request(url).post(path).set("authorization", who.authorization).send(body);

/** Turns a second factor on, and answers a code that is good now and a recovery code. */
const protect = async (member: TestStaff) => {
  const [{ url, clock }] = colleges;
  const codeNow = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: clock.read().getTime() });
  const { body: setup } = await send(url, member, "/staff/me/second-factor/", { password });
  const { body } = await send(url, member, "/staff/me/second-factor/confirm/", {
    code: codeNow(setup.secret),
  });
  for (const each of colleges) each.clock.advance({ minutes: 1 });
  return { code: codeNow(setup.secret), recovery_code: String(body.recovery_codes[0]) };
};

test.each([
  "code",
  "recovery_code",
] as const)("one %s sent ten times at once signs in once", async (which) => {
  const member = await createStaff(colleges[0].college, "LECTURER", { password });
  const factor = await protect(member);
  const body = { email: member.email, password, [which]: factor[which] };

  const answers = await race.whileLocked("staff_member", 2, () =>
    race.burst(10, (url) => login(url, body)),
  );

  expect(statusCounts(answers)).toEqual({ 200: 1, 401: 9 });
});

test("concurrent mutual suspension leaves one super admin", async () => {
  const [one, other] = [
    await createStaff(colleges[0].college, "SUPER_ADMIN", { password }),
    await createStaff(colleges[0].college, "SUPER_ADMIN", { password }),
  ];
  const suspend = (url: string, who: TestStaff, whom: TestStaff) =>
    send(url, who, `/staff/members/${whom.id}/suspend/`, { reason: "Left the college" });

  const [changes, signIns] = await Promise.all([
    race.burst(8, (url, index) =>
      index % 2 === 0 ? suspend(url, one, other) : suspend(url, other, one),
    ),
    race.burst(8, (url, index) =>
      login(url, { email: (index % 2 === 0 ? one : other).email, password }),
    ),
  ]);
  const after = await Promise.all(
    [one, other].map(({ email }) => login(colleges[0].url, { email, password })),
  );

  expect(statusCounts(after)).toEqual({ 200: 1, 403: 1 });
  expect([...changes, ...signIns].filter(({ status }) => status >= 500)).toEqual([]);
});
