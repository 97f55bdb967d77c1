import { and, asc, desc, eq, gte, notExists, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  changeSponsor as changeEndpoint,
  createSponsor as createEndpoint,
  sponsor as sponsorEndpoint,
} from "../../../../contract/payments/sponsors.ts";
import { normalisePhone } from "../../../../rules/profiles/phone.ts";
import type { Account } from "../../accounts/guard.ts";
import { normaliseEmail } from "../../accounts/identifiers.ts";
import { recordChange } from "../../audit/record-change.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { sponsor, sponsorship } from "../../db/schema/sponsors.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { requireSeen } from "../../records/saving.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { selectSponsors } from "./sponsor-list.ts";
import { listedSponsorship, selectSponsorships } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";

type Saved = ResponseOf<typeof createEndpoint>;
type Form = BodyOf<typeof createEndpoint>;

/** @throws 404 */
export const readSponsor = async (
  college: PaymentsCollege,
  id: number,
): Promise<ResponseOf<typeof sponsorEndpoint>> => {
  const { db } = college;
  const [[row], lists] = await Promise.all([
    selectSponsors(db).where(eq(sponsor.id, id)),
    selectSponsorships(db).where(eq(sponsorship.sponsorId, id)).orderBy(desc(academicSession.name)),
  ]);
  if (row === undefined) throw notFound();
  return {
    ...row,
    sponsorships: await Promise.all(lists.map((list) => listedSponsorship(college, list))),
    openSessions: row.isActive ? await readOpenSessions(college, id) : [],
  };
};

/** Sessions are called by their years, so that their names sort by time. */
const readOpenSessions = async ({ db }: PaymentsCollege, sponsorId: number): Promise<string[]> => {
  const { session } = await readCalendar(db);
  if (session === undefined) return [];
  const rows = await db
    .select({ name: academicSession.name })
    .from(academicSession)
    .where(
      and(
        gte(academicSession.name, session.name),
        notExists(
          db
            .select({ one: sql`1` })
            .from(sponsorship)
            .where(
              and(
                eq(sponsorship.sponsorId, sponsorId),
                eq(sponsorship.sessionId, academicSession.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(academicSession.name));
  return rows.map(({ name }) => name);
};

/** @throws 400 */
export const createSponsor = (
  college: PaymentsCollege,
  actor: Pick<Account, "id">,
  form: Form,
): Promise<Saved> => {
  const values = readForm(form);
  return refuseTaken(
    college.db.transaction(async (tx) => {
      const [row] = await tx.insert(sponsor).values(values).returning({ id: sponsor.id });
      if (row === undefined) throw new Error("the sponsor was not written");
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "sponsor.create",
        subject: `sponsor:${row.id}`,
        after: values,
      });
      return { id: row.id, message: sponsorTexts.sponsorSaved };
    }),
  );
};

/** @throws 400; 404; 409 `changed_elsewhere` */
export const changeSponsor = (
  college: PaymentsCollege,
  actor: Pick<Account, "id">,
  id: number,
  { isActive, revision, ...form }: BodyOf<typeof changeEndpoint>,
): Promise<Saved> => {
  const after = { ...readForm(form), isActive };
  return refuseTaken(
    college.db.transaction(async (tx) => {
      const [row] = await tx.select().from(sponsor).where(eq(sponsor.id, id)).for("no key update");
      const { revision: seen, id: _id, ...before } = requireSeen(row, revision);
      await tx
        .update(sponsor)
        .set({ ...after, revision: seen + 1 })
        .where(eq(sponsor.id, id));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "sponsor.change",
        subject: `sponsor:${id}`,
        before,
        after,
      });
      return { id, message: sponsorTexts.sponsorSaved };
    }),
  );
};

/** All fields at once. @throws 400 */
const readForm = (form: Form) => {
  const tidy = (text: string): string => oneLine(text.normalize("NFC"));
  const name = tidy(form.name);
  const shortName = tidy(form.shortName);
  const email = tidy(form.contactEmail);
  const phone = tidy(form.contactPhone);
  const contactEmail = email === "" ? null : normaliseEmail(email);
  const contactPhone = phone === "" ? null : normalisePhone(phone);
  const isLong = (text: string, least: number, most: number): boolean =>
    text.length >= least && text.length <= most;
  const problems = {
    ...(!isLong(name, 3, 100) && { name: [sponsorTexts.name] }),
    ...(!isLong(shortName, 2, 20) && { short_name: [sponsorTexts.shortName] }),
    ...(contactEmail === undefined && { contact_email: [texts.field.notEmail] }),
    ...(contactPhone === undefined && { contact_phone: [sponsorTexts.phone] }),
  };
  if (
    contactEmail === undefined ||
    contactPhone === undefined ||
    Object.keys(problems).length > 0
  ) {
    throw refuseFields(problems);
  }
  return { name, shortName, contactEmail, contactPhone };
};

const refuseTaken = async (saving: Promise<Saved>): Promise<Saved> => {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, "sponsor_name")) {
      throw refuseFields({ name: [sponsorTexts.nameTaken] });
    }
    if (isUniqueViolation(error, "sponsor_short_name")) {
      throw refuseFields({ short_name: [sponsorTexts.shortNameTaken] });
    }
    throw error;
  }
};
