import { randomBytes } from "node:crypto";
import { readDrainMs } from "../../contract/drain.ts";
import { type Environment, EnvironmentReader, logLevels } from "../../contract/environment.ts";
import { type MetricsAddress, readMetricsAddress } from "../../contract/metrics-server.ts";
import { readTracesUrl } from "../../contract/tracing.ts";
import { type CgpaPolicy, cgpaPolicies } from "../../rules/results/grade-average.ts";
import { type GradeScaleName, gradeScaleNames } from "../../rules/results/grade-scale.ts";
import { normaliseEmail } from "./accounts/identifiers.ts";

/** How many attempts are let through, each counted over a quarter of an hour. */
export interface AttemptLimits {
  /** Of one account from one address, so that nobody can lock another person out from elsewhere. */
  readonly perAccountAndAddress: number;
  /** From one address, over all accounts; a whole campus may share one. */
  readonly perAddress: number;
}

export interface CollegeConfig {
  readonly production: boolean;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long the process still answers once it is asked to stop, in milliseconds. */
  readonly drainMs: number;
  /** Undefined: the college measures nothing. */
  readonly metrics: MetricsAddress | undefined;
  /** Where traces are sent; undefined: the college traces nothing. */
  readonly tracesUrl: string | undefined;
  /** Origin of the portal as browsers see it, without a slash at the end. */
  readonly publicUrl: string;
  /** Origin of this service as browsers and the payment provider see it, without a slash at the end. */
  readonly collegePublicUrl: string;
  /** A PostgreSQL server; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A copy of the database that exports and dashboards read; without it they read the database itself. */
  readonly replicaUrl: string | undefined;
  /** False where a job of its own migrates the database before this process starts. */
  readonly migrates: boolean;
  readonly dataDir: string;
  /** Signs tokens and hashes one-time codes. */
  readonly secret: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly attemptLimits: AttemptLimits;
  /** Addresses and ranges of proxies (the gateway among them) whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Without it mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without it payments go to the sandbox. */
  readonly paystackSecretKey: string | undefined;
  /** Origin of Paystack's API; the sandbox is asked on this service's own address instead. */
  readonly paystackApiUrl: string;
  /** How long the provider may take to answer one question, every try of it included. */
  readonly paystackTimeoutMs: number;
  /** How long a bed offered from the waiting list is held for the student. */
  readonly hostelOfferHours: number;
  /** How many days who accepts an offer has to hand in papers; 0 asks for none. */
  readonly entryClearanceDays: number;
  /** When the matric number is given: when the offer is accepted, or when the papers are cleared, where any are asked for. */
  readonly matricNumberAt: (typeof matricNumberMoments)[number];
  /** What results are graded by. */
  readonly gradeScale: GradeScaleName;
  /** The most that continuous assessment can bring; the examination brings the rest of 100. */
  readonly caMaximum: number;
  /** Which attempts at a repeated course count towards the CGPA. */
  readonly cgpaPolicy: CgpaPolicy;
  /** The least CGPA of a graduate, in hundredths: 200 for 2.00. */
  readonly graduationCgpaHundredths: number;
  /** The least CGPA of a session in good standing, in hundredths. */
  readonly standingCgpaHundredths: number;
  /** Who fails courses of more credit units than these repeats the level. */
  readonly standingCarryoverCredits: number;
  /** Of a course's classes, how many a student has to attend, in percent; 0 asks for none. */
  readonly classAttendanceMinimumPercent: number;
  /** Who is made the first super admin of a college without staff; in lower case. */
  readonly firstAdminEmail: string | undefined;
  /** Fills an empty database with demo data. */
  readonly demoData: boolean;
  readonly logLevel: string;
}

const matricNumberMoments = ["acceptance", "clearance"] as const;

/**
 * Reads the whole configuration at once.
 * @throws ConfigurationError that names every variable that is wrong or missing.
 */
