import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Drain } from "../../contract/drain.ts";
import type { Tracing } from "../../contract/tracing.ts";
import { openApplicationFile, openResultFile } from "./admissions/application/files.ts";
import { openOwnPaper, openStaffPaper } from "./admissions/entry-clearance.ts";
import { openLetterFile, openStaffMedia } from "./admissions/office/files.ts";
import { AnnouncementBoard } from "./announcements/board.ts";
import { CollegeClient } from "./college/client.ts";
import { TokenRefresh } from "./college/token-refresh.ts";
import type { GatewayConfig } from "./config.ts";
import { PortalError } from "./errors.ts";
import { Plans } from "./graphql/plans/plans.ts";
import { loadSchema } from "./graphql/schema.ts";
import { createGraphqlServer, graphqlPath } from "./graphql/server.ts";
import { type LiveTiming, openWatchers } from "./hostels/live/open-watchers.ts";
import { openPrintoutFile } from "./hostels/printout-file.ts";
import { clientRoute } from "./http/client-route.ts";
import { contextOpener } from "./http/contexts.ts";
import type { Exchange, Route } from "./http/exchange.ts";
import { openExchange } from "./http/exchange.ts";
import { explorerRoute } from "./http/explorer-route.ts";
import { filesRoute, oneOf } from "./http/files-route.ts";
import { graphqlRoute } from "./http/graphql-route.ts";
import { healthRoute } from "./http/health-route.ts";
import { loggedPath } from "./http/logged-path.ts";
import { resourceKind } from "./http/resource-kind.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { sendError } from "./http/send.ts";
import { StartPacer } from "./http/start-pacer.ts";
import { traceRequest } from "./http/trace-request.ts";
import { UploadBudget } from "./http/uploads.ts";
import { Attempts } from "./limits/attempts.ts";
import { openExportFile } from "./lists/export-file.ts";
import type { GatewayMetrics } from "./metrics/gateway-metrics.ts";
import { openAccountReceipt } from "./payments/account-receipt-file.ts";
import { isDownload, openPaymentReceipt, openReceiptFile } from "./payments/receipt-file.ts";
import { openPaymentSlip } from "./payments/slips/slip-file.ts";
import { openSponsorStatement } from "./payments/sponsors/files.ts";
import { statementFile } from "./payments/statement-file.ts";
import { portalOf } from "./portal/portal.ts";
import { openEvidenceFile } from "./profiles/evidence.ts";
import { openPersonPhoto } from "./profiles/photo.ts";
import { readinessCheck } from "./ready.ts";
import { connectRedis } from "./redis.ts";
import { openSlipFile } from "./registration/slip.ts";
import { openAttendanceSheet } from "./results/attendance.ts";
import { openExamCardFile, openExamCards } from "./results/exam-card.ts";
import { openClassList } from "./results/roster.ts";
import { openSenateList } from "./results/senate-lists.ts";
import { transcriptFile } from "./results/transcript-file.ts";
import { SessionCookie } from "./session/cookie.ts";
import { endSessionsAtCollege } from "./session/ended-sessions.ts";
import { MemorySessionStore } from "./session/memory-store.ts";
import { RedisSessionStore } from "./session/redis-store.ts";
import { Seal } from "./session/seal.ts";
import { Sessions } from "./session/sessions.ts";
import { RoleCache } from "./staff/role-cache.ts";
import { openIndexingFiles } from "./students/council-indexing.ts";
import { openIdCardFile } from "./students/id-card.ts";
import { statementOfResultFile } from "./students/leaving-clearance.ts";
import { isMedia, openPassportFile } from "./viewer/passport.ts";

export interface GatewayDependencies {
  readonly log: Logger;
  /** The clock of the sessions, in milliseconds. */
  readonly now?: () => number;
  readonly liveTiming?: Partial<LiveTiming>;
  /** How often sessions that ended by time are ended at the college. */
  readonly endedSessionsMs?: number | undefined;
  readonly metrics?: GatewayMetrics | undefined;
  readonly tracing?: Tracing | undefined;
  /** Of a server that is asked to stop at some time. */
  readonly drain?: Pick<Drain, "isOn"> | undefined;
  /** False where a test compares the plans with the GraphQL server. */
  readonly usesPlans?: boolean | undefined;
}

export interface Gateway {
  /** Answers HTTP requests; for `http.createServer`. */
  readonly listener: RequestListener;
  /** Closes all event streams, which would keep the HTTP server open for hours. */
  readonly endStreams: () => void;
  /** Closes the connections to the college and to Redis. Close the HTTP server first. */
  readonly close: () => Promise<void>;
}

