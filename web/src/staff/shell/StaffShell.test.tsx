import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aDashboard } from "../../../testing/dashboards.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";
import { aStudent } from "../../../testing/student.ts";
import { openOnLaptop } from "../../../testing/viewport.ts";
import { type StaffRole, staffAreas } from "../../session/staff-areas.ts";
import { routesOf, staffRoutes } from "../routes.ts";
import { menuPaths } from "./menu-of.ts";

beforeEach(openOnLaptop);

const roles = Object.keys(staffAreas) as readonly StaffRole[];

const openDashboard = async (role: StaffRole, answers: Parameters<typeof startServer>[0] = {}) => {
  const server = startServer({ viewer: aStaff(role), ...aDashboard, ...answers });
  const portal = openPortal(`${staffAreas[role]}/dashboard`, server);
  await findHeading("Dashboard");
  await screen.findByText("Okafor Ngozi");
  return { ...portal, server };
};

const menuOf = (name: string) => screen.getByRole("navigation", { name: `${name} menu` });

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the route table", () => {
  it("has each path once per role", () => {
    const places = staffRoutes.flatMap(({ path, roles: to }) =>
      to.map((role) => `${role} ${path}`),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it("has no slashes around paths and no menu entry with parameters", () => {
    expect(staffRoutes.filter(({ path }) => /^\/|\/$/.test(path))).toEqual([]);
    expect(staffRoutes.filter(({ path, menu }) => menu && path.includes(":"))).toEqual([]);
  });
});

describe("the staff frame", () => {
  it.each(roles)("gives %s a dashboard and only their own menu", async (role) => {
    await openDashboard(role);
    const name = {
      SUPER_ADMIN: "Admin",
      LECTURER: "Lecturer",
      EXAM_OFFICER: "Exam officer",
      ICT_SUPPORT: "ICT support",
      BURSARY_OFFICER: "Bursary officer",
    }[role];
    const links = linksOf(menuOf(name));
    expect(links).toContain(`${staffAreas[role]}/dashboard`);
    expect(links.every((link) => link?.startsWith(`${staffAreas[role]}/`))).toBe(true);
    expect(document.title).toBe("Dashboard · OCHT");
  });

  it.each([
    ["LECTURER", ["dashboard", "courses", "result", "class-attendance"]],
    [
      "EXAM_OFFICER",
      ["dashboard", "clearance", "courses", "result", "assign-courses", "attendance-sheet"],
    ],
    [
      "ICT_SUPPORT",
      ["dashboard", "clearance", "update-profiles", "reset-passwords", "courses", "results"],
    ],
    [
      "BURSARY_OFFICER",
      [
        "dashboard",
        "students",
        "clearance",
        "figures",
        "balances",
        "receipts",
        "counter-receipts",
        "cash-books",
        "refunds",
        "adjustments",
        "bank-statements",
        "bank-rows",
        "slips",
        "bank-accounts",
        "sponsors",
        "remittances",
        "payments",
        "reconciliation",
        "instalments",
        "instalments/plans",
      ],
    ],
  ] as const)("has the specified menu of %s, and what came later", (role, menu) => {
    expect(menuPaths(role, routesOf(role))).toEqual(menu);
  });

  it("has the specified menu of the admin and a few more entries", () => {
    const menu = menuPaths("SUPER_ADMIN", routesOf("SUPER_ADMIN"));
    const specified = [
      "dashboard",
      "admins",
      "profiles",
      "applicants",
      "sessions",
      "ssce",
      "departments",
      "courses",
      "students",
      "results",
    ];
    const others = [
      "clearance",
      "figures",
      "balances",
      "receipts",
      "counter-receipts",
      "cash-books",
      "refunds",
      "adjustments",
      "bank-statements",
      "bank-rows",
      "slips",
      "bank-accounts",
      "sponsors",
      "remittances",
      "payments",
      "reconciliation",
      "instalments",
      "instalments/plans",
      "fees",
      "hostels",
      "announcements",
      "audit-log",
    ];
    expect(menu).toEqual(expect.arrayContaining([...specified, ...others]));
  });

  it.each([
    "profiles",
    "applicants",
    "results",
    "courses",
    "fees",
  ])("has no screen %s for the bursary officer", (path) => {
    expect(routesOf("BURSARY_OFFICER").map((route) => route.path)).not.toContain(path);
  });

  it("shows the screens above the current one alone", async () => {
    const { user } = await openDashboard("SUPER_ADMIN");
    expect(screen.queryByRole("navigation", { name: "Breadcrumbs" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.click(await screen.findByRole("link", { name: "My account" }));
    await findHeading("My account");
    const trail = screen.getByRole("navigation", { name: "Breadcrumbs" });
    expect(trail.textContent).toBe("Admin");
    expect(within(trail).getByRole("link").getAttribute("href")).toBe("/admin/dashboard");
  });

  it("is a navigation of links and marks the current one", async () => {
    await openDashboard("SUPER_ADMIN");
    const menu = menuOf("Admin");
    expect(menu.querySelector("[role=menu], [role=menuitem]")).toBeNull();
    const current = within(menu).getByRole("link", { name: "Dashboard" });
    expect(current.getAttribute("aria-current")).toBe("page");
  });

  it("opens one group of a long menu at a time", async () => {
    const { user } = await openDashboard("SUPER_ADMIN");
    const group = (name: RegExp) => within(menuOf("Admin")).getByRole("button", { name });
    const isOpen = (name: RegExp) => group(name).getAttribute("aria-expanded");
    expect(isOpen(/^Money/)).toBe("false");
    await user.click(group(/^Money/));
    expect(isOpen(/^Money/)).toBe("true");
    group(/^Hostels/).focus();
    await user.keyboard(" ");
    expect([isOpen(/^Hostels/), isOpen(/^Money/)]).toEqual(["true", "false"]);
  });

  it("shows how much waits in a group", async () => {
    await openDashboard("SUPER_ADMIN");
    const admissions = await within(menuOf("Admin")).findByRole("button", {
      name: "Admissions 15 waiting",
    });
    expect(admissions).toBeDefined();
  });

  it("hides and shows the menu beside the screen", async () => {
    const { user } = await openDashboard("LECTURER");
    const toggle = screen.getByRole("button", { name: "Menu beside the screen" });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await user.click(toggle);
    expect(screen.queryByRole("navigation", { name: "Lecturer menu" })).toBeNull();
    await user.click(toggle);
    expect(menuOf("Lecturer")).toBeDefined();
  });

  it("opens its menu as a drawer on a phone, which has no other", async () => {
    vi.mocked(window.matchMedia).mockRestore();
    const { user } = await openDashboard("ICT_SUPPORT");
    expect(screen.queryByRole("navigation", { name: "ICT support menu" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Open the menu" }));
    const drawer = await screen.findByRole("dialog");
    expect(linksOf(drawer)).toContain("/ict-support/dashboard");
  });

  it("shows the not-found screen inside the frame", async () => {
    openPortal("/admin/nowhere", startServer({ viewer: aStaff(), ...aDashboard }));
    await findHeading("Page not found");
    expect(menuOf("Admin")).toBeDefined();
  });
});

describe("the guards of the staff area", () => {
  it.each(
    roles,
  )("redirect a signed-out visitor of %s to the staff login and back", async (role) => {
    openPortal(`${staffAreas[role]}/dashboard?x=1`, startServer());
    await waitFor(() => expect(window.location.pathname).toBe("/admin"));
    expect(new URLSearchParams(window.location.search).get("next")).toBe(
      `${staffAreas[role]}/dashboard?x=1`,
    );
  });

  it.each(
    roles.flatMap((role) =>
      roles.filter((other) => other !== role).map((other) => [role, other] as const),
    ),
  )("redirect %s from the area of %s to their own dashboard", async (role, other) => {
    openPortal(
      `${staffAreas[other]}/dashboard`,
      startServer({ viewer: aStaff(role), ...aDashboard }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(`${staffAreas[role]}/dashboard`));
  });

  it("redirect students and staff to their own areas", async () => {
    const { unmount } = openPortal("/admin/dashboard", startServer({ viewer: aStudent() }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/dashboard"));
    unmount();
    openPortal("/student/payment", startServer({ viewer: aStaff(), ...aDashboard }));
    await waitFor(() => expect(window.location.pathname).toBe("/admin/dashboard"));
  });

  it("redirect in browsers whose scrolling returns a promise", async () => {
    // New browsers return a promise, and jsdom does not scroll at all.
    const scrollIntoView = vi.fn(() => Promise.resolve());
    Object.assign(Element.prototype, { scrollIntoView });
    try {
      const { user } = await openDashboard("LECTURER");
      await user.click(screen.getByRole("button", { name: /account/i }));
      await user.click(screen.getByRole("link", { name: "My account" }));
      await findHeading("My account");
      expect(menuOf("Lecturer")).toBeDefined();
      await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    } finally {
      Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    }
  });

  it("redirect to the login when the account is suspended", async () => {
    const { server, user } = await openDashboard("SUPER_ADMIN");
    const ended = () => failure("SESSION_EXPIRED", "Session expired. Please log in again.");
    server.answer({ query: { viewer: ended, staffSearch: ended } });
    await user.type(screen.getByRole("combobox", { name: /^Search/ }), "ade");
    await waitFor(() => expect(window.location.pathname).toBe("/admin"));
    expect(document.body.textContent).not.toContain("Okafor");
  });
});

describe("the top bar's search", () => {
  const found = {
    applicants: [
      {
        id: "5",
        applicationNo: "COHT/CHE/00005",
        name: "Adeyemi Tolu",
        department: "Public Health",
      },
    ],
    students: [],
    courses: [{ id: "9", code: "PHT 111", title: "Anatomy", department: "Pharmacy" }],
  };
  const box = () => screen.getByRole("combobox", { name: /^Search/ });

  it("finds screens at once, and records with one request per word", async () => {
    const staffSearch = vi.fn(() => found);
    const { user } = await openDashboard("SUPER_ADMIN", { staffSearch });
    await user.type(box(), "dash");
    expect(screen.getByRole("option", { name: "Dashboard" })).toBeDefined();
    const group = await screen.findByRole("group", { name: "Applicants" });
    expect(group.textContent).toContain("COHT/CHE/00005 · Public Health");
    expect(screen.getByRole("group", { name: "Courses" }).textContent).toContain("PHT 111 Anatomy");
    expect(staffSearch.mock.calls).toEqual([[{ text: "dash" }]]);
  });

  it("works by keyboard: arrows choose, Enter opens, Escape closes", async () => {
    const { user } = await openDashboard("ICT_SUPPORT", { staffSearch: found });
    await user.type(box(), "dash");
    await screen.findByRole("group", { name: "Applicants" });
    await user.keyboard("{ArrowDown}");
    const chosen = screen.getByRole("option", { selected: true });
    expect(chosen.textContent).toContain("Adeyemi Tolu");
    expect(box().getAttribute("aria-activedescendant")).toBe(chosen.id);
    await user.keyboard("{Escape}");
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  it("reports no match and a failed request", async () => {
    const nothing = { applicants: [], students: [], courses: [] };
    const { user, server } = await openDashboard("SUPER_ADMIN", { staffSearch: nothing });
    await user.type(box(), "zzzz");
    expect(await screen.findByText("Nothing matches")).toBeDefined();
    server.answer({
      query: {
        staffSearch: () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached."),
      },
    });
    await user.type(box(), "y");
    expect(await screen.findByText("The search did not work. Try again.")).toBeDefined();
  });

  it("sends no request for a single letter", async () => {
    const { user, server } = await openDashboard("LECTURER", { staffSearch: found });
    await user.type(box(), "d");
    expect(screen.getByRole("option", { name: "Dashboard" })).toBeDefined();
    expect(server.operations).not.toContain("StaffSearch");
  });
});

describe("the account menu of the staff", () => {
  it("shows the role and logs out to the staff login", async () => {
    const { user, server } = await openDashboard("LECTURER");
    server.answer({ mutation: { signOut: true } });
    await user.click(screen.getByRole("button", { name: "Account" }));
    expect(screen.getAllByText("Lecturer").length).toBeGreaterThan(0);
    server.answer({ query: { viewer: null } });
    await user.click(screen.getByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(window.location.pathname).toBe("/admin"));
    expect(window.location.search).toBe("");
  });

  it("leaves nothing for who logs in next in the same tab", async () => {
    const { user, server } = await openDashboard("LECTURER");
    await screen.findByText("PHT 111");
    const viewer = { ...aStaff("LECTURER"), id: "2", surname: "Bello" };
    server.answer({
      query: { viewer: null, lecturerDashboard: () => new Promise(() => undefined) },
      mutation: { signOut: true, signInStaff: { __typename: "SignedIn", viewer } },
    });
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.click(screen.getByRole("menuitem", { name: "Log out" }));
    await user.type(await screen.findByLabelText("Email"), "bello@college.test");
    server.answer({ query: { viewer } });
    await user.type(screen.getByLabelText("Password"), "Demo-2026!{Enter}");
    await screen.findByText("Bello Ngozi");
    await findHeading("Dashboard");
    expect(screen.queryByText("PHT 111")).toBeNull();
  });
});
