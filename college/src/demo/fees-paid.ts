import { addDays } from "../calendar-day.ts";
import type { DemoSession } from "./calendar.ts";
import type { Random } from "./random.ts";

/** One attempt to pay a fee, that went well or not. */
export interface DemoPayment {
  readonly purpose: "tuition" | "hostel";
  /** `2025/2026`. */
  readonly session: string;
  /** The student's level in that session. */
  readonly level: number;
  readonly status: "succeeded" | "failed";
  readonly at: Date;
}

/** How far a student has come with a session's fees. */
export type FeesPaid = "nothing" | "tuition" | "tuition and hostel";

/** A session's payments open this many days before it starts. */
const daysEarly = 14;

/** Tuition of a past session was late from this many days after its start. */
const daysUntilLate = 100;

const minute = 60_000;
const day = 24 * 60 * minute;

/** First day with the late fee: long past for past sessions, some weeks ahead for the current one. */
export const lateFrom = (session: DemoSession, today: string): string =>
  session.isCurrent ? addDays(today, 30) : addDays(startOf(session), daysUntilLate);

/**
 * A session's payments of one student, oldest first: tuition before the hostel, all before `today`, now and then
 * a refused card before the payment that went well.
 */
export const paySession = (
  random: Random,
  session: DemoSession,
  level: number,
  paid: FeesPaid,
  today: string,
): readonly DemoPayment[] => {
  if (paid === "nothing") return [];
  const latest = new Date(`${lastPaymentDay(session, today)}T20:00:00.000Z`);
  const tuitionAt = timeBetween(random, addDays(startOf(session), -daysEarly), latest);
  const base = { session: session.name, level };
  const tuition: DemoPayment = { ...base, purpose: "tuition", status: "succeeded", at: tuitionAt };
  const refused: readonly DemoPayment[] = random.chance(0.12)
    ? [{ ...tuition, status: "failed", at: earlier(tuitionAt, random.integer(3, 40) * minute) }]
    : [];
  if (paid === "tuition") return [...refused, tuition];
  const wait = Math.min(latest.getTime() - tuitionAt.getTime(), 20 * day) * random.fraction();
  const hostelAt = wholeSecond(tuitionAt.getTime() + Math.max(minute, wait));
  return [...refused, tuition, { ...base, purpose: "hostel", status: "succeeded", at: hostelAt }];
};

const startOf = ({ firstYear }: DemoSession): string => `${firstYear}-09-01`;

/** Two days ago at the latest, so that in no time zone a payment lies in the future. */
const lastPaymentDay = (session: DemoSession, today: string): string => {
  const latest = addDays(today, -2);
  const end = addDays(startOf(session), 150);
  return end < latest ? end : latest;
};

/** Early in a session more is paid than late in it. */
const timeBetween = (random: Random, firstDay: string, latest: Date): Date => {
  const first = new Date(`${firstDay}T07:00:00.000Z`).getTime();
  const share = random.fraction() ** 2;
  const at = first + share * (latest.getTime() - 2 * 60 * minute - first);
  return wholeSecond(at);
};

const wholeSecond = (at: number): Date => new Date(Math.floor(at / 1000) * 1000);

const earlier = (at: Date, by: number): Date => new Date(at.getTime() - by);