/** Puts the gateway together. */
export const buildGateway = (
  config: GatewayConfig,
  {
    log,
    now = Date.now,
    liveTiming = {},
    endedSessionsMs,
    metrics,
    tracing,
    drain,
    usesPlans = true,
  }: GatewayDependencies,
): Gateway => {
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, log);
  const store = redis ? new RedisSessionStore(redis) : new MemorySessionStore(now);
  const client = new CollegeClient(
    config.collegeUrl,
    { readMs: config.collegeReadMs, writeMs: config.collegeWriteMs },
    config.identity.timeZone,
    { metrics, tracing },
  );
  const tokenRefresh = new TokenRefresh(client, config.collegeRefreshPath, metrics);
  const sessions = new Sessions({
    store,
    seal: new Seal(config.sessionSecrets),
    now,
    idleMs: config.sessionIdleMs,
    absoluteMs: config.sessionAbsoluteMs,
    exchange: (refresh, caller) => tokenRefresh.exchange(refresh, caller),
  });
  const stopEnding = endSessionsAtCollege({ sessions, client, log, pauseMs: endedSessionsMs });
  const cookie = new SessionCookie(config.publicUrl);
  const openContext = contextOpener({
    client,
    sessions,
    cookie,
    absoluteMs: config.sessionAbsoluteMs,
    attempts: new Attempts(config.attempts, redis),
    roleCache: new RoleCache(now),
    announcementBoard: new AnnouncementBoard(now),
    identity: config.identity,
    publicUrl: config.publicUrl,
  });
  const schema = loadSchema(config.identity.timeZone);
  const watchers = openWatchers({
    client,
    sessions,
    schema,
    limits: config.watchers,
    log,
    timing: liveTiming,
  });
  metrics?.showLevels(() => ({
    sessions: store instanceof MemorySessionStore ? store.size : undefined,
    watchers: watchers.size,
    college: client.levels,
  }));
  const graphqlParts = {
    explorer: config.graphiql,
    operations: config.operations,
    metrics,
    tracing,
  };
  const graphql = createGraphqlServer({ schema, ...graphqlParts });
  const routes: readonly Route[] = [
    ...(config.graphiql ? [explorerRoute(`${config.identity.shortName} portal`)] : []),
    graphqlRoute({
      graphql,
      plans: usesPlans ? new Plans({ server: graphql, ...graphqlParts }) : undefined,
      openContext,
      uploads: new UploadBudget(config.uploadBytes),
      watchers,
      pacer: new StartPacer(() => performance.now()),
    }),
    filesRoute(
      oneOf(
        openReceiptFile,
        openPaymentReceipt,
        openAccountReceipt,
        openPaymentSlip,
        openSponsorStatement,
        statementFile.open,
        openApplicationFile,
        openSlipFile,
        transcriptFile.open,
        openExamCardFile,
        openExamCards,
        openIdCardFile,
        openIndexingFiles,
        statementOfResultFile.open,
        openPrintoutFile,
        openExportFile,
        openLetterFile,
        openClassList,
        openAttendanceSheet,
        openSenateList,
        openEvidenceFile,
      ),
      isDownload,
      openContext,
    ),
    filesRoute(
      oneOf(
        openPassportFile,
        openResultFile,
        openPersonPhoto,
        openStaffMedia,
        openOwnPaper,
        openStaffPaper,
      ),
      isMedia,
      openContext,
    ),
    healthRoute(readinessCheck(config.collegeUrl, store), () => drain?.isOn ?? false),
    clientRoute(
      config.webDist,
      portalOf(config.identity),
      ({ request }) => cookie.read(request.headers.cookie) !== undefined,
    ),
  ];
  // Redaction looks through every line. That of an answer holds no value that anybody sent but the path, which is made safe.
  const accessLog = log.child({}, { redact: [] });
  const { trustedProxies } = config;
  const isSecure = config.publicUrl.startsWith("https://");
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = openExchange(request, response, { trustedProxies, isSecure, log });
    if (metrics !== undefined) measure(exchange, metrics);
    const run = () => answer(exchange, routes, accessLog);
    void (tracing === undefined ? run() : traceRequest(exchange, tracing).run(run));
  };
  return {
    listener,
    endStreams: () => watchers.close(),
    close: async () => {
      watchers.close();
      await stopEnding();
      await client.close();
      await store.close();
      await tracing?.close();
    },
  };
};

const measure = ({ response, path }: Exchange, metrics: GatewayMetrics): void => {
  const started = performance.now();
  response.once("close", () => {
    const type = String(response.getHeader("content-type"));
    const kind = type.startsWith("text/event-stream") ? "stream" : resourceKind(path);
    const status = response.headersSent ? response.statusCode : undefined;
    metrics.request(kind, status, performance.now() - started);
  });
};

const answer = async (
  exchange: Exchange,
  routes: readonly Route[],
  accessLog: Logger,
): Promise<void> => {
  const started = performance.now();
  const { request, response, requestId, path } = exchange;
  if (path !== graphqlPath) setSecurityHeaders(exchange);
  response.on("close", () => {
    const ms = Math.round(performance.now() - started);
    const { method } = request;
    // The log leaves out what is undefined.
    const status = response.headersSent ? response.statusCode : undefined;
    const what = status === undefined ? "broken off" : "answered";
    accessLog.info({ requestId, method, path: loggedPath(path), ms, status }, what);
  });
  try {
    for (const route of routes) if (await route(exchange)) return;
  } catch (error) {
    exchange.log.error({ err: error }, "unexpected error");
    await sendError(exchange, new PortalError("INTERNAL"));
  }
};
