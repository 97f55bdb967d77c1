import { expect, test } from "vitest";
import { startTestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { passwordReset, refreshToken, signIn } from "../db/schema/accounts.ts";
import { emailVerification } from "../db/schema/admissions.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { passwordLink } from "../db/schema/staff.ts";
import { queueMail } from "../mail/queue.ts";
import { deleteExpired } from "./housekeeping.ts";

test("only expired rows are removed", async () => {
  const { college, clock, close } = await startTestCollege();
  const student = await createStudent(college);
  const addOneOfEach = async (): Promise<void> => {
    await signInAs(college, student);
    await college.db.insert(passwordReset).values({
      accountId: student.accountId,
      codeHash: "x",
      triesLeft: 5,
      createdAt: clock.read(),
      expiresAt: clock.read(),
    });
    await college.db.insert(emailVerification).values({
      accountId: student.accountId,
      tokenHash: clock.read().toISOString(),
      createdAt: clock.read(),
      expiresAt: clock.read(),
    });
    await college.db.insert(passwordLink).values({
      accountId: student.accountId,
      createdBy: student.accountId,
      tokenHash: clock.read().toISOString(),
      createdAt: clock.read(),
      expiresAt: clock.read(),
    });
    await college.db.transaction((tx) =>
      queueMail(college, tx, { to: student.email, subject: "x", text: "x" }),
    );
  };
  const count = async () => ({
    signIns: await college.db.$count(signIn),
    tokens: await college.db.$count(refreshToken),
    codes: await college.db.$count(passwordReset),
    links: await college.db.$count(emailVerification),
    passwordLinks: await college.db.$count(passwordLink),
    mails: await college.db.$count(mailMessage),
  });
  await addOneOfEach();
  clock.advance({ days: 31 });
  await addOneOfEach();
  expect(await count()).toEqual({
    signIns: 2,
    tokens: 2,
    codes: 2,
    links: 2,
    passwordLinks: 2,
    mails: 2,
  });

  await deleteExpired(college);

  expect(await count()).toEqual({
    signIns: 1,
    tokens: 1,
    codes: 1,
    links: 1,
    passwordLinks: 1,
    mails: 1,
  });
  await close();
});
