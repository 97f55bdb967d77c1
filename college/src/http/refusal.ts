import { texts } from "../texts.ts";

type Fields = Readonly<Record<string, readonly string[]>>;

/** A refusal of a request; rules throw it, and the error handler answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `{detail}`, and `code` where a program must tell this refusal from others of the same status. */
export const refuse = (status: number, detail: string, code?: string): Refusal =>
  new Refusal(status, code === undefined ? { detail } : { detail, code });

/** 400 (or another status) with `{field: [message, …]}`. */
export const refuseFields = (fields: Fields, status = 400): Refusal => new Refusal(status, fields);

/** simplejwt's 401. */
export const tokenNotValid = (): Refusal =>
  new Refusal(
    401,
    { detail: texts.tokenNotValid, code: "token_not_valid" },
    { "www-authenticate": 'Bearer realm="api"' },
  );

export const notFound = (): Refusal => refuse(404, texts.notFound);

export const forbidden = (): Refusal => refuse(403, texts.forbidden);

/** 429 with `Retry-After`. */
export const tooManyRequests = (seconds: number): Refusal =>
  new Refusal(
    429,
    { detail: texts.tooManyRequests(Math.max(1, Math.ceil(seconds))), code: "too_many_requests" },
    { "retry-after": String(Math.max(1, Math.ceil(seconds))) },
  );

/** 503 with `Retry-After`. Of a write it does not say whether it was done: the answer to it may be what was lost. */
export const busy = (): Refusal =>
  new Refusal(503, { detail: texts.busy, code: "busy" }, { "retry-after": "1" });
