import { lt, sql } from "drizzle-orm";
import { zonedDay } from "../../../contract/zoned-time.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { installReference } from "../reference/install.ts";
import { demoApplicants } from "./admission/applicants.ts";
import { type AdmissionData, writeAdmission } from "./admission/write.ts";
import { prepareApplicants } from "./admission/write-applicants.ts";
import { writeClearances } from "./admission/write-clearances.ts";
import { writeAdmissionOffice } from "./admission/write-office.ts";
import { writeBank } from "./bank/write-bank.ts";
import { writeSponsorRows } from "./bank/write-sponsor-rows.ts";
import { type DemoSession, demoCalendar } from "./calendar.ts";
import { demoStudies } from "./courses/studies.ts";
import { writeCatalogue, writeTeaching } from "./courses/write-catalogue.ts";
import { writeStudies } from "./courses/write-studies.ts";
import { fixedStudents } from "./fixed-students.ts";
import { found } from "./found.ts";
import { demoAllocations, writeAllocations } from "./hostels/allocations.ts";
import { writeHostels } from "./hostels/hostels.ts";
import { Random } from "./random.ts";
import { readTaughtCourses } from "./results/taught-courses.ts";
import { writeClasses } from "./results/write-classes.ts";
import { writeResults } from "./results/write-results.ts";
import { writeSenateLists } from "./results/write-senate-lists.ts";
import { prepareStaff, writeStaff } from "./staff/write-staff.ts";
import { type DemoStudent, demoStudents } from "./students.ts";
import { writeAdjustments } from "./write-adjustments.ts";
import { writeBills } from "./write-bills.ts";
import { writeCalendar } from "./write-calendar.ts";
import { writeCorrections } from "./write-corrections.ts";
import { writeCounter } from "./write-counter.ts";
import { writeIndexing } from "./write-indexing.ts";
import { writeInstalments } from "./write-instalments.ts";
import { writeLeavers } from "./write-leavers.ts";
import { writeMoneyOffice } from "./write-money-office.ts";
import { writePayments } from "./write-payments.ts";
import { writeProgrammes } from "./write-programmes.ts";
import { writeRefunds } from "./write-refunds.ts";
import { writeSections } from "./write-sections.ts";
import { writeSponsors } from "./write-sponsors.ts";
import { prepareStudents, writeStudents } from "./write-students.ts";

/** What `seedDemo` wrote; all zero, and `seeded` false, where the database was not empty. */
export interface DemoSummary {
  readonly seeded: boolean;
  readonly sessions: number;
  readonly students: number;
  readonly applicants: number;
  readonly payments: number;
  readonly passports: number;
  readonly courses: number;
  readonly beds: number;
}

type SeededCollege = Pick<College, "db" | "clock" | "config" | "identity" | "log">;

const nothing: DemoSummary = {
  seeded: false,
  sessions: 0,
  students: 0,
  applicants: 0,
  payments: 0,
  passports: 0,
  courses: 0,
  beds: 0,
};

/** The certificates' own, so that they change nothing else of the demo. */
const officeSeed = 20_260_301;
const moneySeed = 20_260_311;
const resultsSeed = 20_260_321;
const classesSeed = 20_260_325;
const instalmentsSeed = 20_260_331;
const sectionsSeed = 20_260_341;
const clearancesSeed = 20_260_351;

/** Any constant that no other part of the service locks. */
export const seedingLock = 7_304_212;

/**
 * Fills an empty database with the demo's calendar, fees, students, applicants and their payments, staff, courses and
 * hostels, all in one transaction; a database that holds a session or an account is left as it is. The same on every machine
 * on the same day.
 */
export const seedDemo = async (college: SeededCollege, seed = 20_250_325): Promise<DemoSummary> => {
  const { db, clock, config, identity, log } = college;
  await installReference(db);
  if (!(await isEmpty(db))) return nothing;
  const today = zonedDay(clock(), identity.timeZone);
  const sessions = demoCalendar(today);
  const students = demoStudents({ today, seed });
  const random = new Random(seed + 1);
  const applicants = demoApplicants({ today, seed });
  log.info({ students: students.length, applicants: applicants.length }, "making demo people");
  const prepared = await prepareStudents(random, students);
  const admissionRandom = new Random(seed + 3);
  const preparedApplicants = await prepareApplicants(admissionRandom, applicants);
  const campusRandom = new Random(seed + 4);
  const staff = await prepareStaff(campusRandom);
  log.info("writing demo data");
  const summary = await db.transaction(async (tx) => {
    await waitForSeeding(tx);
    if (!(await isEmpty(tx))) return nothing;
    return writeAll(tx, {
      random,
      prepared,
      admission: { random: admissionRandom, prepared: preparedApplicants },
      campus: { random: campusRandom, staff },
      sessions,
      today,
      now: clock(),
      config,
      identity,
    });
  });
  log.info(summary, summary.seeded ? "demo data written" : "another process wrote demo data");
  return summary;
};

/** Locks the seeding. Another process may write for longer than a statement is otherwise given. */
const waitForSeeding = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
  await tx.execute(sql`set local statement_timeout to default`);
};

const isEmpty = async (db: College["db"]): Promise<boolean> =>
  (await db.$count(account)) + (await db.$count(academicSession)) === 0;

