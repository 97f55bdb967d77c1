import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs, type TestStudent } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { account } from "../db/schema/accounts.ts";
import { auditEntry, passwordLink } from "../db/schema/staff.ts";
import { texts } from "../texts.ts";
import { profileTexts } from "./texts.ts";

let server: TestCollege;
let ict: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
});

beforeEach(async () => {
  ict = await createStaff(server.college, "ICT_SUPPORT");
});

afterAll(() => server.close());

const handOut = (
  accountId: number,
  delivery = "shown",
  who: { authorization: string } = ict,
  reason = "Lost the phone and the mailbox",
) =>
  request(server.url)
    .post(`/staff/profiles/${accountId}/password-link/`)
    .set({ authorization: who.authorization })
    .send({ delivery, reason });

const tokenOf = (link: string): string => new URL(link).hash.slice(1);

const use = (token: string, new_password = "Harmattan-2026") =>
  request(server.url).post("/auth/password-link/confirm/").send({ token, new_password });

const look = (token: string) => request(server.url).post("/auth/password-link/").send({ token });

const login = ({ matricNumber }: TestStudent, password: string) =>
  request(server.url).post("/student/login/").send({ username: matricNumber, password });

const freshLink = async (accountId: number): Promise<string> =>
  tokenOf((await handOut(accountId).expect(200)).body.link);

describe("a link to a new password", () => {
  it("works once, ends every sign-in, and is not stored or logged", async () => {
    const person = await createStudent(server.college, { password: "adeyemi" });
    const elsewhere = await signInAs(server.college, person);
    const { body } = await handOut(person.accountId).expect(200);
    const token = tokenOf(body.link);
    expect(body.link).toBe(`${server.college.config.publicUrl}/choose-password#${token}`);

    const seen = await look(token).expect(200);
    expect(seen.body).toMatchObject({ kind: "student", number: person.matricNumber });
    await use(token, "short").expect(400);
    await use(token, "Adeyemi-").expect(400);
    await use(token).expect(200);
    await login(person, "harmattan-2026").expect(200);
    await request(server.url)
      .get(`/student/${person.id}/`)
      .set({ authorization: elsewhere.authorization })
      .expect(401);
    const again = await use(token);
    expect([again.status, again.body.code]).toEqual([410, "link_used"]);

    const stored = await server.college.db
      .select()
      .from(passwordLink)
      .where(eq(passwordLink.accountId, person.accountId));
    const audit = await server.college.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `student:${person.id}`));
    expect(JSON.stringify([stored, audit, await server.mail()])).not.toContain(token);
    expect(audit).toMatchObject([
      { action: "account.password_link", after: { delivery: "shown" } },
    ]);
  });

  it("is not in the answer when mailed", async () => {
    const person = await createApplicant(server.college, {});
    const { body } = await handOut(person.accountId, "mailed").expect(200);
    expect(body.link).toBeNull();
    const mail = (await server.mail()).filter(({ to }) => to === person.email).at(-1);
    const link = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await use(tokenOf(link)).expect(200);
  });

  it("ends after a newer link, a day, a new password or suspension", async () => {
    const person = await createStudent(server.college);
    const older = await freshLink(person.accountId);
    const newer = await freshLink(person.accountId);
    expect((await use(older)).body.code).toBe("link_used");
    server.clock.advance({ hours: 24 });
    expect((await use(newer)).body.code).toBe("link_expired");
    expect((await use("nobody-made-this")).body.code).toBe("link_unknown");

    ict = await createStaff(server.college, "ICT_SUPPORT");
    const second = await freshLink(person.accountId);
    await server.college.db
      .update(account)
      .set({ suspendedAt: server.clock.read() })
      .where(eq(account.id, person.accountId));
    const suspended = await use(second);
    expect([suspended.status, suspended.body.code]).toEqual([403, "account_suspended"]);
    const refused = await handOut(person.accountId);
    expect([refused.status, refused.body.code]).toEqual([409, "suspended"]);
    expect(refused.body.detail).toBe(profileTexts.isSuspended);
  });

  it("works once when used twice concurrently", async () => {
    const person = await createStudent(server.college);
    const token = await freshLink(person.accountId);
    const answers = await Promise.all([use(token, "Harmattan-2026"), use(token, "Monsoon-2026")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it("is limited to five an hour, and by role", async () => {
    const person = await createStudent(server.college);
    for (let count = 0; count < 5; count += 1) await handOut(person.accountId).expect(200);
    expect((await handOut(person.accountId)).body.code).toBe("too_many_links");
    const boss = await createStaff(server.college, "SUPER_ADMIN");
    await handOut(boss.accountId).expect(404);
    const lecturer = await createStaff(server.college, "LECTURER");
    await handOut(person.accountId, "shown", lecturer).expect(403);
  });

  it("needs a reason that is not blank", async () => {
    const person = await createStudent(server.college);
    const answer = await handOut(person.accountId, "shown", ict, "  \u0000  ");
    expect([answer.status, answer.body]).toEqual([400, { reason: [texts.reasonMissing] }]);
    await handOut(person.accountId, "shown", ict, "Lost the\u0000 phone").expect(200);
    const [entry] = await server.college.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `student:${person.id}`));
    expect(entry?.reason).toBe("Lost the phone");
  });
});
