import type { PortalQuery } from "../gql/public.ts";

type Portal = PortalQuery["portal"];

const isPortal = (value: unknown): value is Portal =>
  typeof value === "object" && value !== null && "collegeName" in value && "timeZone" in value;

/** The portal's identity as the gateway wrote it into the page, or null where it did not. */
export const readEmbeddedPortal = (): Portal | null => {
  const text = document.getElementById("portal")?.textContent?.trim();
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPortal(value) ? value : null;
  } catch {
    return null;
  }
};
