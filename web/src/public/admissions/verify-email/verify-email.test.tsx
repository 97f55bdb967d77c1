import { configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";

const link = "/verify-email/COHT/CHE/00001/s0me-t0ken_x";
const number = "COHT/CHE/00001";

const verified = { __typename: "EmailVerified", applicationNo: number, message: "Verified." };
const sent = { __typename: "Acknowledgement", message: "A new link is on its way." };

const refusal = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const open = (mutation: Answers, path = link) => {
  const server = startServer({}, mutation);
  return { server, ...openPortal(path, server) };
};

afterEach(() => configure({ reactStrictMode: false }));

describe("a verification link", () => {
  it("shows that it is verifying", async () => {
    open({ verifyEmail: () => new Promise(() => undefined) });
    expect(await screen.findByText("Verifying User...")).toBeDefined();
    expect(document.title).toBe("Email Verification · OCHT");
  });

  it("opens the applicant login with the number filled in", async () => {
    const verifyEmail = vi.fn(() => verified);
    const { user } = open({ verifyEmail });
    const dialog = await screen.findByRole("dialog", { name: "Email Verified" });
    expect(verifyEmail).toHaveBeenCalledExactlyOnceWith({
      input: { applicationNo: number, token: "s0me-t0ken_x" },
    });
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await findHeading("Applicant Login");
    expect(`${window.location.pathname}${window.location.search}`).toBe("/login?for=applicant");
    expect(screen.getByLabelText<HTMLInputElement>("Registration ID").value).toBe(number);
  });

  it("is used once although React runs effects twice", async () => {
    configure({ reactStrictMode: true });
    const verifyEmail = vi.fn<() => object>(() => refusal("LINK_USED", "Used already."));
    verifyEmail.mockReturnValueOnce(verified);
    open({ verifyEmail });
    await screen.findByRole("dialog", { name: "Email Verified" });
    expect(verifyEmail).toHaveBeenCalledOnce();
  });

  it("leads to /not-verified for an unknown application", async () => {
    open({ verifyEmail: refusal("UNKNOWN_APPLICATION", "No application has this number.") });
    await findHeading("Wrong path or Unverified Student");
    expect(window.location.pathname).toBe("/not-verified");
    expect(screen.getByRole("alert").textContent).toBe("User not found");
  });

  it.each([
    ["LINK_EXPIRED", "This link has expired."],
    ["LINK_UNKNOWN", "This link is not one of ours."],
    ["LINK_USED", "This link was used already."],
  ])("that is %s says so and offers a new one", async (code, message) => {
    const sendVerificationLink = vi.fn(() => sent);
    const { user } = open({ verifyEmail: refusal(code, message), sendVerificationLink });
    expect(await screen.findByText(message)).toBeDefined();
    expect(window.location.pathname).toBe(link);
    await user.click(screen.getByRole("button", { name: "Send a new link" }));
    expect(await screen.findByText("A new link is on its way.")).toBeDefined();
    expect(sendVerificationLink).toHaveBeenCalledExactlyOnceWith({ identifier: number });
  });

  it("that was used links to the login", async () => {
    const { user } = open({ verifyEmail: refusal("LINK_USED", "This link was used already.") });
    await user.click(await screen.findByRole("link", { name: "Log in" }));
    await findHeading("Applicant Login");
    expect(screen.getByLabelText<HTMLInputElement>("Registration ID").value).toBe(number);
  });

  it("can be retried after a network failure", async () => {
    const { server, user } = open({ verifyEmail: verified });
    server.setOffline(true);
    expect(await screen.findByText("An error occurred while fetching user data")).toBeDefined();
    server.setOffline(false);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByRole("dialog", { name: "Email Verified" });
  });

  it.each([
    ["The college's service is away.", "The college's service is away."],
    ["", "Something went wrong. Please try again."],
  ])("shows the server's message of a failure: '%s'", async (message, shown) => {
    open({ verifyEmail: () => failure("COLLEGE_UNAVAILABLE", message) });
    expect(await screen.findByText(shown)).toBeDefined();
  });

  it("shows a default message for a refusal without one", async () => {
    open({ verifyEmail: refusal("NOT_AVAILABLE", "") });
    expect(await screen.findByText("Error fetching user data")).toBeDefined();
  });
});

describe("the not-verified page", () => {
  it.each([
    "/not-verified",
    "/verify-email",
    "/verify-email/COHT/CHE/00001",
    "/verify-email/a/b/c/d/e",
  ])("opens at %s, and OK opens the sign-up", async (path) => {
    const { user, server } = open({}, path);
    await findHeading("Wrong path or Unverified Student");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.operations).not.toContain("VerifyEmail");
    await user.click(screen.getByRole("link", { name: "OK" }));
    await waitFor(() => expect(window.location.pathname).toBe("/signup"));
  });

  it("sends a new link to a number's or an address's owner", async () => {
    const sendVerificationLink = vi.fn(() => sent);
    const { user } = open({ sendVerificationLink }, "/not-verified");
    await findHeading("Wrong path or Unverified Student");
    await user.click(screen.getByRole("button", { name: "Send a new link" }));
    const field = screen.getByLabelText("Application number or email");
    expect(await screen.findByText("Enter your application number or your email.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, " ada@example.com {Enter}");
    expect(await screen.findByText("A new link is on its way.")).toBeDefined();
    expect(sendVerificationLink).toHaveBeenCalledExactlyOnceWith({ identifier: "ada@example.com" });
  });

  it("keeps the input after a network failure", async () => {
    const { user, server } = open({}, "/not-verified");
    await findHeading("Wrong path or Unverified Student");
    server.setOffline(true);
    const field = screen.getByLabelText<HTMLInputElement>("Application number or email");
    await user.type(field, "COHT/CHE/00001{Enter}");
    await screen.findByText(/The portal could not be reached/);
    expect(field.value).toBe(number);
  });
});
