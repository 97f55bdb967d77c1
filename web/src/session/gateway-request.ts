/** What every request for an operation has. It imports nothing, because the page's first requests wait for no other code. */
export const gatewayPath = "/graphql";

/** The gateway requires this header on every operation. Pages of other sites cannot send it. */
export const portalHeaders = { "x-portal-request": "1" };

/** The part of a request's body that names an operation by its id. */
export const persistedOperation = (id: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
});
