import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const signedIn = { __typename: "SignedIn", viewer: aStudent() };

const refusal = (message: string) => ({
  __typename: "Refusal",
  code: "WRONG_CREDENTIALS",
  message,
  fields: [],
});

const openLogin = async (mutation: Answers = {}, path = "/student/login") => {
  const server = startServer({}, mutation);
  const portal = openPortal(path, server);
  await findHeading("Student Login");
  return { ...portal, server };
};

const registrationId = () => screen.getByLabelText<HTMLInputElement>("Registration ID");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const loginButton = () => screen.getByRole("button", { name: /^Login$|^Logging in/ });

const fillIn = async ({ user }: Awaited<ReturnType<typeof openLogin>>) => {
  await user.type(registrationId(), "  COHT/2025/001 ");
  await user.type(password(), " Adeyemi{Enter}");
};

describe("student login", () => {
  it.each(["/", "/login", "/student", "/student/login"])("is shown at %s", async (path) => {
    await openLogin({}, path);
    expect(document.title).toBe("Student Login · OCHT");
  });

  it("shows an example of the number and whom to ask for help", async () => {
    await openLogin();
    expect(screen.getByText("For example COHT/2024/002")).toBeDefined();
    expect(screen.getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:/);
    const current = screen.getByRole("link", { current: "page" });
    expect(current.textContent).toBe("Student login");
  });

  it("shows public announcements below the form", async () => {
    const announcements = [{ id: "4", title: "Closed on Friday", body: "All offices." }];
    openPortal("/student/login", startServer({ announcements }));
    const notice = (await screen.findByText("Closed on Friday")).closest('[role="status"]');
    expect(notice?.textContent).toContain("All offices.");
    const form = loginButton().closest("form");
    expect(form && notice && form.compareDocumentPosition(notice)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("requires both fields, focuses the first and clears errors on typing", async () => {
    const { user, server } = await openLogin();
    await user.click(loginButton());
    expect(await screen.findByText("Registration ID is required")).toBeDefined();
    expect(screen.getByText("Password is required")).toBeDefined();
    expect(document.activeElement).toBe(registrationId());
    await user.type(registrationId(), "C");
    await waitFor(() => expect(screen.queryByText("Registration ID is required")).toBeNull());
    expect(screen.getByText("Password is required")).toBeDefined();
    expect(server.operations).not.toContain("SignIn");
  });

  it("treats blanks as empty", async () => {
    const { user } = await openLogin();
    await user.type(registrationId(), "   {Enter}");
    expect(await screen.findByText("Registration ID is required")).toBeDefined();
  });

  it("reads a field's error with the field", async () => {
    const { user } = await openLogin();
    await user.click(loginButton());
    await screen.findByText("Password is required");
    const describedBy = password().getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(describedBy)?.textContent).toBe("Password is required");
    expect(password().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(describedBy)?.closest("[aria-live]")).not.toBeNull();
  });

  it("shows the password on request", async () => {
    const { user } = await openLogin();
    expect(password().type).toBe("password");
    const eye = screen.getByRole("button", { name: "Show password" });
    expect(eye.getAttribute("aria-pressed")).toBe("false");
    eye.focus();
    await user.keyboard("{Enter}");
    expect(eye.getAttribute("aria-pressed")).toBe("true");
    expect(password().type).toBe("text");
  });

  it("supports password managers", async () => {
    await openLogin();
    expect(registrationId().autocomplete).toBe("username");
    expect(password().autocomplete).toBe("current-password");
  });

  it("sends trimmed values and opens the dashboard", async () => {
    const signIn = vi.fn(() => signedIn);
    await fillIn(await openLogin({ signIn }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      input: { role: "STUDENT", username: "COHT/2025/001", password: "Adeyemi" },
    });
  });

  it("shows that it is logging in and sends only once", async () => {
    let answer: (result: object) => void = () => undefined;
    const signIn = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    const portal = await openLogin({ signIn });
    await fillIn(portal);
    const button = await screen.findByRole("button", { name: "Logging in..." });
    await portal.user.click(button);
    answer(refusal("Incorrect Student ID or password"));
    await screen.findByRole("alert");
    expect(signIn).toHaveBeenCalledOnce();
  });

  it("shows the college's refusal", async () => {
    const portal = await openLogin({ signIn: refusal("Your account is suspended.") });
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe("Your account is suspended.");
    expect(password().value).toBe(" Adeyemi");
  });

  it("shows a default message for a refusal without one", async () => {
    await fillIn(await openLogin({ signIn: refusal("") }));
    expect((await screen.findByRole("alert")).textContent).toBe("Incorrect Student ID or password");
  });

  it("blames the network when nothing answers", async () => {
    const portal = await openLogin();
    portal.server.setOffline(true);
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "An error occurred during login. Try checking your network connection",
    );
  });

  it("shows the gateway's message of a failure", async () => {
    const tooMany = failure("RATE_LIMITED", "Too many attempts. Try again in 5 minutes.");
    await fillIn(await openLogin({ signIn: () => tooMany }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Too many attempts. Try again in 5 minutes.",
    );
  });

  it("links to the password reset", async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole("link", { name: "Forgot password?" }));
    const heading = await findHeading("Forgot Password");
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("redirects a signed-in student to the dashboard", async () => {
    openPortal("/login", startServer({ viewer: aStudent() }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
  });

  it("never redirects to another site", async () => {
    await fillIn(await openLogin({ signIn: signedIn }, "/student/login?next=//evil.example/x"));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
  });
});
