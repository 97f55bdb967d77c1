import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const open = async (viewer = aStudent(), mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  const portal = openPortal("/student/change-password", server);
  await findHeading("Change Password");
  return { ...portal, server };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("changing the password", () => {
  it("requires both passwords", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Current Password is required")).toBeDefined();
    expect(await screen.findByText("New Password is required")).toBeDefined();
  });

  it("frees an account that was on its first password", async () => {
    const changePassword = vi.fn(() => ({ __typename: "Acknowledgement", message: "Done." }));
    const { user, server } = await open(aStudent({ mustChangePassword: true }), { changePassword });
    expect(screen.queryByRole("link", { name: "Cancel" })).toBeNull();
    await user.type(field("Current Password"), "adeyemi");
    server.answer({ query: { viewer: aStudent() } });
    await user.type(field("New Password"), "a better one{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Password changed" });
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({
      input: { currentPassword: "adeyemi", newPassword: "a better one" },
    });
    await user.click(within(dialog).getByRole("button", { name: "Go to dashboard" }));
    await findHeading("Dashboard");
  });

  it("shows a wrong password at its field", async () => {
    const message = "This is not your password.";
    const { user } = await open(aStudent(), {
      changePassword: {
        __typename: "Refusal",
        code: "INVALID_INPUT",
        message,
        fields: [{ field: "currentPassword", message }],
      },
    });
    await user.type(field("Current Password"), "x");
    await user.type(field("New Password"), "a better one{Enter}");
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Current Password")));
  });

  it("lets a person who must change it sign out", async () => {
    const viewer = aStudent({ mustChangePassword: true });
    const { user } = await open(viewer, { signOut: true });
    await user.click(screen.getByRole("button", { name: "Log out" }));
    await findHeading("Student Login");
  });

  it("retries when the session cannot be loaded", async () => {
    const viewer = () => failure("COLLEGE_UNAVAILABLE", "The college is away.");
    const server = startServer({ viewer });
    const { user } = openPortal("/student/change-password", server);
    await screen.findByText("The college is away.");
    server.answer({ query: { viewer: aStudent() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findHeading("Change Password");
  });

  it("lets everybody else go back", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await findHeading("Dashboard");
  });
});
