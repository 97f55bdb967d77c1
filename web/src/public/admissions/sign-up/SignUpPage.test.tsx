import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aSession } from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";

const courses = [
  {
    code: "CHE",
    name: "Community Health",
    olevelRequirement: {
      credits: 5,
      subjects: [["English Language"], ["Physics", "Agricultural Science"]],
      sittings: 2,
    },
  },
  { code: "PHT", name: "Pharmacy Technician", olevelRequirement: null },
];

const admissionOf = (...sessions: readonly object[]) => ({ sessions, courses });

const signedUp = {
  __typename: "SignedUp",
  applicationNo: "COHT/CHE/00047",
  message: "We have sent a link.",
};

const refusal = (code: string, message: string, fields: readonly object[] = []) => ({
  __typename: "Refusal",
  code,
  message,
  fields,
});

const open = async (
  mutation: Answers = {},
  admission: Answers[string] = admissionOf(aSession()),
) => {
  const server = startServer({ admission }, mutation);
  const portal = openPortal("/signup", server);
  await findHeading("Apply for Admission");
  return { ...portal, server };
};

const openForm = async (mutation: Answers = {}, admission?: Answers[string]) => {
  const portal = await open(mutation, admission);
  await screen.findByLabelText("Surname");
  return portal;
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole("button", { name });

const typed = {
  Surname: "O'Konkwo",
  "First Name": " Chidinma ",
  "Other Name (optional)": "",
  Email: "Chidinma@Example.com",
  Phone: "0803 123 4567",
  Password: "harmattan-7",
};

const fillIn = async (
  { user }: Awaited<ReturnType<typeof openForm>>,
  values: Readonly<Record<string, string>> = {},
) => {
  await user.selectOptions(field("Preferred Course of Study"), "Community Health");
  for (const [label, value] of Object.entries({ ...typed, ...values })) {
    if (value) await user.type(field(label), value);
  }
};

describe("signing up", () => {
  it("shows the open session: title, announcement, fee and closing date", async () => {
    await openForm();
    expect(document.title).toBe("Apply for Admission · OCHT");
    expect(screen.getByRole("heading", { name: "Remedial Admission 2026/2027" })).toBeDefined();
    expect(screen.getByText(/^Sale of forms and online application ends/)).toBeDefined();
    expect(screen.getByText("₦10,000")).toBeDefined();
    expect(screen.getByText("25 March 2027, 11:59 PM")).toBeDefined();
    expect(screen.queryByLabelText("Application Session")).toBeNull();
  });

  it("names the day before as the last one of a session that closes at midnight", async () => {
    await openForm({}, admissionOf(aSession({ closesAt: "2027-03-25T23:00:00.000Z" })));
    expect(screen.getByText("25 March 2027, 11:59 PM")).toBeDefined();
  });

  it("says what the chosen course asks of O-level results", async () => {
    const { user } = await openForm();
    await user.selectOptions(field("Preferred Course of Study"), "Community Health");
    expect(
      screen.getByText(
        "Needs 5 O-level credits from at most 2 sittings. They must include: English Language; Physics or Agricultural Science.",
      ),
    ).toBeDefined();
    await user.selectOptions(field("Preferred Course of Study"), "Pharmacy Technician");
    expect(screen.queryByText(/^Needs/)).toBeNull();
  });

  it("sends what was typed, and shows the number, where the link went and what comes next", async () => {
    const signUp = vi.fn(() => signedUp);
    const portal = await openForm({ signUp });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    const heading = await findHeading("Check your email");
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      input: {
        sessionId: "2",
        courseCode: "CHE",
        surname: "O'Konkwo",
        firstName: "Chidinma",
        email: "Chidinma@Example.com",
        phone: "0803 123 4567",
        password: "harmattan-7",
      },
    });
    expect(screen.getByText("COHT/CHE/00047")).toBeDefined();
    const sentTo = screen.getByText("We sent a link to");
    expect(sentTo.nextSibling?.textContent).toBe("Chidinma@Example.com");
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(2);
    await portal.user.click(within(screen.getByRole("main")).getByRole("link", { name: "Log in" }));
    await findHeading("Applicant Login");
    expect(field("Registration ID").value).toBe("COHT/CHE/00047");
  });

  it("sends the other name of who has one", async () => {
    const signUp = vi.fn((_args: unknown) => signedUp);
    const portal = await openForm({ signUp });
    await fillIn(portal, { "Other Name (optional)": "Ngozi" });
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    expect(signUp).toHaveBeenCalledWith({ input: expect.objectContaining({ otherName: "Ngozi" }) });
  });

  it("tells everything that is missing at once, and goes to the first", async () => {
    const { user, server } = await openForm();
    await user.click(press("Sign up"));
    for (const sentence of [
      "Choose a course of study.",
      "Enter your surname.",
      "Enter your first name.",
      "Enter your email address.",
      "Enter your phone number.",
      "Password is required",
    ]) {
      expect(screen.getByText(sentence)).toBeDefined();
    }
    expect(document.activeElement).toBe(field("Preferred Course of Study"));
    expect(server.operations).not.toContain("SignUp");
  });

  it.each([
    ["Surname", "4real", "A name starts with a letter."],
    ["Other Name (optional)", "@", "A name starts with a letter."],
    ["Email", "ada@gmail", "Enter an email address such as name@example.com."],
    ["Phone", "12345", /^Enter a Nigerian phone number such as/],
    ["Password", "short", "The password must have at least 8 characters."],
    ["Password", "O’Konkwo ", "The password must not be your surname."],
  ])("refuses as %s '%s', and forgets that on typing", async (label, value, sentence) => {
    const portal = await openForm();
    await fillIn(portal, { [label]: value });
    await portal.user.click(press("Sign up"));
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(field(label));
    expect(portal.server.operations).not.toContain("SignUp");
    await portal.user.type(field(label), "x");
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("shows at its field what the college refuses", async () => {
    const message = "Use another address.";
    const signUp = refusal("INVALID_INPUT", message, [{ field: "email", message }]);
    const portal = await openForm({ signUp });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(field("Email"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tells who has applied already the ways on", async () => {
    const message = "Somebody has applied with this email or phone number.";
    const portal = await openForm({ signUp: refusal("ALREADY_APPLIED", message) });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(message)).toBeDefined();
    const target = (name: string) => alert.getByRole("link", { name }).getAttribute("href");
    expect(target("Log in")).toBe("/applicant/login");
    expect(target("Get a new link")).toBe("/not-verified");
    expect(target("Forgot password?")).toBe("/applicant/forgot-password");
    expect(field("Surname").value).toBe("O'Konkwo");
  });

  it("is told when the session closed meanwhile", async () => {
    const message = "Remedial Admission 2026/2027 closed on 25 March 2027.";
    const portal = await openForm({ signUp: refusal("SESSION_CLOSED", message) });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });

  it("keeps everything typed when nothing answers, and sends it again", async () => {
    const signUp = vi.fn(() => signedUp);
    const portal = await openForm({ signUp });
    await fillIn(portal);
    portal.server.unplug(true);
    await portal.user.click(press("Sign up"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Check your network connection".toLowerCase());
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
    portal.server.unplug(false);
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    expect(signUp).toHaveBeenCalledOnce();
  });

  it("sends a double click once", async () => {
    const signUp = vi.fn(() => new Promise<object>(() => undefined));
    const portal = await openForm({ signUp });
    await fillIn(portal);
    await portal.user.dblClick(press("Sign up"));
    await portal.user.type(field("Surname"), "{Enter}");
    expect(press("Signing up...")).toBeDefined();
    expect(signUp).toHaveBeenCalledOnce();
  });

  it("keeps neither the password nor anything else in the browser's storage", async () => {
    const portal = await openForm({ signUp: () => failure("COLLEGE_TIMEOUT", "Too slow.") });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    await screen.findByText("Too slow.");
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]);
    expect(kept).not.toContain("harmattan-7");
    expect(kept).not.toContain("Chidinma");
  });

  it("lets a password manager and the browser fill it in", async () => {
    await openForm();
    const fills = Object.fromEntries(
      Object.keys(typed).map((label) => [label, field(label).autocomplete]),
    );
    expect(fills).toEqual({
      Surname: "family-name",
      "First Name": "given-name",
      "Other Name (optional)": "additional-name",
      Email: "email",
      Phone: "tel",
      Password: "new-password",
    });
  });

  it("offers the choice where several sessions are open, the first to close in front", async () => {
    const regular = aSession({
      id: "3",
      title: "Regular Admission",
      closesAt: "2027-01-31T22:59:59.000Z",
      screeningFee: 12_500,
    });
    const signUp = vi.fn((_args: unknown) => signedUp);
    const portal = await openForm({ signUp }, admissionOf(aSession(), regular));
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    expect(screen.getByText("Choose an application session.")).toBeDefined();
    const options = within(field("Application Session")).getAllByRole("option");
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      "Regular Admission 2026/2027",
      "Remedial Admission 2026/2027",
    ]);
    await portal.user.selectOptions(field("Application Session"), "Regular Admission 2026/2027");
    expect(screen.getByText("₦12,500")).toBeDefined();
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    expect(signUp).toHaveBeenCalledWith({ input: expect.objectContaining({ sessionId: "3" }) });
  });
});

