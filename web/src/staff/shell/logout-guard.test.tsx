import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDashboard } from "../../../testing/dashboards.ts";
import { aCollegeSheet, openSheet } from "../../../testing/lecturers-sheet.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";
import { persistentDrafts } from "../../lib/drafts.ts";

const aCell = { text: "20", seen: "", tried: [] };

const open = async (college = aCollegeSheet()) => {
  const opened = openSheet(college, {}, { signOut: true });
  await findHeading("CHE 211 Primary Health Care");
  const type = async (name: RegExp, keys: string) => {
    await opened.user.click(screen.getByLabelText(name));
    await opened.user.keyboard(keys);
  };
  const logOut = async () => {
    const account = screen.getByRole("button", { name: "Account" });
    if (account.getAttribute("aria-expanded") !== "true") await opened.user.click(account);
    const item = await screen.findByRole("menuitem", { name: "Log out" });
    // A menu that is still opening takes no press.
    await waitFor(() => opened.user.click(item));
  };
  return { ...opened, college, type, logOut };
};

const isOut = () => waitFor(() => expect(window.location.pathname).toBe("/admin"));
const kept = () => Object.keys(localStorage).filter((key) => key.includes("result-sheet"));

describe("logging out of a result sheet", () => {
  it("sends unsaved marks first and asks nothing if they arrive", async () => {
    const { college, type, logOut } = await open();
    await type(/^CA, Bello/, "20");
    await logOut();
    await isOut();
    expect(college.stored.get("2 CA")).toBe("20");
    expect(kept()).toEqual([]);
  });

  it("asks while a mark cannot be saved: staying keeps it", async () => {
    const { user, server, type, logOut } = await open();
    await type(/^CA, Bello/, "101{Enter}");
    await logOut();
    const dialog = await screen.findByRole("dialog", { name: "1 mark is not saved" });
    const stay = within(dialog).getByRole("button", { name: "Stay" });
    expect(document.activeElement).toBe(stay);
    await user.click(stay);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Account" }));
    expect(server.operations).not.toContain("SignOut");
    expect(kept()).toHaveLength(1);
    await logOut();
    await user.click(await screen.findByRole("button", { name: "Log out and forget it" }));
    await isOut();
    expect(kept()).toEqual([]);
  });

  it("keeps every mark, also a typed one, when the session expires", async () => {
    const expired = () => failure("SESSION_EXPIRED", "Your session is over.");
    const { user } = openSheet(aCollegeSheet(), {}, { saveScores: expired });
    await findHeading("CHE 211 Primary Health Care");
    await user.click(screen.getByLabelText(/^CA, Bello/));
    await user.keyboard("20{Enter}25");
    await isOut();
    expect(kept()).toHaveLength(2);
  });

  it("asks about the person's own drafts of other screens", async () => {
    const viewer = aStaff("LECTURER");
    const start = () => {
      const opened = openPortal(
        "/lecturer/dashboard",
        startServer({ viewer, ...aDashboard }, { signOut: true }),
      );
      return findHeading("Dashboard").then(() => opened);
    };
    persistentDrafts("someone", "result-sheet:7:31").save("ca:2", aCell);
    const { user } = await start();
    persistentDrafts(viewer.id, "result-sheet:7:31").save("ca:2", aCell);
    persistentDrafts(viewer.id, "result-sheet:7:32").save("ca:3", aCell);
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.click(screen.getByRole("menuitem", { name: "Log out" }));
    const dialog = await screen.findByRole("dialog", { name: "2 marks are not saved" });
    await user.click(within(dialog).getByRole("button", { name: "Log out and forget them" }));
    await isOut();
    expect(kept()).toEqual([]);
  });
});
