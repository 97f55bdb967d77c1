import { Pool } from "undici";
import { password, type Student } from "./people.ts";
import type { System } from "./system.ts";

/** The outcome of a request. After `error` the outcome is unknown; `lacking` says why a part is missing. */
export type Answer =
  | { readonly data: Data; readonly lacking: string | undefined }
  | { readonly error: string };

/** GraphQL's `data`. */
export type Data = Readonly<Record<string, unknown>>;

export interface PortalClient {
  /** One GraphQL request of a signed-in student, sent once. The gateways take turns where they share sessions. */
  readonly send: (student: Student, query: string, variables?: object) => Promise<Answer>;
  /** The same at one gateway, by its place in the system. */
  readonly sendTo: (gateway: number, student: Student, query: string) => Promise<Answer>;
  /** The cookie of a student's session at one gateway; signs in where there is none. @throws Error with a code */
  readonly cookieOf: (student: Student, gateway?: number) => Promise<string>;
  /** Forgets the session of a student who was told that it has ended. */
  readonly forget: (student: Student) => void;
  /** Signs everybody in, so that nothing but what follows is measured. */
  readonly signInAll: (students: readonly Student[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename }
}`;

/** Longer than a gateway waits for its college: a client that times out first never learns the outcome of its claim. */
const timeoutMs = 30_000;

interface GatewayPool {
  readonly pool: Pool;
  /** Cookies by student. */
  readonly cookies: Map<number, string>;
  readonly reset: boolean;
}

/** Where a client sends its requests: the gateways, or what stands before them. */
interface Entrances extends Pick<System, "sharesSessions"> {
  readonly gateways: readonly { readonly url: string }[];
}

/**
 * Browsers of many students, over so many connections in all.
 * @param reset whether each request has a connection of its own: a browser sends again what it sent on a kept one that was
 * closed meanwhile, and this client does not
 */
export const openPortalClient = (
  { gateways, sharesSessions }: Entrances,
  connections: number,
  { reset = false } = {},
): PortalClient => {
  const perGateway = Math.ceil(connections / gateways.length);
  const shared = new Map<number, string>();
  const pools = gateways.map(
    ({ url }): GatewayPool => ({
      pool: new Pool(url, { connections: perGateway, headersTimeout: timeoutMs }),
      cookies: sharesSessions ? shared : new Map(),
      reset,
    }),
  );
  let requests = 0;
  const gatewayAt = (index: number): GatewayPool => {
    const target = pools[index % pools.length];
    if (target === undefined) throw new Error("there is no gateway");
    return target;
  };
  const gatewayFor = ({ id }: Student): GatewayPool => {
    requests += 1;
    return gatewayAt(sharesSessions ? requests : id);
  };

  const signInAt = async (target: GatewayPool, student: Student): Promise<string> => {
    const input = { role: "STUDENT", username: student.matricNumber, password };
    const { cookie, answer } = await post(target, undefined, {
      query: signIn,
      variables: { input },
    });
    if (cookie === undefined) throw new SignInRefused("error" in answer ? answer.error : undefined);
    target.cookies.set(student.id, cookie);
    return cookie;
  };

  const sendAt = async (
    target: GatewayPool,
    student: Student,
    query: string,
    variables: object = {},
  ): Promise<Answer> => {
    try {
      const cookie = target.cookies.get(student.id) ?? (await signInAt(target, student));
      const { answer } = await post(target, cookie, { query, variables });
      if ("error" in answer && signedOut.has(answer.error)) target.cookies.delete(student.id);
      return answer;
    } catch (error) {
      return { error: codeOf(error) };
    }
  };

  return {
    send: (student, query, variables) => sendAt(gatewayFor(student), student, query, variables),
    sendTo: (gateway, student, query) => sendAt(gatewayAt(gateway), student, query),
    signInAll: async (students) => {
      await forEachLimited(students, 32, async (student) => {
        await signInAt(gatewayFor(student), student);
      });
    },
    cookieOf: async (student, gateway = 0) => {
      const target = gatewayAt(gateway);
      return target.cookies.get(student.id) ?? (await signInAt(target, student));
    },
    forget: ({ id }) => {
      for (const { cookies } of pools) cookies.delete(id);
    },
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
  };
};

class SignInRefused extends Error {
  readonly code: string;

  constructor(code = "the sign-in was refused") {
    super(`Nobody could sign in: ${code}`);
    this.code = code;
  }
}

/** A gateway that was killed has forgotten the sessions it kept itself. */
export const signedOut: ReadonlySet<string> = new Set(["SIGNED_OUT", "SESSION_EXPIRED"]);

/** Does something with each, so many at a time. */
export const forEachLimited = async <T>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<void>,
): Promise<void> => {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const post = async (
  { pool, reset }: GatewayPool,
  cookie: string | undefined,
  body: object,
): Promise<{ readonly answer: Answer; readonly cookie: string | undefined }> => {
  const {
    headers,
    statusCode,
    body: stream,
  } = await pool.request({
    method: "POST",
    path: "/graphql",
    reset,
    headers: {
      "content-type": "application/json",
      "x-portal-request": "1",
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await stream.text();
  const set = [headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0];
  // A proxy's own page says that no gateway answered.
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const answer = isPage ? { error: `HTTP ${statusCode}` } : answerIn(JSON.parse(text));
  // The viewer of a session that has ended is nobody, without an error; a browser forgets the cookie.
  if (set?.endsWith("=")) return { answer: { error: "SESSION_EXPIRED" }, cookie: undefined };
  return { answer, cookie: set };
};

interface GraphqlAnswer {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** An answer can be partial: the part that is present reports the outcome of the mutation. */
const answerIn = ({ data, errors }: GraphqlAnswer): Answer => {
  const hasSavedValues = data != null && Object.values(data).some((part) => part !== null);
  const code = errors?.[0]?.extensions?.code;
  return hasSavedValues ? { data, lacking: code } : { error: code ?? "no answer" };
};

/** What a failed request is counted under. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : String(error);
};
