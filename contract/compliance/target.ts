/** A request of the check; everything that is sent is a safe read, a refused write or a sign-in. */
export interface ProbeRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** The parts of a response that the check reads. */
export interface ProbeAnswer {
  readonly status: number;
  /** Without parameters, in lower case; empty where there is none. */
  readonly mediaType: string;
  readonly location: string | null;
  readonly text: string;
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown;
}

/** A college service under check. */
export interface Target {
  /** @throws Error with a sentence for a person when nothing answers in time. */
  readonly send: (request: ProbeRequest) => Promise<ProbeAnswer>;
}

const timeoutMilliseconds = 15_000;

/** A college service at `baseUrl`, reached over HTTP; redirects are looked at, not followed. */
export const httpTarget = (baseUrl: string): Target => ({
  send: async ({ method, path, token, body }) => {
    const response = await fetch(baseUrl.replace(/\/+$/, "") + path, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        accept: "application/json, application/pdf;q=0.9",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`no answer to ${method} ${path}: ${reasonOf(error)}`);
    });
    const text = await response.text();
    return {
      status: response.status,
      mediaType:
        (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
      location: response.headers.get("location"),
      text,
      json: parsed(text),
    };
  },
});

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown failure";
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