interface DemoData {
  readonly random: Random;
  readonly prepared: Awaited<ReturnType<typeof prepareStudents>>;
  readonly admission: Pick<AdmissionData, "random" | "prepared">;
  readonly campus: Pick<CampusData, "random" | "staff">;
  readonly sessions: readonly DemoSession[];
  readonly today: string;
  readonly now: Date;
  readonly config: College["config"];
  readonly identity: College["identity"];
}

const writeAll = async (tx: Transaction, data: DemoData): Promise<DemoSummary> => {
  const { random, prepared, admission, campus, sessions, today, now, config, identity } = data;
  const students = prepared.map(({ student }) => student);
  const sessionIds = await writeCalendar(tx, sessions, today);
  const { accountIds, studentIds } = await writeStudents(tx, prepared, sessionIds);
  const payments = await writePayments(tx, {
    random,
    students,
    accountIds,
    sessions,
    sessionIds,
    today,
    identity,
  });
  const currentSession = sessions.find(({ isCurrent }) => isCurrent)?.name ?? "";
  const admitted = await writeAdmission(tx, {
    ...admission,
    today,
    now,
    currentSession,
    identity,
  });
  const { courses, beds } = await writeCampus(tx, {
    ...campus,
    students,
    sessionIds,
    studentIds,
    currentSession,
    today,
    now,
    timeZone: identity.timeZone,
  });
  const taught = await readTaughtCourses(tx);
  await writeResults(tx, { seed: resultsSeed, now, config, courses: taught });
  await writeClasses(tx, { seed: classesSeed, today, now, courses: taught });
  // After the staff, one of whom looked at the results.
  await writeAdmissionOffice(tx, { seed: officeSeed, now });
  await writeClearances(tx, { seed: clearancesSeed, today, now });
  await writeCorrections(tx, { now, identity, fixedStudents: fixedStudents.length });
  const officePayments = await writeMoneyOffice(tx, {
    seed: moneySeed,
    now,
    currentSession,
    siteUrl: identity.siteUrl,
    fixedStudents: fixedStudents.length,
  });
  await writeBills(tx, { identity, now, students, accountIds, sessions, sessionIds });
  const instalmentPayments = await writeInstalments(tx, {
    seed: instalmentsSeed,
    now,
    today,
    sessionId: found(sessionIds, currentSession),
    siteUrl: identity.siteUrl,
    identity,
  });
  await writeCounter(tx, { config, identity, now, fixedStudents: fixedStudents.length });
  await writeRefunds(tx, { config, identity, now });
  await writeBank(tx, { config, identity, now });
  await writeSponsors(tx, { config, identity, now, currentSession });
  const sectionPayments = await writeSections(tx, {
    seed: sectionsSeed,
    now,
    sessionId: found(sessionIds, currentSession),
    siteUrl: identity.siteUrl,
    fixedStudents: fixedStudents.length,
  });
  await writeSponsorRows(tx, { config, identity, now });
  await writeAdjustments(tx, {
    config,
    identity,
    now,
    sessionId: found(sessionIds, currentSession),
  });
  await writeProgrammes(tx, { sessionId: found(sessionIds, currentSession) });
  await writeLeavers(tx, {
    now,
    sessionId: found(sessionIds, currentSession),
    fixedStudents: fixedStudents.length,
  });
  await writeSenateLists(tx, { now, config, sessionId: found(sessionIds, currentSession) });
  const previousSession = sessions.at(sessions.findIndex(({ isCurrent }) => isCurrent) - 1);
  await writeIndexing(tx, {
    now,
    today,
    sessionIds: [found(sessionIds, currentSession), found(sessionIds, previousSession?.name ?? "")],
    fixedStudents: fixedStudents.length,
  });
  // Nobody gets mails about days before the demo.
  await tx.delete(mailMessage).where(lt(mailMessage.createdAt, now));
  return {
    seeded: true,
    sessions: sessions.length,
    students: prepared.length + admitted.students,
    applicants: admission.prepared.length,
    payments: payments + admitted.payments + officePayments + instalmentPayments + sectionPayments,
    passports: prepared.filter(({ passport }) => passport !== undefined).length + admitted.students,
    courses,
    beds,
  };
};

export interface CampusData {
  readonly random: Random;
  readonly staff: Awaited<ReturnType<typeof prepareStaff>>;
  readonly students: readonly DemoStudent[];
  /** By matric number. */
  readonly studentIds: ReadonlyMap<string, number>;
  /** By name. */
  readonly sessionIds: ReadonlyMap<string, number>;
  readonly currentSession: string;
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** Writes the staff, the courses with their students, and the hostels with their residents. @returns how many */
const writeCampus = async (
  tx: Transaction,
  data: CampusData,
): Promise<{ readonly courses: number; readonly beds: number }> => {
  const { random, students, studentIds, sessionIds, currentSession, now } = data;
  const { ids: staffIds, adminAccountId } = await writeStaff(tx, data.staff);
  const courseIds = await writeCatalogue(tx);
  await writeTeaching(tx, courseIds, sessionIds, staffIds);
  const ids = { students: studentIds, courses: courseIds, sessions: sessionIds };
  await writeStudies(tx, { random, studies: demoStudies(random, students), ids, now });
  const bedIds = await writeHostels(tx);
  await writeAllocations(tx, {
    random,
    allocations: demoAllocations(random, students),
    studentIds,
    bedIds,
    sessionId: found(sessionIds, currentSession),
    adminAccountId,
    today: data.today,
    now,
    timeZone: data.timeZone,
  });
  return { courses: courseIds.size, beds: bedIds.size };
};
