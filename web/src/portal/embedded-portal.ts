import type { PortalQuery_portal as Portal } from "../gql/everywhere.ts";

const isPortal = (value: unknown): value is Portal =>
  typeof value === "object" && value !== null && "collegeName" in value && "timeZone" in value;

/** The identity that the gateway wrote into the page; null if there is none. */
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