describe("after signing up", () => {
  const openDone = async (mutation: Answers = {}) => {
    const portal = await openForm({ signUp: signedUp, ...mutation });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    return portal;
  };

  it("copies the number", async () => {
    const { user } = await openDone();
    await user.click(press("Copy"));
    expect(await screen.findByText("Application number copied.")).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe("COHT/CHE/00047");
  });

  it("starts another application with an empty form", async () => {
    const { user } = await openDone();
    await user.click(screen.getByRole("link", { name: "Start another application" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Surname")).value).toBe("");
  });

  it("sends the link again", async () => {
    const sendVerificationLink = vi.fn(() => ({ __typename: "Acknowledgement", message: "Sent." }));
    const { user } = await openDone({ sendVerificationLink });
    await user.click(press("Send again"));
    expect(await screen.findByText("Sent.")).toBeDefined();
    expect(sendVerificationLink).toHaveBeenCalledExactlyOnceWith({ identifier: "COHT/CHE/00047" });
  });
});

describe("when nobody can sign up", () => {
  const closed = aSession({
    isOpen: false,
    closesAt: "2026-03-25T22:59:59.000Z",
    name: "2025/2026",
  });
  const ahead = aSession({
    id: "9",
    isOpen: false,
    title: "Regular Admission",
    name: "2099/2100",
    opensAt: "2099-10-01T08:00:00.000Z",
    closesAt: "2099-12-01T08:00:00.000Z",
  });

  it("says so, with the dates of the last session", async () => {
    const old = { ...closed, opensAt: "2025-10-01T08:00:00.000Z" };
    await open({}, admissionOf(old));
    await screen.findByText("Applications are closed");
    expect(
      screen.getByText("Remedial Admission 2025/2026 closed on 25 March 2026, 11:59 PM."),
    ).toBeDefined();
    expect(screen.getByText(/have not been announced/)).toBeDefined();
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("says so, with the dates of the next session", async () => {
    await open({}, admissionOf(ahead));
    expect(
      await screen.findByText(
        "Regular Admission 2099/2100 opens on 1 October 2099, 9:00 AM and closes on 1 December 2099, 9:00 AM.",
      ),
    ).toBeDefined();
    expect(screen.queryByText(/closed on/)).toBeNull();
  });

  it("says so where the college does not take sign-ups here, with whom to ask", async () => {
    await open({}, null);
    await screen.findByText("Sign-up is not available here");
    const phone = screen.getByRole("link", { name: "+234 800 000 0000" });
    expect(phone.getAttribute("href")).toBe("tel:+2348000000000");
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("can ask again what is open when that failed", async () => {
    const { server, user } = await open({}, () => failure("COLLEGE_UNAVAILABLE", "Away."));
    await screen.findByText("Away.");
    server.answer({ query: { admission: admissionOf(aSession()) } });
    await user.click(press("Try Again"));
    expect(await screen.findByLabelText("Surname")).toBeDefined();
  });
});
