import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anAdmission, anApplicant, aSubmittedApplicant } from "../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { openOnLaptop } from "../../../testing/viewport.ts";

const openDashboard = async (viewer = aStudent(), mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  const portal = openPortal("/student/dashboard", server);
  await screen.findByText("COHT/2025/001");
  return { ...portal, server };
};

const search = () => screen.getByRole("combobox", { name: "Search your pages" });
const account = () => screen.getByRole("button", { name: "Account" });

const menuItem = (name: string) => screen.getByRole("menuitem", { name });

describe("the student shell", () => {
  beforeEach(openOnLaptop);

  it("greets by name and shows the day in the college's zone", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-24T23:30:00Z") });
    try {
      await openDashboard();
      expect(screen.getByText("Wednesday, 25th March 2026")).toBeDefined();
      expect(screen.getByText("Welcome back,")).toBeDefined();
      expect(screen.getByText("Adeyemi Tolu")).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows the college's name, the year and the version below", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T23:30:00Z") });
    try {
      await openDashboard();
      const footer = screen.getByRole("contentinfo");
      expect(footer.textContent).toContain("© 2027 Oyo State College of Health Technology");
      expect(footer.textContent).toContain("Version 1.1.3");
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows the passport photo, or a placeholder if it cannot load", async () => {
    const { container } = await openDashboard(aStudent({ passportUrl: "/media/passport?v=1" }));
    const photos = container.querySelectorAll('img[src="/media/passport?v=1"]');
    expect(photos).toHaveLength(2);
    for (const photo of photos) fireEvent.error(photo);
    expect(container.querySelector('img[src="/media/passport?v=1"]')).toBeNull();
  });

  it("has a menu of links that marks the screen at hand", async () => {
    const { user } = await openDashboard();
    const menu = screen.getByRole("navigation", { name: "Student menu" });
    const links = within(menu).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/student/dashboard",
      "/student/profile",
      "/student/payment",
      "/student/tuition-payment",
      "/student/course-registration",
      "/student/hostel-application",
      "/student/results",
    ]);
    expect(links[0]?.getAttribute("aria-current")).toBe("page");
    await user.click(within(menu).getByRole("link", { name: "Profile" }));
    const heading = await findHeading(/profile/i);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toMatch(/Profile · OCHT/);
  });

  it("has a skip link to the content", async () => {
    await openDashboard();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    const target = document.getElementById(skip.getAttribute("href")?.slice(1) ?? "");
    expect(target?.tagName).toBe("MAIN");
  });
});

