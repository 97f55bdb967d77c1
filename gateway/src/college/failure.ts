import type { Endpoint } from "../../../contract/endpoint.ts";

/**
 * How a call to the college can fail.
 * `unreachable`: no answer, or a proxy's; `timeout`: none in time; `fault`: an answer that is not the contract's;
 * `unsupported`: the college's service has no such endpoint; `refused`: the college understood and said no.
 */
export type FailureKind = "unreachable" | "timeout" | "fault" | "unsupported" | "refused";

/** One missing part of an application; `field` is undefined if the college names only the section. */
export interface Missing {
  readonly section: string;
  readonly field: string | undefined;
  readonly message: string;
}

/** A free bed that a refusal names as an alternative. */
export interface NamedBed {
  readonly id: number;
  readonly roomNumber: string | number;
  readonly bedNumber: string | number;
}

/** The content of a college's refusal, read from any of the contract's error shapes. */
export interface CollegeRefusal {
  readonly status: number;
  /** The college's message, if it sends one. */
  readonly message: string | undefined;
  /** Messages by field: `dateOfBirth`, `subjects.3.grade`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly code: string | undefined;
  /** Missing parts of an application, by section. */
  readonly missing: readonly Missing[];
  /** Numbers of records, by the list's name: `carryoverCourseIds`. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** Beds that are free instead, nearest first. */
  readonly beds: readonly NamedBed[];
  readonly retryAfterSeconds: number | undefined;
}

export const emptyRefusal: CollegeRefusal = {
  status: 0,
  message: undefined,
  fields: {},
  code: undefined,
  missing: [],
  ids: {},
  beds: [],
  retryAfterSeconds: undefined,
};

/** A failed call. Of the answer it holds only the content that `readRefusal` made safe to show. */
export class CollegeFailure extends Error {
  readonly kind: FailureKind;
  readonly endpoint: string;
  /** True for a call that sends a form, which may have a file. */
  readonly isUpload: boolean;
  /** The answer's status; 0 where there was no answer. */
  readonly status: number;
  readonly refusal: CollegeRefusal;

  constructor(
    kind: FailureKind,
    endpoint: Endpoint,
    { status = 0, refusal = emptyRefusal, reason = "" } = {},
    cause?: unknown,
  ) {
    const name = `${endpoint.method} ${endpoint.path}`;
    // A refusal is a usual answer, and where it was made says nothing: collecting the stack costs more than reading the answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${name}: ${kind}${status ? ` ${status}` : ""}${reason && `, ${reason}`}`, { cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "CollegeFailure";
    this.kind = kind;
    this.endpoint = name;
    this.isUpload = endpoint.encoding === "multipart";
    this.status = status;
    this.refusal = refusal;
  }
}

/** True if the college refused with this status, or with any status if none is given. */
export const isRefusal = (error: unknown, status?: number): error is CollegeFailure =>
  error instanceof CollegeFailure &&
  error.kind === "refused" &&
  (status === undefined || error.status === status);

/** True for a refusal of the caller or of the rate, independent of the resource. */
export const isCallerRefusal = ({ status }: CollegeFailure): boolean =>
  [401, 403, 429].includes(status);

/** True for a refusal of the requested resource. */
export const isBusinessRefusal = (error: unknown): error is CollegeFailure =>
  isRefusal(error) && !isCallerRefusal(error);

export const isUnsupported = (error: unknown): error is CollegeFailure =>
  error instanceof CollegeFailure && error.kind === "unsupported";

/** True for an answer that the portal does not understand. Whether the call had an effect is unknown. */
export const isFault = (error: unknown): error is CollegeFailure =>
  error instanceof CollegeFailure && error.kind === "fault";

/** True if the college did not answer. A later attempt may succeed. */
export const isOutage = (error: unknown): error is CollegeFailure =>
  error instanceof CollegeFailure && ["unreachable", "timeout", "fault"].includes(error.kind);
