import { GraphQLError } from "graphql";
import { texts } from "./texts.ts";

/**
 * The closed list of `extensions.code`, each with its default sentence for people.
 * Clients decide by the code; no other code ever leaves the gateway.
 */
export const errorTexts = {
  /** The request has no session. */
  SIGNED_OUT: texts.signedOut,
  /** The request's session has ended. */
  SESSION_EXPIRED: texts.sessionExpired,
  /** The signed-in person may not do this. */
  FORBIDDEN: texts.forbidden,
  PASSWORD_CHANGE_REQUIRED: texts.passwordChangeRequired,
  ACCOUNT_SUSPENDED: texts.accountSuspended,
  /** The college refuses an access token it has just issued. */
  TOKEN_REFUSED: texts.tokenRefused,
  /** `extensions.retryAfterSeconds` is the time to wait. */
  RATE_LIMITED: texts.rateLimited(60),
  COLLEGE_UNAVAILABLE: texts.collegeUnavailable,
  COLLEGE_TIMEOUT: texts.collegeTimeout,
  /** The college's answer breaks the contract. */
  COLLEGE_FAULT: texts.collegeFault,
  /** The college's service does not offer this. */
  NOT_AVAILABLE: texts.notAvailable,
  NOT_FOUND: texts.notFound,
  /** The header that the portal's own pages send is missing. */
  CROSS_SITE_REQUEST: texts.crossSite,
  REQUEST_TOO_LARGE: texts.requestTooLarge,
  UNSUPPORTED_MEDIA_TYPE: texts.unsupportedMediaType,
  /** The gateway knows no operation of this id. The client sends its text instead. */
  PERSISTED_QUERY_NOT_FOUND: texts.persistedQueryNotFound,
  /** The gateway runs persisted operations only. */
  PERSISTED_QUERY_REQUIRED: texts.persistedQueryRequired,
  /** Not GraphQL, not valid for this schema, or over a limit. */
  INVALID_REQUEST: texts.invalidRequest,
  /** A part of the portal itself, such as its session store, does not answer. */
  UNAVAILABLE: texts.unavailable,
  INTERNAL: texts.internal,
} as const;

export type ErrorCode = keyof typeof errorTexts;

export interface ErrorDetails {
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** An error of the portal, as a client sees it. `cause` is only for the log. */
export class PortalError extends GraphQLError {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { message, retryAfterSeconds }: ErrorDetails = {}, cause?: unknown) {
    super(message ?? errorTexts[code], {
      extensions: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
    });
    this.name = "PortalError";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.cause = cause;
  }
}

export const rateLimited = (seconds: number): PortalError =>
  new PortalError("RATE_LIMITED", {
    message: texts.rateLimited(seconds),
    retryAfterSeconds: seconds,
  });

/** The HTTP status of a code outside GraphQL: downloads, images, requests that are refused unread. */
export const httpStatusOf: Readonly<Record<ErrorCode, number>> = {
  SIGNED_OUT: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  ACCOUNT_SUSPENDED: 403,
  TOKEN_REFUSED: 403,
  RATE_LIMITED: 429,
  COLLEGE_UNAVAILABLE: 503,
  COLLEGE_TIMEOUT: 504,
  COLLEGE_FAULT: 502,
  NOT_AVAILABLE: 501,
  NOT_FOUND: 404,
  CROSS_SITE_REQUEST: 403,
  REQUEST_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PERSISTED_QUERY_NOT_FOUND: 404,
  PERSISTED_QUERY_REQUIRED: 403,
  INVALID_REQUEST: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};
