import { PortalError, rateLimited } from "../errors.ts";
import type { CollegeFailure } from "./failure.ts";

const defaultWaitSeconds = 60;

/** The client's error for a failed call that no resolver handles itself. */
export const portalErrorOf = (failure: CollegeFailure): PortalError => {
  switch (failure.kind) {
    case "unreachable":
      return new PortalError("COLLEGE_UNAVAILABLE", {}, failure);
    case "timeout":
      return new PortalError("COLLEGE_TIMEOUT", {}, failure);
    case "unsupported":
      return new PortalError("NOT_AVAILABLE", {}, failure);
    case "fault":
      return new PortalError("COLLEGE_FAULT", {}, failure);
    case "refused":
      return refusedErrorOf(failure);
  }
};

/** Keeps the failure's code, with the message of the screen where it happened. */
export const errorWithMessage = (failure: CollegeFailure, message: string): PortalError =>
  new PortalError(portalErrorOf(failure).code, { message }, failure);

const refusedErrorOf = (failure: CollegeFailure): PortalError => {
  const { status, refusal } = failure;
  switch (status) {
    case 401:
      return new PortalError("TOKEN_REFUSED", {}, failure);
    case 403:
      return forbiddenErrorOf(failure);
    case 404:
      return new PortalError("NOT_FOUND", {}, failure);
    case 405:
      return new PortalError("NOT_AVAILABLE", {}, failure);
    case 413:
    // Of an address or a header: a filter's text goes there.
    case 414:
    case 431:
      return new PortalError("REQUEST_TOO_LARGE", {}, failure);
    case 429:
      return rateLimited(refusal.retryAfterSeconds ?? defaultWaitSeconds);
    default:
      return new PortalError("COLLEGE_FAULT", { message: refusal.message }, failure);
  }
};

const forbiddenErrorOf = (failure: CollegeFailure): PortalError => {
  switch (failure.refusal.code) {
    case "password_change_required":
      return new PortalError("PASSWORD_CHANGE_REQUIRED", {}, failure);
    case "account_suspended":
      return new PortalError("ACCOUNT_SUSPENDED", { message: failure.refusal.message }, failure);
    default:
      return new PortalError("FORBIDDEN", { message: failure.refusal.message }, failure);
  }
};
