import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const refusal = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const openLogin = async (mutation: Answers = {}, path = "/admin") => {
  const server = startServer({ viewer: null }, mutation);
  const portal = openPortal(path, server);
  await findHeading("Staff Login");
  return { ...portal, server };
};

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");

const fillIn = async ({ user }: Awaited<ReturnType<typeof openLogin>>) => {
  await user.type(email(), " ngozi@college.test ");
  await user.type(password(), " Demo-2026! {Enter}");
};

describe("the staff's login", () => {
  it.each([
    "/admin",
    "/lecturer",
    "/ict-support",
    "/exam-officer",
  ])("is shown at %s", async (path) => {
    await openLogin({}, path);
    expect(document.title).toContain("Staff Login");
  });

  it("requires both fields and clears errors on typing", async () => {
    const { user, server } = await openLogin();
    await user.click(screen.getByRole("button", { name: "Login" }));

    expect(await screen.findByText("Email is required")).toBeDefined();
    expect(screen.getByText("Password is required")).toBeDefined();
    await user.type(email(), "n");
    await waitFor(() => expect(screen.queryByText("Email is required")).toBeNull());
    expect(server.operations).not.toContain("SignInStaff");
  });

  it.each([
    ["LECTURER", "/lecturer/dashboard"],
    ["EXAM_OFFICER", "/exam-officer/dashboard"],
    ["ICT_SUPPORT", "/ict-support/dashboard"],
    ["SUPER_ADMIN", "/admin/dashboard"],
  ] as const)("sends trimmed values and leads %s to %s", async (role, place) => {
    const inputs: unknown[] = [];
    const opened = await openLogin({
      signInStaff: ({ input }: { input: unknown }) => {
        inputs.push(input);
        return { __typename: "SignedIn", viewer: aStaff(role) };
      },
    });
    await fillIn(opened);

    await waitFor(() => expect(location.pathname).toBe(place));
    expect(inputs).toEqual([{ email: "ngozi@college.test", password: "Demo-2026!" }]);
  });

  it.each([
    [
      "nobody has these",
      () => refusal("WRONG_CREDENTIALS", "No user matches your query"),
      "No user matches your query",
    ],
    [
      "the college's answer cannot be used",
      () => failure("COLLEGE_FAULT", "Could not fetch data"),
      "Could not fetch data",
    ],
  ])("shows an alert that %s", async (_why, answer, words) => {
    const opened = await openLogin({ signInStaff: answer });
    await fillIn(opened);

    const alert = await screen.findByRole("dialog");
    expect(within(alert).getByText(words)).toBeDefined();
    expect(email().value).toBe("ngozi@college.test");
  });
});

describe("a second factor at the login", () => {
  const open = async () => {
    const inputs: { code?: string; recoveryCode?: string }[] = [];
    const opened = await openLogin({
      signInStaff: ({ input }: { input: { code?: string; recoveryCode?: string } }) => {
        inputs.push(input);
        if (input.code === "123456" || input.recoveryCode) {
          return { __typename: "SignedIn", viewer: aStaff("LECTURER") };
        }
        return input.code
          ? refusal("WRONG_CODE", "This code is wrong or was used already.")
          : { __typename: "SecondFactorRequired", message: "Enter the code." };
      },
    });
    await fillIn(opened);
    await findHeading("Enter your code");
    return { ...opened, inputs };
  };

  it("is asked for after the password and reports a wrong code", async () => {
    const { user, inputs } = await open();
    const field = screen.getByLabelText<HTMLInputElement>("Code of your authenticator app");
    expect(field.autocomplete).toBe("one-time-code");
    await user.type(field, "000000{Enter}");
    expect(await screen.findByText("This code is wrong or was used already.")).toBeDefined();
    await user.clear(field);
    await user.type(field, "123456{Enter}");

    await waitFor(() => expect(location.pathname).toBe("/lecturer/dashboard"));
    expect(inputs.at(-1)).toEqual({
      email: "ngozi@college.test",
      password: "Demo-2026!",
      code: "123456",
    });
  });

  it("accepts a recovery code", async () => {
    const { user, inputs } = await open();
    await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
    await user.type(screen.getByLabelText("Recovery code"), "k7qm-2x9d-4hfa-w3ps{Enter}");

    await waitFor(() => expect(location.pathname).toBe("/lecturer/dashboard"));
    expect(inputs.at(-1)?.recoveryCode).toBe("k7qm-2x9d-4hfa-w3ps");
  });
});

describe("a mailed staff link", () => {
  const token = "a".repeat(43);
  const link = {
    __typename: "StaffLink",
    purpose: "JOIN",
    email: "ada@college.test",
    surname: "Eze",
    firstName: "Ada",
    role: "LECTURER",
    expiresAt: "2026-03-17T09:00:00.000Z",
  };

  it("lets an invited colleague choose a password and opens the login", async () => {
    const used: unknown[] = [];
    const server = startServer(
      { viewer: null, staffLink: link },
      {
        useStaffLink: (given: object) => {
          used.push({ ...given });
          return { __typename: "Acknowledgement", message: "Welcome. You can now log in." };
        },
      },
    );
    const { user } = openPortal(`/staff/invitation#${token}`, server);
    await findHeading("Join the staff");
    await user.type(screen.getByLabelText("Password"), "short");
    await user.type(screen.getByLabelText("Password once more"), "other{Enter}");
    expect(await screen.findByText(/at least 10 characters/)).toBeDefined();
    expect(screen.getByText("The two passwords differ.")).toBeDefined();
    for (const label of ["Password", "Password once more"]) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), "My-Own-Word-9");
    }
    await user.click(screen.getByRole("button", { name: "Save password" }));
    await user.click(await screen.findByRole("button", { name: "Go to the staff login" }));

    await findHeading("Staff Login");
    expect(email().value).toBe("ada@college.test");
    expect(used).toEqual([{ token, password: "My-Own-Word-9" }]);
  });

  it("shows why it does not work", async () => {
    const dead = refusal("LINK_USED", "This invitation was used already.");
    openPortal(`/staff/invitation#${token}`, startServer({ viewer: null, staffLink: dead }));
    await findHeading("This link does not work");
    expect(screen.getByText("This invitation was used already.")).toBeDefined();
  });
});
