import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anAdmission,
  anApplicant,
  aSubmittedApplicant,
  aTest,
} from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../../testing/server.ts";
import { DownloadError, fetchFile, saveFile } from "../../../lib/download.ts";
import { paths } from "../../../paths.ts";

vi.mock("../../../lib/download.ts", async (original) => ({
  ...(await original<object>()),
  fetchFile: vi.fn(),
  saveFile: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(fetchFile).mockResolvedValue(new Blob());
});
afterEach(() => {
  vi.resetAllMocks();
});

const open = (viewer: object, path: string = paths.applicant.testSchedule) => {
  const server = startServer({ viewer });
  return { ...openPortal(path, server), server };
};

const value = (label: string) =>
  screen.getByText(label).nextElementSibling?.textContent?.replaceAll("\u00a0", " ");

const requestCount = ({ server }: ReturnType<typeof open>) =>
  server.operations.filter((name) => name === "TestSchedule").length;

describe("the aptitude test schedule", () => {
  it("shows date, time, venue and what to bring", async () => {
    open(aSubmittedApplicant());
    await findHeading("Aptitude Test Schedule");
    await screen.findByText("Date");
    expect(value("Date")).toBe("26 March 2027");
    expect(value("Time")).toBe("9:00 AM - 11:30 AM");
    expect(value("Venue")).toBe("Computer-Based Test Centre, Main Campus");
    const requirements = screen.getByRole("region", { name: "Requirements" });
    const items = within(requirements).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "2 copies of the application printout",
      "1 photocopy of your SSCE result(s)",
      "1 photocopy of your birth certificate",
      "1 photocopy of your certificate of state of origin",
      "1 photocopy of your payment invoice",
    ]);
  });

  it.each([
    [
      "Print aptitude test schedule",
      "/download/application/schedule",
      "Okonkwo_Chidinma_aptitude_test_schedule.pdf",
      "Download In Progress!",
    ],
    [
      "Application printout",
      "/download/application/printout",
      "Okonkwo_Chidinma_application.pdf",
      "Download In Progress!",
    ],
    [
      "Payment invoice",
      "/download/receipt/screening/9",
      "Okonkwo_Chidinma_screening_receipt.pdf",
      "Download Started",
    ],
  ])("downloads: %s", async (button, path, fileName, title) => {
    const { user } = open(aSubmittedApplicant());
    await user.click(await screen.findByRole("button", { name: button }));
    await screen.findByRole("dialog", { name: title });
    expect(fetchFile).toHaveBeenCalledWith(path, "application/pdf");
    expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe(fileName);
  });

  it("reports a failed download", async () => {
    vi.mocked(fetchFile).mockRejectedValue(new DownloadError(503));
    const { user } = open(aSubmittedApplicant());
    await user.click(await screen.findByRole("button", { name: "Print aptitude test schedule" }));
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(dialog).getByText("Failed to download application form. Please try again.");
  });

  it("links an unsubmitted applicant to the form", async () => {
    open(anApplicant());
    await screen.findByText("Incomplete Application");
    for (const step of [/all 4 sections/, /declaration/, /Submit Application/]) {
      screen.getByText(step);
    }
    const link = screen.getByRole("link", { name: "Go to Application Form" });
    expect(link.getAttribute("href")).toBe(paths.applicant.applicationForm);
    expect(screen.queryByText("Requirements")).toBeNull();
  });

  it("says that no test is assigned and offers the printout", async () => {
    open(aSubmittedApplicant({ test: null }));
    await screen.findByText("No test date yet");
    screen.getByRole("button", { name: "Application printout" });
    expect(screen.queryByRole("button", { name: /schedule/ })).toBeNull();
  });

  it("shows why it could not be loaded and retries", async () => {
    const { user, server } = open(() => {
      throw failure("COLLEGE_UNAVAILABLE", "The college did not answer.");
    });
    await screen.findByText("The college did not answer.");
    server.answer({ query: { viewer: aSubmittedApplicant() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("26 March 2027");
  });

  it("is cached for 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const portal = open(aSubmittedApplicant());
      const { user } = portal;
      const leaveAndReturn = async () => {
        await user.click(screen.getByRole("link", { name: "Dashboard" }));
        await screen.findByText("Registration no.");
        await user.click(screen.getByRole("link", { name: "Test schedule" }));
        await screen.findByText("26 March 2027");
      };
      await screen.findByText("26 March 2027");
      window.dispatchEvent(new Event("focus"));
      vi.setSystemTime(Date.now() + 29_000);
      await leaveAndReturn();
      expect(requestCount(portal)).toBe(1);
      vi.setSystemTime(Date.now() + 2_000);
      await leaveAndReturn();
      await vi.waitFor(() => expect(requestCount(portal)).toBe(2), { timeout: 20_000 });
    } finally {
      vi.useRealTimers();
    }
  });

  it("opens under the unprefixed path", async () => {
    open(aSubmittedApplicant(), "/aptitude-test-schedule");
    await screen.findByText("26 March 2027");
    expect(window.location.pathname).toBe(paths.applicant.testSchedule);
  });
});

describe("the notice of an assigned test", () => {
  const unseen = aSubmittedApplicant({ test: aTest({ isNoticeDue: true }) });
  const confirmed = {
    confirmTestNotice: { applicant: aSubmittedApplicant({ test: aTest() }) },
  };

  it("precedes the schedule, and Ok opens it", async () => {
    const { user, server } = open(unseen);
    await findHeading("Aptitude Test Notification");
    await screen.findByText("26 March 2027");
    server.answer({ query: { viewer: aSubmittedApplicant() }, mutation: confirmed });
    await user.click(screen.getByRole("button", { name: "Ok" }));
    await findHeading("Aptitude Test Schedule");
    await screen.findByText("Requirements");
    expect(server.operations).toContain("ConfirmTestNotice");
  });

  it("stays and shows why it could not be confirmed", async () => {
    const { user, server } = open(unseen);
    await screen.findByText("26 March 2027");
    server.setOffline(true);
    await user.click(screen.getByRole("button", { name: "Ok" }));
    await screen.findByRole("dialog", { name: "Oppps! Error" });
    expect(window.location.pathname).toBe(paths.applicant.testNotification);
  });

  it("is skipped once it was confirmed", async () => {
    const { user, server } = open(aSubmittedApplicant(), paths.applicant.testNotification);
    await user.click(await screen.findByRole("button", { name: "Ok" }));
    await findHeading("Aptitude Test Schedule");
    expect(server.operations).not.toContain("ConfirmTestNotice");
  });

  it("does not show once there is a decision", async () => {
    open(
      aSubmittedApplicant({ test: aTest({ isNoticeDue: true }), decision: anAdmission() }),
      paths.applicant.dashboard,
    );
    await findHeading("Dashboard");
    await screen.findByRole("link", { name: "See offer" });
  });

  it("redirects to the schedule without a test", async () => {
    open(aSubmittedApplicant({ test: null }), paths.applicant.testNotification);
    await screen.findByText("No test date yet");
  });
});