describe("the shell on a phone", () => {
  const namesIn = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  const more = () => screen.getByRole("button", { name: "More" });

  it("has four entries below and the rest behind More", async () => {
    const { user } = await openDashboard();
    const bar = screen.getByRole("navigation", { name: "Student menu" });
    expect(namesIn(bar)).toEqual(["Dashboard", "Payment", "Courses", "Hostel"]);
    await user.click(more());
    const all = await screen.findByRole("navigation", { name: "All pages" });
    expect(namesIn(all)).toEqual([
      "Dashboard",
      "Profile",
      "Payment",
      "Tuition Payment",
      "Courses",
      "Hostel",
      "Results",
    ]);
    await user.click(within(all).getByRole("link", { name: "Profile" }));
    await findHeading("Profile");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("logs out behind More", async () => {
    const { user } = await openDashboard(aStudent(), { signOut: true });
    await user.click(more());
    await user.click(await screen.findByRole("button", { name: "Log out" }));
    await findHeading("Student Login");
  });

  it("returns the focus to More when the drawer closes", async () => {
    const { user } = await openDashboard();
    await user.click(more());
    await screen.findByRole("dialog", { name: "Menu" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(more()));
  });

  it("greets in the account menu where the screen has no banner", async () => {
    const { user } = await openDashboard();
    await user.click(screen.getByRole("link", { name: "Payment" }));
    await findHeading("Payment");
    expect(screen.queryByText("Welcome back,")).toBeNull();
    await user.click(account());
    expect(screen.getByText("Welcome back,")).toBeDefined();
  });
});

describe("the applicant's menu", () => {
  beforeEach(openOnLaptop);

  const links = () =>
    within(screen.getByRole("navigation", { name: "Applicant menu" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it.each([
    [
      "who is applying has form and schedule, and no profile yet",
      anApplicant(),
      ["Dashboard", "Application", "Test schedule"],
    ],
    [
      "who has submitted has the profile too",
      aSubmittedApplicant(),
      ["Dashboard", "Application", "Test schedule", "Profile"],
    ],
    [
      "who is admitted has neither form nor schedule any more, but the decision",
      aSubmittedApplicant({ decision: anAdmission() }, { departmentAdmitted: "Public Health" }),
      ["Dashboard", "Admission", "Profile"],
    ],
  ])("%s", async (_who, viewer, expected) => {
    openPortal("/applicant/dashboard", startServer({ viewer }));
    await screen.findByText("COHT/CHE/00001");
    await waitFor(() => expect(links()).toEqual(expected));
  });

  it("knows the decision of an admitted applicant on any screen", async () => {
    const viewer = aSubmittedApplicant({}, { departmentAdmitted: "Public Health" });
    openPortal("/applicant/profile", startServer({ viewer }));
    await screen.findByText("Surname");
    expect(links()).toContain("Admission");
  });

  it("lists the same screens in menu and search", async () => {
    const { user } = openPortal("/applicant/dashboard", startServer({ viewer: anApplicant() }));
    await screen.findByText("COHT/CHE/00001");
    await user.type(search(), "profile");
    expect(screen.queryAllByRole("option")).toEqual([]);
    await user.clear(search());
    await user.type(search(), "printout");
    await user.click(screen.getByRole("option", { name: "Aptitude Test Schedule" }));
    await waitFor(() => expect(window.location.pathname).toBe("/applicant/aptitude-test-schedule"));
  });

  it("has no password entry and signs out to the applicant login", async () => {
    const server = startServer({ viewer: anApplicant() }, { signOut: true });
    const { user } = openPortal("/applicant/dashboard", server);
    await screen.findByText("COHT/CHE/00001");
    await user.click(account());
    expect(screen.queryByRole("menuitem", { name: "Change password" })).toBeNull();
    server.answer({ query: { viewer: null } });
    await user.click(menuItem("Log out"));
    await findHeading("Applicant Login");
    expect(window.location.pathname).toBe("/applicant/login");
  });
});

describe("the top bar's search", () => {
  it("opens the active page by keyboard", async () => {
    const { user } = await openDashboard();
    await user.type(search(), "pro");
    const options = screen.getAllByRole("option");
    expect(options[0]?.textContent).toBe("Profile");
    expect(search().getAttribute("aria-activedescendant")).toBe(options[0]?.id);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(window.location.pathname).toBe("/student/profile"));
  });

  it("finds only the person's own screens", async () => {
    const { user } = await openDashboard();
    for (const others of ["login", "receipt confirmation", "announcement"]) {
      await user.clear(search());
      await user.type(search(), others);
      expect(screen.queryAllByRole("option")).toEqual([]);
    }
  });

  it("wraps around when moving with the arrow keys", async () => {
    const { user } = await openDashboard();
    const active = () => search().getAttribute("aria-activedescendant");
    await user.type(search(), "p{ArrowUp}");
    expect(active()).toBe(screen.getAllByRole("option").at(-1)?.id);
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(screen.getAllByRole("option")[0]?.id);
  });

  it("opens the clicked page", async () => {
    const { user } = await openDashboard();
    await user.type(search(), "tuition");
    await user.click(screen.getByRole("option", { name: "Tuition Payment" }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/tuition-payment"));
  });

  it("reports when nothing matches, and closes on Escape", async () => {
    const { user } = await openDashboard();
    await user.type(search(), "zzz");
    expect(screen.getByText("No page matches")).toBeDefined();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(search().getAttribute("aria-expanded")).toBe("false"));
  });
});

describe("the account menu", () => {
  it("opens, closes on Escape and returns the focus to its button", async () => {
    const { user } = await openDashboard();
    await user.click(account());
    expect(menuItem("Change password")).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menuitem", { name: "Change password" })).toBeNull();
    expect(document.activeElement).toBe(account());
  });

  it("closes when something else is pressed", async () => {
    const { user } = await openDashboard();
    await user.click(account());
    await user.click(search());
    expect(screen.queryByRole("menuitem", { name: "Log out" })).toBeNull();
  });

  it("signs out and deletes the student's data", async () => {
    const { user, server } = await openDashboard(aStudent(), { signOut: true });
    await user.click(account());
    await user.click(menuItem("Log out"));
    await findHeading("Student Login");
    expect(server.operations).toContain("SignOut");
    expect(window.location.search).toBe("");
    expect(document.body.textContent).not.toContain("Adeyemi");
  });

  it("keeps the student signed in when the server cannot be reached", async () => {
    const { user, server } = await openDashboard();
    await user.click(account());
    server.setOffline(true);
    await user.click(menuItem("Log out"));
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    expect(dialog.textContent).toContain("could not be reached");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(window.location.pathname).toBe("/student/dashboard");
  });
});
