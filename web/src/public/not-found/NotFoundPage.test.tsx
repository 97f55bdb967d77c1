import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { startServer } from "../../../testing/server.ts";

describe("an unknown path", () => {
  it.each([
    "/nowhere",
    "/student/nowhere",
    "/applicant/nowhere",
  ])("%s shows the not-found page", async (path) => {
    openPortal(path, startServer());
    await findHeading("Page not found");
    expect(screen.getByText("The page you're looking for was not found")).toBeDefined();
    expect(document.title).toBe("Page not found · OCHT");
  });

  it("links to the start", async () => {
    const { user } = openPortal("/nowhere", startServer());
    await findHeading("Page not found");
    await user.click(screen.getByRole("link", { name: "Go Back" }));
    await findHeading("Student Login");
  });
});
