import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { staffRoles } from "../../../contract/staff/role.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const password = "Chosen-Password-7";
let member: TestStaff;

beforeEach(async () => {
  member = await createStaff(server.college, "LECTURER", { password });
});

const login = (body: object, from = "203.0.113.1") =>
  request(server.url).post("/staff/login/").set("x-forwarded-for", from).send(body);

const as = (staff: TestStaff, path: string, body: object) =>
  request(server.url).post(path).set("authorization", staff.authorization).send(body);

describe("staff sign in", () => {
  test.each(staffRoles)("as %s, and are told what that may do", async (role) => {
    const { email } = await createStaff(server.college, role, { password });

    const { status, body } = await login({ email: ` ${email.toUpperCase()} `, password });
    const me = await request(server.url)
      .get("/staff/me/")
      .set("authorization", `Bearer ${body.access}`);

    expect(status).toBe(200);
    expect(body.staff).toMatchObject({ email, role, second_factor: { is_on: false } });
    expect(body.staff.permissions.includes("manage_staff")).toBe(role === "SUPER_ADMIN");
    expect(me.body).toEqual(body.staff);
  });

  test("refuses another password case and an unknown email alike", async () => {
    const wrong = await login({ email: member.email, password: password.toLowerCase() });
    const unknown = await login({ email: "nobody@college.example", password });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: "No user matches your query", code: "wrong_credentials" });
    expect(unknown.body).toEqual(wrong.body);
  });

  test("reports a suspension only with the right password", async () => {
    await server.college.db
      .update(account)
      .set({ suspendedAt: server.clock.read() })
      .where(eq(account.id, member.accountId));

    expect((await login({ email: member.email, password })).body.code).toBe("account_suspended");
    expect((await login({ email: member.email, password: "x" })).body.code).toBe(
      "wrong_credentials",
    );
  });

  test("blocks a guesser's address but not the colleague", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await login({ email: member.email, password: "guess" }, "198.51.100.7");
    }

    expect((await login({ email: member.email, password }, "198.51.100.7")).status).toBe(429);
    expect((await login({ email: member.email, password })).status).toBe(200);
  });
});

/** Sets a second factor up and answers its secret and recovery codes. */
const turnOn = async (staff: TestStaff) => {
  const started = await as(staff, "/staff/me/second-factor/", { password });
  const secret: string = started.body.secret;
  const confirmed = await as(staff, "/staff/me/second-factor/confirm/", {
    code: codeOf(secret),
  });
  expect(confirmed.status).toBe(200);
  const recoveryCodes: string[] = confirmed.body.recovery_codes;
  return { secret, recoveryCodes, uri: String(started.body.uri) };
};

const codeOf = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock.read().getTime() });

const nextStep = () => server.clock.advance({ minutes: 1 });

