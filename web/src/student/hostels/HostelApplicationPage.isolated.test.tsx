import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aBoarder, aHostel, anAppliedHostel, watchLive } from "../../../testing/hostel.ts";
import { aPlan, someFees } from "../../../testing/payments.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { DownloadError, fetchFile, saveFile } from "../../lib/download.ts";
import { watchHostelAvailability } from "../../live/hostel-availability.ts";
import { paths } from "../../paths.ts";

vi.mock("../../lib/download.ts", async (original) => ({
  ...(await original<object>()),
  fetchFile: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock("../../live/hostel-availability.ts", () => ({ watchHostelAvailability: vi.fn() }));

beforeEach(() => {
  vi.mocked(fetchFile).mockResolvedValue(new Blob());
  vi.mocked(watchHostelAvailability).mockImplementation(watchLive);
});
afterEach(() => vi.resetAllMocks());

const open = async (hostel: unknown) => {
  const server = startServer({ viewer: aBoarder(hostel) });
  const portal = openPortal(paths.student.hostelApplication, server);
  await findHeading("Hostel Application");
  return { ...portal, server };
};

const toasts = () =>
  Array.from(
    document.querySelectorAll(".ant-notification-notice"),
    ({ textContent }) => textContent,
  );

const failing = (message: string) => () => {
  throw failure("UPSTREAM_UNAVAILABLE", message);
};

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

describe("the hostel page", () => {
  it("shows a skeleton while loading", async () => {
    await open(() => new Promise(() => undefined));
    screen.getByText("Loading…");
  });

  it("is found from the menu and at its unprefixed path", async () => {
    openPortal("/hostel-application", startServer({ viewer: aBoarder() }));
    await findHeading("Hostel Application");
    expect(window.location.pathname).toBe(paths.student.hostelApplication);
    const menu = screen.getByRole("navigation", { name: "Student menu" });
    expect(within(menu).getByRole("link", { name: "Hostel" }).getAttribute("href")).toBe(
      paths.student.hostelApplication,
    );
  });

  it("loads everything with one request", async () => {
    const { server } = await open(aHostel());
    await screen.findByText("Available Beds");
    expect(server.operations.filter((name) => name !== "Portal" && name !== "Session")).toEqual([
      "StudentHostel",
    ]);
  });

  it("shows why it could not be loaded and retries", async () => {
    const { user, server } = await open(failing("The college did not answer."));
    const error = await screen.findByRole("alert");
    within(error).getByText("Error Loading Application");
    within(error).getByText("The college did not answer.");
    await waitFor(() =>
      expect(toasts()).toEqual([
        "Could not load hostel application data: The college did not answer.",
      ]),
    );
    server.answer({ query: { viewer: aBoarder() } });
    await user.click(within(error).getByRole("button", { name: "Try Again" }));
    await screen.findByText("Available Beds");
  });

  it("shows a default message for a failure without one", async () => {
    await open(failing(""));
    await screen.findByText(
      "Something went wrong. Please try refreshing the page or contact support.",
    );
  });

  it("reports an incomplete answer of the college", async () => {
    const words = "Fetched data is incomplete or in an unexpected format.";
    await open(() => {
      throw failure("COLLEGE_FAULT", words);
    });
    await screen.findByText(words);
    await waitFor(() =>
      expect(toasts()).toEqual([`Could not load hostel application data: ${words}`]),
    );
  });

  it("reports each failed retry", async () => {
    const { user, server } = await open(failing("Away."));
    await screen.findByText("Away.");
    server.setOffline(true);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(toasts()[1]).toMatch(/^Could not load hostel application data: The portal could not be/);
  });

  it("links to the payment of an unpaid fee", async () => {
    const { user } = await open(aHostel({ hasPaid: false, canSelectBed: false }));
    await screen.findByText("Unauthorized! You have to pay for hostel fee before applying");
    expect(screen.queryByText("Available Beds")).toBeNull();
    await user.click(screen.getByRole("link", { name: "Pay now" }));
    expect(window.location.pathname).toBe(paths.student.payment);
  });

  it("names the share of tuition that comes before the fee, and links to it", async () => {
    const obstacle = "You have to pay ₦8,400 more of tuition before commencing hostel application.";
    const viewer = {
      ...aBoarder(aHostel({ hasPaid: false, canSelectBed: false })),
      fees: someFees({ tuition: { plan: aPlan(["PAID", "NEXT"]) }, hostel: { obstacle } }),
    };
    const { user } = openPortal(paths.student.hostelApplication, startServer({ viewer }));
    await screen.findByText(obstacle);
    expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Go to tuition payment" }));
    expect(window.location.pathname).toBe(paths.student.tuitionPayment);
  });

  it.each([
    ["2026-11-20T22:59:00.000Z", "The deadline was 20 November 2026, 11:59 PM."],
    ["2026-11-20T23:00:00.000Z", "The deadline was 20 November 2026, 11:59 PM."],
    [
      "2026-12-20T22:59:00.000Z",
      "The deadline is 20 December 2026, 11:59 PM, but applications are not open now.",
    ],
    [null, "Applications for a bed are not open now. No date has been announced."],
  ])("says that applications are closed, with the deadline %s", async (deadline, words) => {
    const { user } = await open(
      aHostel({ isApplicationOpen: false, canSelectBed: false, rooms: [], deadline }),
    );
    await screen.findByText("Hostel Applications Closed");
    screen.getByText(words);
    await user.click(screen.getByRole("link", { name: "Go to Homepage" }));
    expect(window.location.pathname).toBe(paths.student.dashboard);
  });

  it("reloads when the student returns to the tab", async () => {
    const { server } = await open(anAppliedHostel());
    await screen.findByText("Application Pending");
    server.answer({
      query: { viewer: aBoarder(anAppliedHostel({ state: "APPROVED", status: "approved" })) },
    });
    document.dispatchEvent(new Event("visibilitychange"));
    await screen.findByText("Application Approved!");
  });
});

describe("the status of a hostel application", () => {
  it("awaits review while it is pending", async () => {
    const { user } = await open(anAppliedHostel());
    await screen.findByRole("heading", { level: 2, name: "Application Pending" });
    screen.getByText("Awaiting Review, you will be notified once a decision is made");
    expect(facts()).toEqual({ Room: "A-101", Bed: "2" });
    expect(screen.queryByRole("button", { name: "Download Printout" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Back to Homepage" }));
    expect(window.location.pathname).toBe(paths.student.dashboard);
  });

  const approved = anAppliedHostel({
    state: "APPROVED",
    status: "approved",
    approvedAt: "2026-11-21T23:30:00.000Z",
    approvedBy: "Tunde Balogun",
    printoutUrl: "/download/hostel-printout",
  });

  it("congratulates on an approval and downloads the printout", async () => {
    const { user } = await open(approved);
    await screen.findByRole("heading", { level: 2, name: "Application Approved!" });
    screen.getByText(
      "Congratulations! Your room has been confirmed. Please check your email for further instructions.",
    );
    expect(facts()).toEqual({
      Room: "A-101",
      Bed: "2",
      "Approved on": "22 November 2026",
      "Approved by": "Tunde Balogun",
    });
    await user.click(screen.getByRole("button", { name: "Download Printout" }));
    await screen.findByRole("dialog", { name: "Download In Progress!" });
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(
      "/download/hostel-printout",
      "application/pdf",
    );
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), "hostel_printout.pdf");
  });

  it("reports a failed printout", async () => {
    vi.mocked(fetchFile).mockRejectedValue(new DownloadError(502));
    const { user } = await open(approved);
    await user.click(await screen.findByRole("button", { name: "Download Printout" }));
    const alert = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(alert).getByText("Failed to download hostel application printout. Please try again.");
    expect(saveFile).not.toHaveBeenCalled();
  });

  const rejected = { state: "REJECTED", status: "rejected", room: null, bed: null };

  it("shows the reason of a rejection and allows another application", async () => {
    const { user } = await open(
      anAppliedHostel({ ...rejected, reason: "Level 400 first." }, { canSelectBed: true }),
    );
    await screen.findByRole("heading", { level: 2, name: "Application Status" });
    screen.getByText(
      "Important Update: your application could not be approved, contact administration",
    );
    expect(facts()).toEqual({ Reason: "Level 400 first." });
    await user.click(screen.getByRole("button", { name: "Apply again" }));
    await screen.findByText("Available Beds");
  });

  it("offers no other application if none is possible", async () => {
    await open(anAppliedHostel(rejected));
    await screen.findByText(/^Important Update/);
    expect(screen.queryByRole("button", { name: "Apply again" })).toBeNull();
  });

  it("is neutral about any other word of the college", async () => {
    await open(
      anAppliedHostel({ ...rejected, state: "OTHER", status: "released", reason: "Left." }),
    );
    await screen.findByRole("heading", { level: 2, name: "Application Status" });
    screen.getByText('Your application is marked "released".');
    expect(facts()).toEqual({ Reason: "Left." });
  });

  it("is loaded again after a failure, and no bed is offered meanwhile", async () => {
    const { user, server } = await open(
      anAppliedHostel({}, { application: failing("The college is busy.") }),
    );
    const words = "Could not fetch application status: The college is busy.";
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(screen.queryByText("Available Beds")).toBeNull();
    server.answer({ query: { viewer: aBoarder(anAppliedHostel()) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("Application Pending");
  });
});
