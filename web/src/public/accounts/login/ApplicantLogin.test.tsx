import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anApplicant } from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const signedIn = { __typename: "SignedIn", viewer: anApplicant() };
const sent = { __typename: "Acknowledgement", message: "A new link is on its way." };

const refusal = (message: string, code = "WRONG_CREDENTIALS") => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const openLogin = async (mutation: Answers = {}, path = "/applicant/login") => {
  const server = startServer({}, mutation);
  const portal = openPortal(path, server);
  await findHeading("Applicant Login");
  return { ...portal, server };
};

const registrationId = () => screen.getByLabelText<HTMLInputElement>("Registration ID");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");

const fillIn = async ({ user }: Awaited<ReturnType<typeof openLogin>>) => {
  await user.type(registrationId(), " COHT/CHE/00001 ");
  await user.type(password(), "Okonkwo1{Enter}");
};

afterEach(() => vi.useRealTimers());

describe("applicant login", () => {
  it.each([
    "/applicant",
    "/applicant/login",
    "/login?for=applicant",
  ])("is shown at %s", async (path) => {
    await openLogin({}, path);
    expect(document.title).toBe("Applicant Login · OCHT");
    expect(`${window.location.pathname}${window.location.search}`).toBe(path);
  });

  it("has the college's site and the sign-up in its header", async () => {
    const { user } = await openLogin();
    const header = within(screen.getByRole("navigation", { name: "Admissions" }));
    const home = header.getByRole("link", { name: "Home" });
    expect(home.getAttribute("href")).toBe("https://college.example");
    expect(header.getByRole("link", { name: "Signup" }).getAttribute("href")).toBe("/signup");
    await user.click(screen.getByRole("link", { name: "Student login" }));
    await findHeading("Student Login");
    expect(window.location.pathname).toBe("/student/login");
    expect(screen.queryByRole("link", { name: "Signup" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Applicant login" }));
    await findHeading("Applicant Login");
    expect(window.location.pathname).toBe("/applicant/login");
  });

  it("carries nothing typed over to the other login", async () => {
    const { user } = await openLogin();
    await user.type(registrationId(), "COHT/CHE/00001");
    await user.click(screen.getByRole("link", { name: "Student login" }));
    await findHeading("Student Login");
    expect(registrationId().value).toBe("");
  });

  it("requires both fields and announces their errors", async () => {
    const { user, server } = await openLogin();
    await user.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Registration ID is required")).toBeDefined();
    await screen.findByText("Password is required");
    const describedBy = password().getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(describedBy)?.textContent).toBe("Password is required");
    expect(document.activeElement).toBe(registrationId());
    expect(server.operations).not.toContain("SignIn");
  });

  it("supports password managers and shows the password on request", async () => {
    const { user } = await openLogin();
    expect(registrationId().autocomplete).toBe("username");
    expect(password().autocomplete).toBe("current-password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
  });

  it("sends trimmed values with the applicant role and opens the dashboard", async () => {
    const signIn = vi.fn(() => signedIn);
    await fillIn(await openLogin({ signIn }));
    await waitFor(() => expect(window.location.pathname).toBe("/applicant/dashboard"));
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      input: { role: "APPLICANT", username: "COHT/CHE/00001", password: "Okonkwo1" },
    });
  });

  it("shows 'Logging in...' and sends only once", async () => {
    let answer: (result: object) => void = () => undefined;
    const signIn = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    const portal = await openLogin({ signIn });
    await fillIn(portal);
    expect((await screen.findByText("Logging in...")).getAttribute("role")).toBe("status");
    await portal.user.click(screen.getByRole("button", { name: "Login" }));
    await portal.user.type(password(), "{Enter}");
    answer(refusal("No such applicant."));
    expect((await screen.findByRole("alert")).textContent).toBe("No such applicant.");
    expect(screen.queryByText("Logging in...")).toBeNull();
    expect(signIn).toHaveBeenCalledOnce();
    expect(password().value).toBe("Okonkwo1");
  });

  it("shows a default message for a refusal without one", async () => {
    await fillIn(await openLogin({ signIn: refusal("") }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Incorrect Registration ID or password",
    );
  });

  it("blames the network when nothing answers", async () => {
    const portal = await openLogin();
    portal.server.setOffline(true);
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "An error occurred during login. Try checking your network connection",
    );
  });

  it("redirects a signed-in person to their own dashboard", async () => {
    openPortal("/login", startServer({ viewer: anApplicant() }));
    await waitFor(() => expect(window.location.pathname).toBe("/applicant/dashboard"));
  });

  it("redirects a signed-in student to the student dashboard", async () => {
    openPortal("/applicant/login", startServer({ viewer: aStudent() }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
  });

  it("opens the requested page", async () => {
    const portal = await openLogin({ signIn: signedIn }, "/login?for=applicant&next=%2Fpayment");
    portal.server.answer({ query: { viewer: anApplicant() } });
    await fillIn(portal);
    await waitFor(() => expect(window.location.pathname).toBe("/payment"));
  });
});

describe("a login with an unverified email", () => {
  const signIn = refusal("Verify your email first.", "EMAIL_NOT_VERIFIED");

  it("says so and can send a new link", async () => {
    const sendVerificationLink = vi.fn(() => sent);
    const portal = await openLogin({ signIn, sendVerificationLink });
    await fillIn(portal);
    expect((await screen.findByRole("alert")).textContent).toBe("Verify your email first.");
    await portal.user.click(screen.getByRole("button", { name: "Send a new link" }));
    expect(await screen.findByText("A new link is on its way.")).toBeDefined();
    expect(sendVerificationLink).toHaveBeenCalledExactlyOnceWith({ identifier: "COHT/CHE/00001" });
  });

  it("cannot have links sent one after the other", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const sendVerificationLink = vi.fn(() => sent);
    const portal = await openLogin({ signIn, sendVerificationLink });
    await fillIn(portal);
    await portal.user.click(await screen.findByRole("button", { name: "Send a new link" }));
    const again = await screen.findByRole("button", { name: "Send again" });
    await portal.user.click(again);
    expect(sendVerificationLink).toHaveBeenCalledOnce();
    expect(screen.getByText(/^You can send another in (1:00|0:5\d)\.$/)).toBeDefined();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(screen.queryByText(/You can send another/)).toBeNull();
    await portal.user.click(again);
    await waitFor(() => expect(sendVerificationLink).toHaveBeenCalledTimes(2));
  });

  it("reports too many links and retries after a failure", async () => {
    const tooMany = failure("RATE_LIMITED", "Too many attempts. Try again in 15 minutes.");
    tooMany.extensions.retryAfterSeconds = 900;
    const portal = await openLogin({ signIn, sendVerificationLink: () => tooMany });
    await fillIn(portal);
    portal.server.setOffline(true);
    await portal.user.click(await screen.findByRole("button", { name: "Send a new link" }));
    await screen.findByText(/The portal could not be reached/);
    portal.server.setOffline(false);
    await portal.user.click(screen.getByRole("button", { name: "Send a new link" }));
    await screen.findByText("Too many attempts. Try again in 15 minutes.");
    expect(screen.getByText(/^You can send another in 1[45]:\d\d\.$/)).toBeDefined();
  });

  it("offers no link for a wrong password", async () => {
    await fillIn(await openLogin({ signIn: refusal("Wrong.") }));
    await screen.findByRole("alert");
    expect(screen.queryByRole("button", { name: "Send a new link" })).toBeNull();
  });
});
