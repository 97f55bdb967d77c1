import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import request from "supertest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { auditEntry, staffMember } from "../db/schema/staff.ts";

let server: TestCollege;
let admin: TestStaff;
let colleague: TestStaff;

const password = "Chosen-Password-7";
const reason = "Left the college";

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

beforeEach(async () => {
  admin = await createStaff(server.college, "SUPER_ADMIN", { password });
  colleague = await createStaff(server.college, "ICT_SUPPORT", { password });
});

/** Leaves the next test with no super admin but its own. */
afterEach(async () => {
  await server.college.db.update(staffMember).set({ role: "LECTURER" });
});

const send = (who: TestStaff, method: "post" | "patch", path: string, body: object = {}) =>
  request(server.url)[method](path).set("authorization", who.authorization).send(body);

const get = (who: TestStaff, path: string) =>
  request(server.url).get(path).set("authorization", who.authorization);

const login = (email: string, loginPassword = password) =>
  request(server.url).post("/staff/login/").send({ email, password: loginPassword });

const lastMail = async (to: string) =>
  (await server.mail()).filter((mail) => mail.to === to).at(-1);

const tokenIn = (text: string): string => /#([\w-]+)/.exec(text)?.[1] ?? "";

const entriesOf = (subject: string) =>
  server.college.db.select().from(auditEntry).where(eq(auditEntry.subject, subject));

