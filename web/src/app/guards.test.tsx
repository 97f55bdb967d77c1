import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anApplicant } from "../../testing/applicant.ts";
import { findHeading, openPortal } from "../../testing/render-portal.tsx";
import { failure, startServer } from "../../testing/server.ts";
import { aStudent } from "../../testing/student.ts";
import { openOnLaptop } from "../../testing/viewport.ts";

const signedIn = { __typename: "SignedIn", viewer: aStudent() };

const logIn = async ({ user }: ReturnType<typeof openPortal>) => {
  await user.type(screen.getByLabelText("Registration ID"), "COHT/2025/001");
  await user.type(screen.getByLabelText("Password"), "adeyemi{Enter}");
};

describe("guards", () => {
  it.each([
    "/student/dashboard",
    "/student/profile",
    "/student/payment",
    "/student/tuition-payment",
    "/student/course-registration",
    "/student/course-registration/registered-courses",
    "/student/change-password",
  ])("redirect a signed-out visitor of %s to the login and back", async (path) => {
    const server = startServer({}, { signIn: signedIn });
    const portal = openPortal(path, server);
    await findHeading("Student Login");
    server.answer({ query: { viewer: aStudent() } });
    await logIn(portal);
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it("keep the query of the requested screen", async () => {
    const server = startServer({}, { signIn: signedIn });
    const portal = openPortal("/student/payment?from=mail", server);
    await findHeading("Student Login");
    server.answer({ query: { viewer: aStudent() } });
    await logIn(portal);
    await waitFor(() => expect(window.location.search).toBe("?from=mail"));
  });

  it.each([
    "/applicant/dashboard",
    "/applicant/application-form",
    "/applicant/aptitude-test-schedule",
    "/applicant/aptitude-test-notification",
    "/applicant/profile",
    "/applicant/profile/update-profile",
    "/applicant/admission",
  ])("redirect a signed-out visitor of %s to the applicant login and back", async (path) => {
    openPortal(path, startServer());
    await findHeading("Applicant Login");
    expect(window.location.pathname).toBe("/login");
    const search = new URLSearchParams(window.location.search);
    expect([search.get("for"), search.get("next")]).toEqual(["applicant", path]);
  });

  it.each([
    ["an applicant", anApplicant(), "/student/payment", "/applicant/dashboard"],
    ["an applicant", anApplicant(), "/student/change-password", "/applicant/dashboard"],
    ["a student", aStudent(), "/applicant/admission", "/student/dashboard"],
    ["a student", aStudent(), "/applicant/application-form", "/student/dashboard"],
  ])("redirect %s from the other role's area to their own dashboard", async (_who, viewer, path, to) => {
    openPortal(path, startServer({ viewer }));
    await findHeading("Dashboard");
    expect(window.location.pathname).toBe(to);
  });

  it.each([
    ["/dashboard", anApplicant(), "/applicant/dashboard"],
    ["/profile", anApplicant({ isSubmitted: true }), "/applicant/profile"],
    ["/profile/update-profile", anApplicant(), "/applicant/profile/update-profile"],
    ["/profile/update-profile", aStudent(), "/student/profile/update-profile"],
    ["/application-form", anApplicant(), "/applicant/application-form"],
  ])("redirect %s to the role's own screen", async (from, viewer, to) => {
    openPortal(from, startServer({ viewer }));
    await waitFor(() => expect(window.location.pathname).toBe(to));
  });

  it("redirect an unprefixed path to the login and back afterwards", async () => {
    const server = startServer({}, { signIn: signedIn });
    const portal = openPortal("/profile", server);
    await findHeading("Student Login");
    server.answer({ query: { viewer: aStudent() } });
    await logIn(portal);
    await waitFor(() => expect(window.location.pathname).toBe("/student/profile"));
  });

  it("report when the session cannot be loaded", async () => {
    const server = startServer({ viewer: aStudent() });
    server.answer({
      query: {
        viewer: () => {
          throw failure("COLLEGE_UNAVAILABLE", "The college cannot be reached.");
        },
      },
    });
    const { user } = openPortal("/dashboard", server);
    await screen.findByText("The college cannot be reached.");
    server.answer({ query: { viewer: aStudent() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
  });

  it.each([
    ["/dashboard", "/student/dashboard"],
    ["/profile", "/student/profile"],
    ["/payment", "/student/payment"],
    ["/tuition-payment", "/student/tuition-payment"],
  ])("redirect %s to %s", async (from, to) => {
    openPortal(from, startServer({ viewer: aStudent() }));
    await waitFor(() => expect(window.location.pathname).toBe(to));
  });

  it("allow an account on its first password only the password change", async () => {
    const viewer = aStudent({ mustChangePassword: true });
    openPortal("/student/dashboard", startServer({ viewer }));
    await findHeading("Change Password");
    expect(window.location.pathname).toBe("/student/change-password");
  });

  it("redirect there when a response requires a password change", async () => {
    const refused = failure("PASSWORD_CHANGE_REQUIRED", "Choose a new password first.");
    const viewer = vi.fn<() => unknown>(() => aStudent({ mustChangePassword: true }));
    viewer.mockReturnValueOnce(refused);
    const server = startServer({ viewer });
    openPortal("/student/dashboard", server);
    await findHeading("Change Password");
    expect(server.operations).toEqual(["Portal", "StudentDashboard", "Session"]);
  });

  it("answer the cold dashboard in one request", async () => {
    const server = startServer({ viewer: aStudent() });
    openPortal("/student/dashboard", server);
    await screen.findByText("COHT/2025/001");
    expect(server.operations.filter((name) => name !== "Portal")).toEqual(["StudentDashboard"]);
  });
});

describe("a session that expires", () => {
  it("leads to the login with the reason and back", async () => {
    openOnLaptop();
    const server = startServer({ viewer: aStudent() }, { signIn: signedIn });
    const portal = openPortal("/student/dashboard", server);
    await screen.findByText("COHT/2025/001");
    server.answer({
      query: {
        viewer: () => failure("SESSION_EXPIRED", "Session expired. Please log in again."),
      },
    });
    await portal.user.click(screen.getByRole("link", { name: "Profile" }));
    await findHeading("Student Login");
    expect(screen.getByText("Session expired. Please log in again.")).toBeDefined();
    expect(document.body.textContent).not.toContain("COHT/2025/001");
    server.answer({ query: { viewer: aStudent() } });
    await logIn(portal);
    await waitFor(() => expect(window.location.pathname).toBe("/student/profile"));
  });

  it("shows no reason to a visitor without a session", async () => {
    openPortal("/student/dashboard", startServer({ viewer: null }));
    await findHeading("Student Login");
    expect(screen.queryByText("Session expired. Please log in again.")).toBeNull();
  });

  it("survives a short outage of the college", async () => {
    const viewer = () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached.");
    openPortal("/student/dashboard", startServer({ viewer }));
    await screen.findByText("The college cannot be reached.");
    expect(window.location.pathname).toBe("/student/dashboard");
  });
});
