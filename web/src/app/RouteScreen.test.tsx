import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../testing/render-portal.tsx";
import { startServer } from "../../testing/server.ts";

afterEach(() => vi.restoreAllMocks());

describe("navigation between screens", () => {
  it("starts at the top and focuses the heading, except when going back", async () => {
    const scroll = vi.spyOn(window, "scrollTo");
    const { user } = openPortal("/student/login", startServer());
    const first = await findHeading("Student Login");
    expect(document.activeElement).not.toBe(first);
    scroll.mockClear();

    await user.click(screen.getByRole("link", { name: "Forgot password?" }));
    const heading = await findHeading("Forgot Password");
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole("link", { name: "I already have a code" }));
    await findHeading("Confirm Password Reset");
    expect(scroll.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);

    scroll.mockClear();
    window.history.back();
    await findHeading("Forgot Password");
    expect(scroll).not.toHaveBeenCalled();
    expect(document.title).toBe("Forgot Password · OCHT");
  });

  it("sets the title together with the heading", async () => {
    const { user } = openPortal("/student/login", startServer());
    await findHeading("Student Login");
    await user.click(screen.getByRole("link", { name: "Forgot password?" }));
    await findHeading("Forgot Password");
    const titles: string[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByRole("heading", { name: "Student Login" })) titles.push(document.title);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    window.history.back();
    await findHeading("Student Login");
    observer.disconnect();
    expect(titles[0]).toBe("Student Login · OCHT");
  });
});
