import { request } from "undici";

/** One GraphQL request, and the session cookie where the answer sets one. */
export const post = async (
  url: string,
  operation: { readonly query: string; readonly variables: object },
  cookie?: string,
): Promise<{ readonly body: string; readonly cookie: string | undefined }> => {
  const { headers, body } = await request(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-portal-request": "1",
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(operation),
  });
  return {
    body: await body.text(),
    cookie: [headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0],
  };
};