export const readConfig = (env: Environment): CollegeConfig => {
  const read = new EnvironmentReader();
  const production = env.NODE_ENV === "production";
  const port = read.integer("COLLEGE_PORT", env.COLLEGE_PORT, 4001, 0, 65_535);
  const migrates = read.oneOf("DATABASE_MIGRATE", env.DATABASE_MIGRATE, "on", ["on", "off"]);
  const config: CollegeConfig = {
    production,
    host: read.text("COLLEGE_HOST", env.COLLEGE_HOST, "127.0.0.1"),
    port,
    drainMs: readDrainMs(read, env.DRAIN_SECONDS, production),
    metrics: readMetricsAddress(
      read,
      "COLLEGE",
      { host: env.COLLEGE_METRICS_HOST, port: env.COLLEGE_METRICS_PORT },
      port,
    ),
    tracesUrl: readTracesUrl(read, {
      OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    }),
    publicUrl: read.origin("PUBLIC_URL", env.PUBLIC_URL, "http://localhost:4000"),
    collegePublicUrl: read.origin(
      "COLLEGE_PUBLIC_URL",
      env.COLLEGE_PUBLIC_URL,
      "http://localhost:4001",
    ),
    databaseUrl: databaseUrl(read, "DATABASE_URL", env.DATABASE_URL),
    replicaUrl: databaseUrl(read, "DATABASE_REPLICA_URL", env.DATABASE_REPLICA_URL),
    migrates: migrates === "on",
    dataDir: read.text("DATA_DIR", env.DATA_DIR, ".data"),
    secret: read.text("COLLEGE_SECRET", env.COLLEGE_SECRET, randomBytes(32).toString("base64url")),
    accessTokenSeconds: read.integer(
      "COLLEGE_ACCESS_TOKEN_SECONDS",
      env.COLLEGE_ACCESS_TOKEN_SECONDS,
      15 * 60,
      5,
      24 * 3600,
    ),
    refreshTokenSeconds: read.integer(
      "COLLEGE_REFRESH_TOKEN_SECONDS",
      env.COLLEGE_REFRESH_TOKEN_SECONDS,
      24 * 3600,
      60,
      90 * 24 * 3600,
    ),
    attemptLimits: {
      perAccountAndAddress: read.integer(
        "COLLEGE_TRIES_PER_ACCOUNT_AND_ADDRESS",
        env.COLLEGE_TRIES_PER_ACCOUNT_AND_ADDRESS,
        10,
        1,
        1_000_000,
      ),
      perAddress: read.integer(
        "COLLEGE_TRIES_PER_ADDRESS",
        env.COLLEGE_TRIES_PER_ADDRESS,
        300,
        1,
        1_000_000,
      ),
    },
    trustedProxies: read.list("COLLEGE_TRUSTED_PROXIES", env.COLLEGE_TRUSTED_PROXIES, ["loopback"]),
    smtpUrl: read.url("SMTP_URL", env.SMTP_URL, ["smtp:", "smtps:"]),
    mailFrom: read.text("MAIL_FROM", env.MAIL_FROM, "College portal <portal@college.example>"),
    paystackSecretKey: read.secret("PAYSTACK_SECRET_KEY", env.PAYSTACK_SECRET_KEY),
    paystackApiUrl: read.origin(
      "PAYSTACK_API_URL",
      env.PAYSTACK_API_URL,
      "https://api.paystack.co",
    ),
    paystackTimeoutMs: read.integer(
      "PAYSTACK_TIMEOUT_MS",
      env.PAYSTACK_TIMEOUT_MS,
      8_000,
      100,
      60_000,
    ),
    hostelOfferHours: read.integer(
      "COLLEGE_HOSTEL_OFFER_HOURS",
      env.COLLEGE_HOSTEL_OFFER_HOURS,
      24,
      1,
      24 * 14,
    ),
    entryClearanceDays: read.integer("ENTRY_CLEARANCE_DAYS", env.ENTRY_CLEARANCE_DAYS, 30, 0, 366),
    matricNumberAt: read.oneOf(
      "MATRIC_NUMBER_AT",
      env.MATRIC_NUMBER_AT,
      "acceptance",
      matricNumberMoments,
    ),
    gradeScale: read.oneOf("RESULT_GRADE_SCALE", env.RESULT_GRADE_SCALE, "nbte", gradeScaleNames),
    caMaximum: read.integer("RESULT_CA_MAXIMUM", env.RESULT_CA_MAXIMUM, 40, 0, 100),
    cgpaPolicy: read.oneOf("RESULT_CGPA_POLICY", env.RESULT_CGPA_POLICY, "all", cgpaPolicies),
    graduationCgpaHundredths: read.integer(
      "GRADUATION_CGPA_HUNDREDTHS",
      env.GRADUATION_CGPA_HUNDREDTHS,
      200,
      0,
      500,
    ),
    standingCgpaHundredths: read.integer(
      "STANDING_CGPA_HUNDREDTHS",
      env.STANDING_CGPA_HUNDREDTHS,
      200,
      0,
      500,
    ),
    standingCarryoverCredits: read.integer(
      "STANDING_CARRYOVER_CREDITS",
      env.STANDING_CARRYOVER_CREDITS,
      15,
      0,
      100,
    ),
    classAttendanceMinimumPercent: read.integer(
      "CLASS_ATTENDANCE_MINIMUM_PERCENT",
      env.CLASS_ATTENDANCE_MINIMUM_PERCENT,
      75,
      0,
      100,
    ),
    firstAdminEmail: readEmail(read, "COLLEGE_FIRST_ADMIN_EMAIL", env.COLLEGE_FIRST_ADMIN_EMAIL),
    demoData: read.flag("DEMO_DATA", env.DEMO_DATA),
    logLevel: read.oneOf("LOG_LEVEL", env.LOG_LEVEL, "info", logLevels),
  };
  if (config.databaseUrl === undefined) {
    const needs = "needs DATABASE_URL: the embedded database has no copy, and migrates itself";
    if (config.replicaUrl !== undefined) read.report("DATABASE_REPLICA_URL", needs);
    if (!config.migrates) read.report("DATABASE_MIGRATE", needs);
  }
  if (production) requireProductionSettings(read, env, config);
  read.throwProblems();
  return config;
};

