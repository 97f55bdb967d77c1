import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { Drain } from "../../contract/drain.ts";
import { portalVersion } from "../../contract/version.ts";
import { mountAccounts } from "./accounts/routes.ts";
import { mountApplicants } from "./admissions/applicants/routes.ts";
import { mountApplication } from "./admissions/application/routes.ts";
import { mountDecisions } from "./admissions/decision/routes.ts";
import { entryReminderJob } from "./admissions/entry-clearance/reminders.ts";
import { mountEntryClearance } from "./admissions/entry-clearance/routes.ts";
import { mountSessions } from "./admissions/sessions/routes.ts";
import { mountSignUp } from "./admissions/sign-up/routes.ts";
import { mountSittings } from "./admissions/sittings/routes.ts";
import { mountAnnouncements } from "./announcements/routes.ts";
import type { College } from "./context.ts";
import { mountCatalogue } from "./courses/routes.ts";
import { mountDashboards } from "./dashboards/routes.ts";
import { mountMedia } from "./files/routes.ts";
import { offersJob } from "./hostels/offers.ts";
import {
  mountHostel,
  mountHostelOffice,
  mountHostelPrintout,
  mountWaitingList,
} from "./hostels/routes.ts";
import { compileWhenNeeded } from "./http/compilers.ts";
import { answerErrors } from "./http/errors.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { mountHealth } from "./http/health.ts";
import { measureRequests } from "./http/measure-requests.ts";
import { parseJson } from "./http/raw-body.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { housekeepingJob } from "./jobs/housekeeping.ts";
import type { Job } from "./jobs/jobs.ts";
import { mailJob, openSmtp } from "./mail/deliver.ts";
import { mountOutbox } from "./mail/outbox.ts";
import { docsRoutes } from "./openapi/routes.ts";
import { mountFeeOffice } from "./payments/fees/routes.ts";
import { reminderJob } from "./payments/instalments/reminders.ts";
import { billingJob } from "./payments/ledger/charge-students.ts";
import { mountPayments } from "./payments/mount.ts";
import { reconciliationJob } from "./payments/reconcile.ts";
import { mountPaymentOffice } from "./payments/records/routes.ts";
import { sponsorCreditJob } from "./payments/sponsors/credit.ts";
import { mountProfiles } from "./profiles/routes.ts";
import { mountRegistration } from "./registration/routes.ts";
import { mountAcademicStanding } from "./results/academic-standing/routes.ts";
import { mountAttendance } from "./results/attendance/routes.ts";
import { mountBroadsheets } from "./results/broadsheet/routes.ts";
import { mountClassAttendance } from "./results/class-attendance/routes.ts";
import { mountExamCards } from "./results/exam-card/routes.ts";
import { mountPublication } from "./results/publication/routes.ts";
import { mountSenateLists } from "./results/senate-list/routes.ts";
import { mountSheets } from "./results/sheets/routes.ts";
import { mountStudentResults } from "./results/students/routes.ts";
import { mountTeaching } from "./results/teaching/routes.ts";
import { mountStaff } from "./staff/routes.ts";
import { mountCouncilIndexing } from "./students/council-indexing/routes.ts";
import { mountIdCards } from "./students/id-card/routes.ts";
import { mountLeavingClearance } from "./students/leaving-clearance/routes.ts";
import { mountStudents } from "./students/routes.ts";

const bodyLimit = 64 * 1024;

export interface BuiltCollege {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /** The caller starts these jobs once the service listens. */
  readonly jobs: readonly Job[];
}

/** The college's REST service over its context, not yet listening. */
export const buildCollege = async (college: College): Promise<BuiltCollege> => {
  const log: FastifyBaseLogger = college.log;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ requestIdLogLabel: "requestId" }),
    bodyLimit,
    requestTimeout: 30_000,
    trustProxy: [...college.config.trustedProxies],
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const drain = new Drain(app.server);
  compileWhenNeeded(app);
  parseJson(app);
  setSecurityHeaders(app);
  answerErrors(app);
  if (college.tracing !== undefined) traceRequests(app, college.tracing);
  if (college.metrics !== undefined) measureRequests(app, college.metrics);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart);
  mountAccounts(app, college);
  mountStaff(app, college);
  mountSignUp(app, college);
  mountSessions(app, college);
  mountCouncilIndexing(app, college);
  mountIdCards(app, college);
  mountLeavingClearance(app, college);
  mountStudents(app, college);
  mountMedia(app, college);
  mountApplication(app, college);
  mountRegistration(app, college);
  mountCatalogue(app, college);
  mountTeaching(app, college);
  mountAttendance(app, college);
  mountSheets(app, college);
  mountPublication(app, college);
  mountStudentResults(app, college);
  mountClassAttendance(app, college);
  mountExamCards(app, college);
  mountBroadsheets(app, college);
  mountAcademicStanding(app, college);
  mountSenateLists(app, college);
  mountHostel(app, college);
  mountDecisions(app, college);
  mountApplicants(app, college);
  mountSittings(app, college);
  mountEntryClearance(app, college);
  mountWaitingList(app, college);
  mountHostelOffice(app, college);
  mountHostelPrintout(app, college);
  mountDashboards(app, college);
  mountProfiles(app, college);
  const cashier = await mountPayments(app, college);
  mountPaymentOffice(app, cashier);
  mountFeeOffice(app, college);
  mountAnnouncements(app, college);
  mountOutbox(app, college);
  mountHealth(app, college, drain);
  await app.register(docsRoutes, {
    collegeName: college.identity.name,
    version: portalVersion,
    serverUrl: college.config.collegePublicUrl,
  });
  return {
    app,
    drain,
    jobs: [
      ...mailJobs(college),
      reconciliationJob(cashier),
      billingJob(college),
      sponsorCreditJob(college),
      reminderJob(college),
      entryReminderJob(college),
      offersJob(college),
      housekeepingJob(college),
    ],
  };
};

/** None without a mail server: mail waits in the outbox. */
const mailJobs = (college: College): Job[] => {
  const { smtpUrl, mailFrom } = college.config;
  return smtpUrl === undefined ? [] : [mailJob(college, openSmtp(smtpUrl, mailFrom))];
};

/** The caller's own id where it is one, so that one request can be followed through both services' logs. */
const requestIdOf = (request: IncomingMessage): string => {
  const requestId = request.headers["x-request-id"];
  return typeof requestId === "string" && /^[\w.:-]{1,64}$/.test(requestId)
    ? requestId
    : randomUUID();
};
