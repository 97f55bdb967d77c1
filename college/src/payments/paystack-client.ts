import type { Static, TSchema } from "typebox";
import Value from "typebox/value";
import { Agent, errors, request } from "undici";
import {
  InitializeAnswer,
  type InitializeRequest,
  ListAnswer,
  type PaystackTransaction,
  RefusalAnswer,
  VerifyAnswer,
} from "./paystack-wire.ts";
import {
  type OpenedTransaction,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  TooManyTransactions,
} from "./provider.ts";

export interface PaystackOptions {
  /** Without a slash at the end. Read at each call, because the sandbox has no address until the college listens. */
  readonly apiUrl: () => string;
  readonly secretKey: string;
  /** For one request, including its retries. */
  readonly timeoutMs: number;
}

/** Fits a page of 100 transactions with all of Paystack's fields. */
const longestAnswer = 2 * 1024 * 1024;
const readTries = 2;
const pageSize = 100;
/** A longer list is refused, because reading it would exceed the time limit. */
const mostPages = 60;
const pagesAtOnce = 4;
/** For all pages together; clients have given up by then. */
const listTimeoutMs = 12_000;

/** Speaks Paystack's HTTP API, to Paystack or to the sandbox. */
export const openPaystack = ({
  apiUrl,
  secretKey,
  timeoutMs,
}: PaystackOptions): PaymentProvider => {
  const agent = new Agent({
    connect: { timeout: timeoutMs / readTries },
    keepAliveTimeout: 4_000,
    maxResponseSize: longestAnswer,
  });

  const call = async (
    method: "GET" | "POST",
    path: string,
    withinMs: number,
    body?: InitializeRequest,
  ): Promise<Answer> => {
    try {
      const answer = await request(`${apiUrl()}${path}`, {
        method,
        dispatcher: agent,
        signal: AbortSignal.timeout(Math.ceil(withinMs)),
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch (error) {
      throw new ProviderUnavailable(isTimeout(error) ? "timeout" : "unreachable");
    }
  };

  const initialize = async (opening: InitializeRequest): Promise<OpenedTransaction> => {
    const answer = await call("POST", "/transaction/initialize", timeoutMs, opening);
    const { data } = read(answer, InitializeAnswer);
    if (data.reference !== opening.reference || !isWebAddress(data.authorization_url)) {
      throw new ProviderUnavailable("unreadable");
    }
    return { authorizationUrl: data.authorization_url };
  };

  const verifyOnce = async (reference: string): Promise<PaystackTransaction | null> => {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    try {
      return read(await call("GET", path, timeoutMs / readTries), VerifyAnswer).data;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        if (error.code === unknownReference) return null;
        throw new ProviderUnavailable("unreadable");
      }
      throw error;
    }
  };

  const pageOnce = async (from: Date, until: Date, page: number) => {
    const query = new URLSearchParams({
      status: "success",
      from: from.toISOString(),
      to: until.toISOString(),
      perPage: String(pageSize),
      page: String(page),
    });
    try {
      return read(await call("GET", `/transaction?${query}`, timeoutMs / readTries), ListAnswer);
    } catch (error) {
      throw error instanceof ProviderRefused ? new ProviderUnavailable("unreadable") : error;
    }
  };

  const successes = async (from: Date, until: Date): Promise<readonly PaystackTransaction[]> => {
    const deadline = performance.now() + listTimeoutMs;
    const first = await persistently(() => pageOnce(from, until, 1));
    const { pageCount } = first.meta;
    if (pageCount > mostPages) throw new TooManyTransactions();
    const found = [...first.data];
    for (let page = 2; page <= pageCount; page += pagesAtOnce) {
      if (performance.now() > deadline) throw new ProviderUnavailable("timeout");
      const numbers = Array.from(
        { length: Math.min(pagesAtOnce, pageCount - page + 1) },
        (_, index) => page + index,
      );
      const pages = await Promise.all(
        numbers.map((number) => persistently(() => pageOnce(from, until, number))),
      );
      found.push(...pages.flatMap(({ data }) => data));
    }
    // A transaction added while paging shifts older ones to the next page, which repeats them.
    const byReference = new Map(found.map((one) => [one.reference, one]));
    return [...byReference.values()].filter(({ status }) => status === "success");
  };

  return {
    secretKey,
    initialize,
    verify: (reference) => persistently(() => verifyOnce(reference)),
    successes,
    close: () => agent.close(),
  };
};

/** Retries an idempotent request once when it gets no answer. */
const persistently = async <T>(question: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await question();
    } catch (error) {
      if (tries >= readTries) throw error;
    }
  }
};

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The answer as `schema`; any other shape counts as no answer. */
const read = <S extends TSchema>({ status, text }: Answer, schema: S): Static<S> => {
  if (status >= 500 || status === 429) throw new ProviderUnavailable("failing");
  const answer = parseJson(text);
  if (status === 401 || status === 403) throw new ProviderUnavailable("unauthorized");
  if (Value.Check(RefusalAnswer, answer)) throw new ProviderRefused(refusalCode(answer));
  if (status !== 200 || !Value.Check(schema, answer)) throw new ProviderUnavailable("unreadable");
  return answer;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unknownReference = "transaction_not_found";

/** Older answers carry only a message. */
const refusalCode = ({ code, message }: Static<typeof RefusalAnswer>): string => {
  if (code !== undefined) return code;
  return /reference not found/i.test(message) ? unknownReference : "refused";
};

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError ||
  (error instanceof Error && error.name === "TimeoutError");

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
