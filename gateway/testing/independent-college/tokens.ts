import type { ReceivedCall, ScriptedAnswer } from "../scripted-college.ts";

export type AccountKind = "student" | "applicant";

interface Pair {
  readonly access: string;
  readonly refresh: string;
}

/** Tokens like simplejwt's: access for five minutes, and a refresh token for one use. */
export interface CollegeTokens {
  readonly issue: (kind: AccountKind) => Pair;
  /** Answers `POST …/token/refresh/`. */
  readonly exchange: (call: ReceivedCall) => ScriptedAnswer;
  /** Accepts only calls with a valid token of this kind of account. */
  readonly guarded: (
    kind: AccountKind,
    answer: (call: ReceivedCall) => ScriptedAnswer | Promise<ScriptedAnswer>,
  ) => (call: ReceivedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;
  /** Invalidates every issued access token. */
  readonly expireAccess: () => void;
  /** Invalidates every issued refresh token, too. */
  readonly revokeAll: () => void;
}

export const noCredentials: ScriptedAnswer = {
  status: 401,
  body: { detail: "Authentication credentials were not provided." },
};

const notValid = (kind: string): ScriptedAnswer => ({
  status: 401,
  body: {
    detail: "Given token not valid for any token type",
    code: "token_not_valid",
    messages: [{ token_class: kind, message: "Token is invalid or expired" }],
  },
});

export const createTokens = (): CollegeTokens => {
  const access = new Map<string, AccountKind>();
  const refresh = new Map<string, AccountKind>();
  let serial = 0;

  const jwt = (type: string, lifeSeconds: number): string => {
    serial += 1;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { token_type: type, iat, exp: iat + lifeSeconds, jti: String(serial) };
    return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
  };

  const issue = (kind: AccountKind): Pair => {
    const pair = { access: jwt("access", 300), refresh: jwt("refresh", 86_400) };
    access.set(pair.access, kind);
    refresh.set(pair.refresh, kind);
    return pair;
  };

  return {
    issue,
    exchange: ({ body }) => {
      const { refresh: given } = JSON.parse(body || "{}");
      if (!given) return { status: 400, body: { refresh: ["This field is required."] } };
      const kind = refresh.get(given);
      refresh.delete(given);
      return kind === undefined ? notValid("RefreshToken") : { body: issue(kind) };
    },
    guarded: (kind, answer) => (call) => {
      const token = call.headers.authorization?.replace("Bearer ", "");
      if (token === undefined) return noCredentials;
      const owner = access.get(token);
      if (owner === undefined) return notValid("AccessToken");
      if (owner === kind) return answer(call);
      return {
        status: 403,
        body: { detail: "You do not have permission to perform this action." },
      };
    },
    expireAccess: () => access.clear(),
    revokeAll: () => {
      access.clear();
      refresh.clear();
    },
  };
};
