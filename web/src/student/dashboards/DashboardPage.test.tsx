import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aHostel, anAppliedHostel } from "../../../testing/hostel.ts";
import { aHostelPayment, aPlan, aTuitionPayment, someFees } from "../../../testing/payments.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { openOnLaptop } from "../../../testing/viewport.ts";
import { paths } from "../../paths.ts";

const student = aStudent({
  department: "Epidemiology and Disease Control",
  level: 200,
  currentSemester: "SECOND",
  payments: [aHostelPayment, aTuitionPayment],
});

const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;

const registration = (courses: object = {}) => ({
  id: "2026/2027 FIRST",
  isOpen: true,
  courses: {
    __typename: "RegistrationCourses",
    status: { isComplete: true, totalCourses: 8, totalCredits: 20 },
    ...courses,
  },
});

describe("the dashboard", () => {
  it("shows the student in six facts, from one request", async () => {
    const server = startServer({ viewer: student });
    openPortal(paths.student.dashboard, server);
    await findHeading("Dashboard");
    await screen.findByText("COHT/2025/001");
    for (const [label, value] of [
      ["Matric No.", "COHT/2025/001"],
      ["Department", "Epidemiology and Disease Control"],
      ["Current Level", "200 Level"],
      ["Current Semester", "Second"],
      ["Current Session", "2026/2027"],
      ["Email", "tolu.adeyemi@example.com"],
    ] as const) {
      expect((await fact(label))?.textContent).toBe(value);
    }
    await screen.findByText("Adeyemi Tolu");
    expect(server.operations).toEqual(["Portal", "StudentDashboard"]);
  });

  it("shows the college's announcements", async () => {
    const announcements = [
      { id: "4", title: "Library closed", body: "On Friday.\nBack on Monday.", startsAt: "" },
    ];
    openPortal(paths.student.dashboard, startServer({ viewer: { ...student, announcements } }));
    const notice = (await screen.findByText("Library closed")).closest('[role="status"]');
    expect(notice?.textContent).toContain("On Friday.\nBack on Monday.");
  });

  it.each([
    ["FIRST", "First"],
    ["SECOND", "Second"],
    ["THIRD", "Third"],
    [null, "—"],
  ])("shows the semester %s as %s", async (currentSemester, shown) => {
    openPortal(paths.student.dashboard, startServer({ viewer: aStudent({ currentSemester }) }));
    await screen.findByText("COHT/2025/001");
    expect((await fact("Current Semester"))?.textContent).toBe(shown);
  });

  it("shows a dash for missing details", async () => {
    const viewer = aStudent({ department: null, level: null, currentSession: null });
    openPortal(paths.student.dashboard, startServer({ viewer }));
    await screen.findByText("COHT/2025/001");
    for (const label of ["Department", "Current Level", "Current Session"]) {
      expect((await fact(label))?.textContent).toBe("—");
    }
  });

  it("offers support by phone and WhatsApp while loading", async () => {
    const server = startServer();
    server.answer({ query: { viewer: () => new Promise(() => undefined) } });
    openPortal(paths.student.dashboard, server);
    const call = await screen.findByRole("link", { name: "Call +234 800 000 0000" });
    expect(call.getAttribute("href")).toBe("tel:+2348000000000");
    const chat = screen.getByRole("link", { name: "WhatsApp +234 800 000 0001" });
    expect(chat.getAttribute("href")).toBe("https://wa.me/2348000000001");
    expect(screen.getAllByText("Loading…").length).toBeGreaterThan(0);
  });

  it("has the payment history, with a link to its page", async () => {
    const { user } = openPortal(paths.student.dashboard, startServer({ viewer: student }));
    await screen.findByText(aTuitionPayment.reference);
    const history = screen.getByRole("region", { name: "Payment History" });
    await user.click(within(history).getByRole("link", { name: "Visit page" }));
    const heading = await findHeading("Payment");
    expect(document.activeElement).toBe(heading);
    expect(window.location.pathname).toBe(paths.student.payment);
  });

  it("keeps the facts when payments fail to load, and retries", async () => {
    const server = startServer({
      viewer: aStudent({
        payments: () => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
        },
      }),
    });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("The college did not answer.");
    screen.getByText("COHT/2025/001");
    server.answer({ query: { viewer: student } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText(aTuitionPayment.reference);
    expect(screen.queryByText("The college did not answer.")).toBeNull();
  });

  it("shows a total failure without signing out, and retries", async () => {
    const server = startServer({
      viewer: () => {
        throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
      },
    });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("The college did not answer.");
    expect(window.location.pathname).toBe(paths.student.dashboard);
    server.answer({ query: { viewer: student } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("COHT/2025/001");
  });

  it("offers the one action that is next", async () => {
    const viewer = aStudent({
      fees: someFees(),
      courseRegistration: registration({
        __typename: "Refusal",
        code: "TUITION_UNPAID",
        message: "",
        fields: [],
      }),
      hostel: aHostel({ hasPaid: false, canSelectBed: false }),
    });
    openPortal(paths.student.dashboard, startServer({ viewer }));
    await screen.findByText("Not paid");
    const card = screen.getByRole("region", { name: "This semester" });
    expect(
      within(card)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["TuitionNot paid₦21,000Pay tuition", "CoursesAfter tuition", "HostelAfter tuition"]);
    const actions = within(card).getAllByRole("link");
    expect(actions.map((link) => link.getAttribute("href"))).toEqual([
      paths.student.tuitionPayment,
    ]);
  });

  it("shows the instalments of tuition until all are paid", async () => {
    const fees = (isPaid: boolean) =>
      someFees({ tuition: { isPaid, canPay: !isPaid, plan: aPlan(["PAID", "NEXT"]) } });
    const server = startServer({ viewer: aStudent({ fees: fees(false) }) });
    const { unmount } = openPortal(paths.student.dashboard, server);
    const plan = await screen.findByRole("region", { name: "Tuition in instalments" });
    expect(within(plan).getAllByRole("listitem")).toHaveLength(2);
    screen.getByText("1 of 2 paid");
    unmount();
    server.answer({ query: { viewer: aStudent({ fees: fees(true) }) } });
    openPortal(paths.student.dashboard, server);
    await screen.findByText("Paid");
    expect(screen.queryByRole("region", { name: "Tuition in instalments" })).toBeNull();
  });

  it("says which part of the semester could not be loaded, and retries", async () => {
    const whole = aStudent({
      fees: someFees({ tuition: { isPaid: true, canPay: false } }),
      courseRegistration: registration(),
      hostel: anAppliedHostel(),
    });
    const server = startServer({
      viewer: {
        ...whole,
        hostel: () => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
        },
      },
    });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("Could not be loaded");
    screen.getByText("8 courses, 20 credits");
    server.answer({ query: { viewer: whole } });
    await user.click(screen.getByRole("button", { name: "Load again" }));
    await screen.findByText("Awaiting review");
    expect(screen.queryByText("Could not be loaded")).toBeNull();
  });

  it("reports a network failure", async () => {
    openOnLaptop();
    const server = startServer({ viewer: student });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("COHT/2025/001");
    server.setOffline(true);
    await user.click(screen.getByRole("link", { name: "Profile" }));
    await screen.findByText(/Check your network connection/);
    server.setOffline(false);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("08030000001");
  });
});
