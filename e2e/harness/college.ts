/** A response of the college to a call that bypasses the gateway. */
export interface DirectAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the college's REST service with an access token, as any client can. */
export async function callCollege(
  collegeUrl: string,
  call: `${"GET" | "POST" | "PATCH"} /${string}`,
  { token, body }: { readonly token?: string; readonly body?: unknown } = {},
): Promise<DirectAnswer> {
  const [method = "GET", path = "/"] = call.split(" ");
  const answer = await fetch(collegeUrl + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined &&
        !(body instanceof FormData) && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

/** Gets an applicant's access token directly from the college. */
export async function applicantToken(
  collegeUrl: string,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<string> {
  const { status, body } = await callCollege(collegeUrl, "POST /admission/login", {
    body: { username: login, password },
  });
  const access = typeof body === "object" && body !== null ? Reflect.get(body, "access") : null;
  if (typeof access !== "string") throw new Error(`${login} was refused with ${status}.`);
  return access;
}
