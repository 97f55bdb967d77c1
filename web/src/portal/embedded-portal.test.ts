import { afterEach, describe, expect, it } from "vitest";
import { portal } from "../../testing/server.ts";
import { readEmbeddedPortal } from "./embedded-portal.ts";

const embed = (text: string) => {
  const script = document.createElement("script");
  script.id = "portal";
  script.type = "application/json";
  script.textContent = text;
  document.head.append(script);
};

afterEach(() => document.getElementById("portal")?.remove());

describe("the portal's identity in the page", () => {
  it("is read as the gateway wrote it", () => {
    embed(JSON.stringify(portal));
    expect(readEmbeddedPortal()).toEqual(portal);
  });

  it.each(["", " ", "{", "null", "[]", '{"collegeName":"College"}'])("is not %j", (text) => {
    embed(text);
    expect(readEmbeddedPortal()).toBeNull();
  });

  it("is missing from a page of the development server", () => {
    expect(readEmbeddedPortal()).toBeNull();
  });
});
