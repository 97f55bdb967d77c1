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
    programmes: [],
  },
  {
    code: "PHT",
    name: "Pharmacy Technician",
    olevelRequirement: null,
    programmes: [
      { code: "PHT", name: "Pharmacy Technician" },
      { code: "DRA", name: "Dispensing Assistants" },
    ],
  },
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

  it("names the last day before a midnight closing", async () => {
    await openForm({}, admissionOf(aSession({ closesAt: "2027-03-25T23:00:00.000Z" })));
    expect(screen.getByText("25 March 2027, 11:59 PM")).toBeDefined();
  });

  it("shows the O-level requirements of the chosen course", async () => {
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

  it("sends the values and shows number and next steps", async () => {
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

  it("sends an other name if there is one", async () => {
    const signUp = vi.fn((_args: unknown) => signedUp);
    const portal = await openForm({ signUp });
    await fillIn(portal, { "Other Name (optional)": "Ngozi" });
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    expect(signUp).toHaveBeenCalledWith({ input: expect.objectContaining({ otherName: "Ngozi" }) });
  });

  it("shows all missing fields and focuses the first", async () => {
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
      expect(await screen.findByText(sentence)).toBeDefined();
    }
    await waitFor(() => expect(document.activeElement).toBe(field("Preferred Course of Study")));
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
    expect(await screen.findByText(sentence)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(portal.server.operations).not.toContain("SignUp");
    await portal.user.type(field(label), "x");
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  it("shows refusals at their fields", async () => {
    const message = "Use another address.";
    const signUp = refusal("INVALID_INPUT", message, [{ field: "email", message }]);
    const portal = await openForm({ signUp });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("offers existing applicants the next steps", async () => {
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

  it("reports a session that closed meanwhile", async () => {
    const message = "Remedial Admission 2026/2027 closed on 25 March 2027.";
    const portal = await openForm({ signUp: refusal("SESSION_CLOSED", message) });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });

  it("keeps the input after a network failure and retries", async () => {
    const signUp = vi.fn(() => signedUp);
    const portal = await openForm({ signUp });
    await fillIn(portal);
    portal.server.setOffline(true);
    await portal.user.click(press("Sign up"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Check your network connection".toLowerCase());
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
    portal.server.setOffline(false);
    await portal.user.click(press("Sign up"));
    await findHeading("Check your email");
    expect(signUp).toHaveBeenCalledOnce();
  });

  it("sends one request on a double click", async () => {
    const signUp = vi.fn(() => new Promise<object>(() => undefined));
    const portal = await openForm({ signUp });
    await fillIn(portal);
    await portal.user.dblClick(press("Sign up"));
    await portal.user.type(field("Surname"), "{Enter}");
    expect(press("Signing up...")).toBeDefined();
    expect(signUp).toHaveBeenCalledOnce();
  });

  it("stores neither the password nor other values in the browser", async () => {
    const portal = await openForm({ signUp: () => failure("COLLEGE_TIMEOUT", "Too slow.") });
    await fillIn(portal);
    await portal.user.click(press("Sign up"));
    await screen.findByText("Too slow.");
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]);
    expect(kept).not.toContain("harmattan-7");
    expect(kept).not.toContain("Chidinma");
  });

  it("supports password managers and autofill", async () => {
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

  it("offers several open sessions, the first to close in front", async () => {
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
    expect(await screen.findByText("Choose an application session.")).toBeDefined();
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

describe("a closed sign-up", () => {
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

  it("shows the dates of the last session", async () => {
    const old = { ...closed, opensAt: "2025-10-01T08:00:00.000Z" };
    await open({}, admissionOf(old));
    await screen.findByText("Applications are closed");
    expect(
      screen.getByText("Remedial Admission 2025/2026 closed on 25 March 2026, 11:59 PM."),
    ).toBeDefined();
    expect(screen.getByText(/have not been announced/)).toBeDefined();
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("shows the dates of the next session", async () => {
    await open({}, admissionOf(ahead));
    expect(
      await screen.findByText(
        "Regular Admission 2099/2100 opens on 1 October 2099, 9:00 AM and closes on 1 December 2099, 9:00 AM.",
      ),
    ).toBeDefined();
    expect(screen.queryByText(/closed on/)).toBeNull();
  });

  it("shows the support contacts if the college takes no sign-ups", async () => {
    await open({}, null);
    await screen.findByText("Sign-up is not available here");
    const phone = screen.getByRole("link", { name: "+234 800 000 0000" });
    expect(phone.getAttribute("href")).toBe("tel:+2348000000000");
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("retries when the sessions cannot be loaded", async () => {
    const { server, user } = await open({}, () => failure("COLLEGE_UNAVAILABLE", "Away."));
    await screen.findByText("Away.");
    server.answer({ query: { admission: admissionOf(aSession()) } });
    await user.click(press("Try Again"));
    expect(await screen.findByLabelText("Surname")).toBeDefined();
  });
});