/**
 * Reads what the migration needs and nothing else, so that its job holds one secret only.
 * @throws ConfigurationError where it is wrong or missing.
 */
export const readDatabaseUrl = (env: Environment): string => {
  const read = new EnvironmentReader();
  const url = databaseUrl(read, "DATABASE_URL", env.DATABASE_URL);
  if (url === undefined) read.report("DATABASE_URL", "must be set, to a PostgreSQL server");
  read.throwProblems();
  return url ?? "";
};

const databaseUrl = (read: EnvironmentReader, name: string, value: string | undefined) =>
  read.url(name, value, ["postgres:", "postgresql:"]);

const readEmail = (
  read: EnvironmentReader,
  name: string,
  value: string | undefined,
): string | undefined => {
  const typed = value?.trim();
  if (!typed) return undefined;
  const email = normaliseEmail(typed);
  if (email === undefined) read.report(name, "must be an email address");
  return email;
};

/** What may be left out on a developer's machine and must not be when real people use the portal. */
const requireProductionSettings = (
  read: EnvironmentReader,
  env: Environment,
  config: CollegeConfig,
): void => {
  if ((env.COLLEGE_SECRET ?? "").length < 32) {
    read.report("COLLEGE_SECRET", "must be set in production, to at least 32 random characters");
  }
  if (config.databaseUrl === undefined) {
    read.report("DATABASE_URL", "must be set in production, to a PostgreSQL server");
  }
  if (config.paystackSecretKey === undefined && env.PAYSTACK_SANDBOX !== "allow") {
    read.report(
      "PAYSTACK_SECRET_KEY",
      "must be set in production (or PAYSTACK_SANDBOX=allow, and nobody really pays)",
    );
  }
  if (config.smtpUrl === undefined && env.MAIL_OUTBOX !== "allow") {
    read.report(
      "SMTP_URL",
      "must be set in production (or MAIL_OUTBOX=allow, and no mail is sent)",
    );
  }
  if (!config.publicUrl.startsWith("https://")) {
    read.report("PUBLIC_URL", "must be an https address in production");
  }
  if (config.demoData) {
    read.report("DEMO_DATA", "must not be set in production: its passwords are public");
  }
};