describe("a second factor", () => {
  test("is required only after its confirmation", async () => {
    const started = await as(member, "/staff/me/second-factor/", { password });

    const before = await login({ email: member.email, password });
    const wrong = await as(member, "/staff/me/second-factor/confirm/", { code: "000000" });
    await as(member, "/staff/me/second-factor/confirm/", { code: codeOf(started.body.secret) });
    const after = await login({ email: member.email, password });

    expect(before.status).toBe(200);
    expect(wrong.body).toEqual({ code: ["This code is wrong or was used already."] });
    expect(after.status).toBe(401);
    expect(after.body.code).toBe("second_factor_required");
  });

  test("is stored sealed, and its uri names college and account", async () => {
    const { secret, uri } = await turnOn(member);
    const [row] = await server.college.db
      .select()
      .from(staffMember)
      .where(eq(staffMember.id, member.id));

    expect(uri).toMatch(/^otpauth:\/\/totp\/.*COHT/);
    expect(uri).toContain(secret);
    expect(row?.totpSecret).not.toContain(secret);
    expect(row?.recoveryCodes).toHaveLength(10);
  });

  test("accepts a code once, only with the right password", async () => {
    const { secret } = await turnOn(member);
    nextStep();
    const code = codeOf(secret);

    const stranger = await login({ email: member.email, password: "guess", code });
    const first = await login({
      email: member.email,
      password,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const again = await login({ email: member.email, password, code });

    expect(stranger.body.code).toBe("wrong_credentials");
    expect(first.status).toBe(200);
    expect(again.body.code).toBe("wrong_code");
  });

  test("accepts each recovery code once, in any notation", async () => {
    const { recoveryCodes } = await turnOn(member);
    const [code = ""] = recoveryCodes;
    const credentials = {
      email: member.email,
      password,
      recovery_code: code.toUpperCase().replaceAll("-", " "),
    };

    const first = await login(credentials);
    const again = await login(credentials);

    expect(first.body.staff.second_factor).toEqual({ is_on: true, recovery_codes_left: 9 });
    expect(again.body.code).toBe("wrong_code");
  });

  test("limits codes guessed from many addresses and mails the owner", async () => {
    const { secret, recoveryCodes } = await turnOn(member);
    for (let tries = 0; tries < 20; tries += 1) {
      await login({ email: member.email, password, code: "000000" }, `192.0.2.${tries}`);
    }
    nextStep();

    const right = await login(
      { email: member.email, password, code: codeOf(secret) },
      "192.0.2.99",
    );
    const recovered = await login({
      email: member.email,
      password,
      recovery_code: recoveryCodes[0],
    });
    const mails = (await server.mail()).filter(({ to }) => to === member.email);

    expect(right.status).toBe(429);
    expect(recovered.status).toBe(200);
    expect(mails.at(-1)?.subject).toContain("trying codes");
  });

  test("is turned off with password and code, and mails its owner", async () => {
    const { secret } = await turnOn(member);
    nextStep();

    const without = await as(member, "/staff/me/second-factor/off/", { password });
    const wrong = await as(member, "/staff/me/second-factor/off/", {
      password: "x",
      code: codeOf(secret),
    });
    const off = await as(member, "/staff/me/second-factor/off/", {
      password,
      code: codeOf(secret),
    });
    const mails = (await server.mail()).filter(({ to }) => to === member.email);

    expect(without.status).toBe(400);
    expect(wrong.body).toHaveProperty("password");
    expect(off.status).toBe(200);
    expect((await login({ email: member.email, password })).status).toBe(200);
    expect(mails.at(-1)?.subject).toContain("is off");
  });

  test("replaces its recovery codes", async () => {
    const { recoveryCodes } = await turnOn(member);

    const renewed = await as(member, "/staff/me/recovery-codes/", {
      password,
      recovery_code: recoveryCodes[0],
    });

    const old = { email: member.email, password, recovery_code: recoveryCodes[1] };
    const fresh = { ...old, recovery_code: renewed.body.recovery_codes[0] };
    expect((await login(old)).body.code).toBe("wrong_code");
    expect((await login(fresh)).status).toBe(200);
  });
});

describe("an own password", () => {
  const change = (body: object) => as(member, "/staff/me/password/", body);

  test("is changed with the current one and ends other sign-ins", async () => {
    const elsewhere = await login({ email: member.email, password });

    const changed = await change({ current_password: password, new_password: "Another-Word-8" });
    const me = (access: string) =>
      request(server.url).get("/staff/me/").set("authorization", `Bearer ${access}`);

    expect(changed.status).toBe(200);
    expect((await me(changed.body.access)).status).toBe(200);
    expect((await me(elsewhere.body.access)).status).toBe(401);
    expect((await login({ email: member.email, password: "Another-Word-8" })).status).toBe(200);
  });

  test.each([
    ["too short", { current_password: password, new_password: "Short-7" }, "new_password"],
    ["the old one", { current_password: password, new_password: password }, "new_password"],
    [
      "without the current one",
      { current_password: "x", new_password: "Another-Word-8" },
      "current_password",
    ],
  ])("is refused: %s", async (_why, body, field) => {
    const answer = await change(body);

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });
});
