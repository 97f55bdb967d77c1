import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const sent = { __typename: "Acknowledgement", message: "A code is on its way." };
const changed = { __typename: "Acknowledgement", message: "You can log in now." };

const refusal = (message: string, field?: string) => ({
  __typename: "Refusal",
  code: "INVALID_INPUT",
  message,
  fields: field ? [{ field, message }] : [],
});

const open = async (path: string, heading: string, mutation: Answers = {}, query: Answers = {}) => {
  const server = startServer(query, mutation);
  const portal = openPortal(path, server);
  await findHeading(heading);
  return { ...portal, server };
};

const openRequest = (mutation?: Answers) =>
  open("/student/forgot-password", "Forgot Password", mutation);

const openConfirm = (mutation?: Answers) =>
  open("/student/confirm-reset-password", "Confirm Password Reset", mutation);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const press = (name: string) => screen.getByRole("button", { name });

describe("asking for a reset code", () => {
  it("opens under the unprefixed path", async () => {
    await open("/forgot-password", "Forgot Password");
    expect(document.title).toBe("Forgot Password · OCHT");
  });

  it("requires an email", async () => {
    const { user, server } = await openRequest();
    await user.click(press("Request Code"));
    expect(await screen.findByText("Email is required")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
    expect(server.operations).not.toContain("RequestPasswordReset");
  });

  it("opens the code page with the email filled in", async () => {
    const requestPasswordReset = vi.fn(() => sent);
    const { user } = await openRequest({ requestPasswordReset });
    await user.type(field("Email"), " tolu@example.com {Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Check your email" });
    expect(dialog.textContent).toContain("A code is on its way.");
    expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({
      email: "tolu@example.com",
      role: "STUDENT",
    });
    await user.click(within(dialog).getByRole("button", { name: "Enter the code" }));
    await findHeading("Confirm Password Reset");
    expect(field("Email").value).toBe("tolu@example.com");
  });

  it("shows a refusal of the email at its field", async () => {
    const message = "Enter a valid email address.";
    const { user } = await openRequest({ requestPasswordReset: refusal(message, "email") });
    await user.type(field("Email"), "tolu{Enter}");
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
  });

  it("blames the network when nothing answers", async () => {
    const { user, server } = await openRequest();
    server.setOffline(true);
    await user.type(field("Email"), "tolu@example.com{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Password Reset Error. Try checking your network connection",
    );
  });
});

describe("confirming a reset", () => {
  const fillIn = async ({ user }: Awaited<ReturnType<typeof openConfirm>>) => {
    await user.type(field("Email"), "tolu@example.com");
    await user.type(field("OTP Code"), " 123456 ");
    await user.type(field("New Password"), "New Secret 1{Enter}");
  };

  it("opens under the unprefixed path", async () => {
    await open("/confirm-reset-password", "Confirm Password Reset");
    expect(document.title).toBe("Confirm Password Reset · OCHT");
  });

  it("requires every field", async () => {
    const { user } = await openConfirm();
    await user.click(press("Change Password"));
    expect(await screen.findByText("Email is required")).toBeDefined();
    expect(await screen.findByText("OTP Code is required")).toBeDefined();
    expect(await screen.findByText("New Password is required")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
  });

  it("opens the login after a dialog", async () => {
    const confirmPasswordReset = vi.fn(() => changed);
    const portal = await openConfirm({ confirmPasswordReset });
    await fillIn(portal);
    const dialog = await screen.findByRole("dialog", { name: "Password changed" });
    expect(dialog.textContent).toContain("You can log in now.");
    expect(confirmPasswordReset).toHaveBeenCalledExactlyOnceWith({
      input: {
        role: "STUDENT",
        email: "tolu@example.com",
        otp: "123456",
        newPassword: "New Secret 1",
      },
    });
    await portal.user.click(within(dialog).getByRole("button", { name: "Login" }));
    await findHeading("Student Login");
  });

  it("opens the login even if this browser was signed in", async () => {
    const server = startServer({ viewer: aStudent() }, { confirmPasswordReset: changed });
    const portal = openPortal("/student/dashboard", server);
    await screen.findByText("COHT/2025/001");
    window.history.pushState(null, "", "/student/confirm-reset-password");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await findHeading("Confirm Password Reset");
    await fillIn({ ...portal, server });
    await portal.user.click(await screen.findByRole("button", { name: "Login" }));
    await findHeading("Student Login");
  });

  it("shows a wrong code at its field", async () => {
    const message = "The code is wrong or has expired.";
    const portal = await openConfirm({ confirmPasswordReset: refusal(message, "otp") });
    await fillIn(portal);
    expect(await screen.findByText(message)).toBeDefined();
    expect(field("OTP Code").getAttribute("aria-invalid")).toBe("true");
    expect(field("New Password").value).toBe("New Secret 1");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a refusal that concerns no field above the form", async () => {
    const portal = await openConfirm({ confirmPasswordReset: refusal("Ask for a new code.") });
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe("Ask for a new code.");
  });

  it("blames the network when nothing answers", async () => {
    const portal = await openConfirm();
    portal.server.setOffline(true);
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Unable to Change Password. Try checking your network connection",
    );
  });
});

describe("an applicant's reset", () => {
  it("uses the applicant role and returns to the applicant login", async () => {
    const requestPasswordReset = vi.fn(() => sent);
    const confirmPasswordReset = vi.fn(() => changed);
    const { user } = await open("/applicant/login", "Applicant Login", {
      requestPasswordReset,
      confirmPasswordReset,
    });
    await user.click(screen.getByRole("link", { name: "Forgot password?" }));
    await findHeading("Forgot Password");
    expect(window.location.pathname).toBe("/applicant/forgot-password");
    await user.type(field("Email"), "ada@example.com{Enter}");
    await user.click(await screen.findByRole("button", { name: "Enter the code" }));
    await findHeading("Confirm Password Reset");
    expect(window.location.pathname).toBe("/applicant/confirm-reset-password");
    await user.type(field("OTP Code"), "123456");
    await user.type(field("New Password"), "New Secret 1{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Password changed" });
    await user.click(within(dialog).getByRole("button", { name: "Login" }));
    await findHeading("Applicant Login");
    expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({
      email: "ada@example.com",
      role: "APPLICANT",
    });
    expect(confirmPasswordReset).toHaveBeenCalledExactlyOnceWith({
      input: {
        role: "APPLICANT",
        email: "ada@example.com",
        otp: "123456",
        newPassword: "New Secret 1",
      },
    });
  });
});