describe("an invitation", () => {
  let guest: { email: string; surname: string; first_name: string; role: string };
  let serial = 0;

  beforeEach(() => {
    serial += 1;
    guest = {
      email: `guest${serial}@college.example`,
      surname: "Eze",
      first_name: "Ada",
      role: "LECTURER",
    };
  });

  const invite = async () => {
    const answer = await send(admin, "post", "/staff/invitations/", guest);
    const token = tokenIn((await lastMail(guest.email))?.text ?? "");
    const { body } = await get(admin, `/staff/invitations/?search=${guest.email}`);
    return { answer, token, id: Number(body.rows[0]?.id) };
  };

  const accept = (token: string, chosen = "My-Own-Word-9") =>
    request(server.url).post("/staff/invitation/accept/").send({ token, password: chosen });

  test("makes its recipient a member once a password is chosen", async () => {
    const { answer, token } = await invite();
    const read = await request(server.url).post("/staff/invitation/").send({ token });
    const accepted = await accept(token);
    const again = await accept(token);

    expect(answer.status).toBe(201);
    expect(read.body).toMatchObject({ purpose: "join", ...guest });
    expect(accepted.body).toMatchObject({ email: guest.email });
    expect(again).toMatchObject({ status: 410, body: { code: "link_used" } });
    expect((await login(guest.email, "My-Own-Word-9")).body.staff.role).toBe("LECTURER");
  });

  test("ends after a week, a revocation or a newer link", async () => {
    const { token: first, id } = await invite();
    await send(admin, "post", `/staff/invitations/${id}/resend/`);
    const second = tokenIn((await lastMail(guest.email))?.text ?? "");

    expect((await accept(first)).body.code).toBe("link_unknown");
    await send(admin, "post", `/staff/invitations/${id}/revoke/`);
    expect((await accept(second)).body.code).toBe("link_used");
    expect((await send(admin, "post", `/staff/invitations/${id}/resend/`)).body.code).toBe(
      "not_open",
    );

    guest = { ...guest, email: `late-${guest.email}` };
    const late = await invite();
    server.clock.advance({ days: 8 });
    expect((await accept(late.token)).body.code).toBe("link_expired");
    server.clock.advance({ days: -8 });
  });

  test("is unique per address and excludes existing staff", async () => {
    await invite();

    expect((await invite()).answer.body.code).toBe("already_invited");
    guest = { ...guest, email: colleague.email.toUpperCase() };
    expect((await invite()).answer.body.code).toBe("email_in_use");
    guest = { ...guest, email: "no address" };
    expect((await invite()).answer.body).toHaveProperty("email");
  });

  test("lets one of two concurrent users join", async () => {
    const { token } = await invite();

    const answers = await Promise.all([accept(token), accept(token)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test("refuses a password that is too easy, and keeps its link", async () => {
    const { token } = await invite();

    expect((await accept(token, "eze")).body).toHaveProperty("password");
    expect((await accept(token)).status).toBe(200);
  });
});

describe("a colleague", () => {
  const path = (what: string, { id } = colleague) => `/staff/members/${id}/${what}/`;

  test("loses sign-ins and invitations on suspension, and gets a mail", async () => {
    const guest = {
      email: `by-${admin.id}@college.example`,
      surname: "A",
      first_name: "B",
      role: "LECTURER",
    };
    const other = await createStaff(server.college, "SUPER_ADMIN", { password });
    await send(other, "post", "/staff/invitations/", guest);
    const suspended = await send(admin, "post", path("suspend", other), { reason });

    const { body } = await get(admin, `/staff/invitations/?search=${guest.email}`);
    expect(suspended.status).toBe(200);
    expect((await get(other, "/staff/me/")).status).toBe(401);
    expect((await login(other.email)).body.code).toBe("account_suspended");
    expect(body.rows[0].state).toBe("revoked");
    expect((await lastMail(other.email))?.subject).toContain("suspended");

    await send(admin, "post", path("restore", other), { reason });
    expect((await login(other.email)).status).toBe(200);
  });

  test("gets a new role at once; a stale change is refused", async () => {
    const change = { role: "EXAM_OFFICER", revision: 1, reason };

    const changed = await send(admin, "patch", path("role"), change);
    const late = await send(admin, "patch", path("role"), { ...change, role: "LECTURER" });

    expect(changed.status).toBe(200);
    expect(late).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
    expect((await get(colleague, "/staff/me/")).body.role).toBe("EXAM_OFFICER");
    expect(await entriesOf(`staff:${colleague.id}`)).toMatchObject([
      {
        actorAccountId: admin.accountId,
        action: "staff.role",
        before: { role: "ICT_SUPPORT" },
        after: { role: "EXAM_OFFICER" },
        reason,
      },
    ]);
  });

  test("signs in again after a reset of the second factor", async () => {
    const started = await send(colleague, "post", "/staff/me/second-factor/", { password });
    const code = new TOTP({ secret: started.body.secret }).generate({
      timestamp: server.clock.read().getTime(),
    });
    await send(colleague, "post", "/staff/me/second-factor/confirm/", { code });

    const reset = await send(admin, "post", path("second-factor-reset"), { reason });

    expect(reset.status).toBe(200);
    expect((await get(colleague, "/staff/me/")).status).toBe(401);
    expect((await login(colleague.email)).status).toBe(200);
    expect((await lastMail(colleague.email))?.text).toContain("reset the second factor");
  });

  test("replaces a forgotten password by a mailed link", async () => {
    await send(admin, "post", path("password-link"), { reason });
    const token = tokenIn((await lastMail(colleague.email))?.text ?? "");

    const read = await request(server.url).post("/staff/invitation/").send({ token });
    await request(server.url)
      .post("/staff/invitation/accept/")
      .send({ token, password: "Another-Word-8" });

    expect(read.body).toMatchObject({ purpose: "new_password", email: colleague.email });
    expect((await get(colleague, "/staff/me/")).status).toBe(401);
    expect((await login(colleague.email, "Another-Word-8")).status).toBe(200);
  });

  test.each([
    [
      "a suspension, also once it is lifted",
      async () => {
        await send(admin, "post", path("suspend"), { reason });
        await send(admin, "post", path("restore"), { reason });
      },
    ],
    [
      "a password of their own",
      () =>
        send(colleague, "post", "/staff/me/password/", {
          current_password: password,
          new_password: "My-Own-Word-9",
        }),
    ],
  ])("has no use for a mailed link after %s", async (_what, happens) => {
    await send(admin, "post", path("password-link"), { reason });
    const token = tokenIn((await lastMail(colleague.email))?.text ?? "");

    await happens();

    const used = await request(server.url)
      .post("/staff/invitation/accept/")
      .send({ token, password: "Another-Word-8" });
    expect(used).toMatchObject({ status: 410, body: { code: "link_used" } });
  });

  test("loses open invitations when no longer super admin", async () => {
    const other = await createStaff(server.college, "SUPER_ADMIN");
    const email = `invited-${other.id}@college.example`;
    const guest = { email, surname: "Eze", first_name: "Ada", role: "SUPER_ADMIN" };
    await send(other, "post", "/staff/invitations/", guest);
    const token = tokenIn((await lastMail(email))?.text ?? "");

    await send(admin, "patch", path("role", other), { role: "LECTURER", revision: 1, reason });

    const read = await request(server.url).post("/staff/invitation/").send({ token });
    expect(read).toMatchObject({ status: 410, body: { code: "link_used" } });
  });
});

describe("nobody", () => {
  test.each([
    "suspend",
    "second-factor-reset",
    "password-link",
  ])("does this to themself: %s", async (what) => {
    const answer = await send(admin, "post", `/staff/members/${admin.id}/${what}/`, { reason });

    expect(answer).toMatchObject({ status: 409, body: { code: "own_account" } });
  });

  test("keeps one of two super admins who suspend each other at once", async () => {
    const other = await createStaff(server.college, "SUPER_ADMIN");

    const answers = await Promise.all([
      send(admin, "post", `/staff/members/${other.id}/suspend/`, { reason }),
      send(other, "post", `/staff/members/${admin.id}/suspend/`, { reason }),
    ]);

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test("changes anything without a reason", async () => {
    const answer = await send(admin, "post", `/staff/members/${colleague.id}/suspend/`, {
      reason: "  \n   ",
    });

    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty("reason");
  });
});

describe("the audit log", () => {
  test("filters by actor, action, record and time, with before and after", async () => {
    await send(admin, "patch", `/staff/members/${colleague.id}/role/`, {
      role: "LECTURER",
      revision: 1,
      reason,
    });
    const ask = async (query: string) => (await get(admin, `/staff/audit-log/?${query}`)).body;
    const subject = `staff:${colleague.id}`;

    const all = await ask(
      `subject=${subject}&actor=${admin.email}&action=staff&from=2026-03-10&to=2026-03-10`,
    );

    expect(all).toMatchObject({
      total: 1,
      rows: [
        {
          action: "staff.role",
          actor: { email: admin.email, name: "Tunde Balogun" },
          before: { role: "ICT_SUPPORT" },
          after: { role: "LECTURER" },
          reason,
        },
      ],
    });
    expect(await ask(`subject=${subject}&actor=${colleague.email}`)).toMatchObject({ total: 0 });
    expect(await ask(`subject=${subject}&action=staff.suspend`)).toMatchObject({ total: 0 });
    expect(await ask(`subject=${subject}&from=2026-03-11`)).toMatchObject({ total: 0 });
    expect((await get(admin, "/staff/audit-log/?from=2026-02-31")).status).toBe(400);
  });

  test("records every account change without secrets", async () => {
    const email = `audited-${admin.id}@college.example`;
    const guest = { email, surname: "Eze", first_name: "Ada", role: "LECTURER" };
    const mailedToken = async (to: string) => tokenIn((await lastMail(to))?.text ?? "");
    const useLink = (token: string, chosen: string) =>
      request(server.url).post("/staff/invitation/accept/").send({ token, password: chosen });
    await send(admin, "post", "/staff/invitations/", guest);
    const invitation = await mailedToken(email);
    await useLink(invitation, "My-Own-Word-9");
    await send(admin, "post", `/staff/members/${colleague.id}/password-link/`, { reason });
    const link = await mailedToken(colleague.email);
    await useLink(link, "Another-Word-8");
    await send(admin, "post", `/staff/members/${colleague.id}/suspend/`, { reason });
    await send(admin, "post", "/staff/me/password/", {
      current_password: password,
      new_password: "Yet-Another-10",
    });

    const rows = await server.college.db.select().from(auditEntry);
    const written = JSON.stringify(rows);

    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "staff.invite",
        "staff.join",
        "staff.password_link",
        "staff.password",
        "staff.suspend",
      ]),
    );
    expect([invitation, link]).not.toContain("");
    for (const secret of [invitation, link, "My-Own-Word", "Another-Word", "Yet-Another"]) {
      expect(written).not.toContain(secret);
    }
    expect(written).not.toMatch(/argon2|token|secret|hash/i);
  });

  test.each([
    "/staff/members/",
    "/staff/invitations/",
    "/staff/audit-log/",
  ])("and %s are super admins' alone", async (path) => {
    expect((await get(colleague, path)).status).toBe(403);
    expect((await get(colleague, `${path}export/?format=csv`)).status).toBe(403);
    expect((await get(admin, path)).status).toBe(200);
    expect((await get(admin, `${path}export/?format=csv`)).status).toBe(200);
  });
});
