import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anApplicant, anApplication, aSession } from "../../../../testing/applicant.ts";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  formOperations,
  openForm,
} from "../../../../testing/application-form.tsx";
import { failure } from "../../../../testing/server.ts";

const submitted = () =>
  anApplicant({
    isSubmitted: true,
    application: anApplication({
      submittedAt: "2026-11-02T09:00:00.000Z",
      printoutUrl: "/download/application",
      jambDetails: { jambNo: "", jambScore: "", revision: 1 },
    }),
  });

describe("the application form's page", () => {
  it("links to the payment before the fee is paid", async () => {
    const { server } = await openForm("?section=jamb", anApplicant());
    await screen.findByText("Pay the screening fee first");
    screen.getByText(/screening fee of ₦10,000 is paid/);
    expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("/payment");
    screen.getByRole("heading", { name: "Academic qualifications" });
    expect(screen.queryByRole("textbox", { name: /JAMB/ })).toBeNull();
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("opens after a payment in another tab", async () => {
    const { server } = await openForm("", anApplicant());
    await screen.findByText("Pay the screening fee first");
    server.answer({ query: { viewer: anApplicantWithOpenForm() } });
    document.dispatchEvent(new Event("visibilitychange"));
    await findSection("Personal details");
  });

  it("says when the session closed, in the college's zone", async () => {
    const session = aSession({ isOpen: false, closesAt: "2026-10-31T23:30:00.000Z" });
    const application = anApplication({ session, screening: { isPaid: true } });
    await openForm("", anApplicant({ application }));
    await screen.findByText("Applications are closed");
    screen.getByText(/closed on 1 November 2026/);
    screen.getByText("Chidinma");
    expect(screen.queryByRole("textbox", { name: "Surname" })).toBeNull();
  });

  it("names the session and the last day before a midnight closing", async () => {
    const session = aSession({ isOpen: false, closesAt: "2026-10-31T23:00:00.000Z" });
    const application = anApplication({ session, screening: { isPaid: true } });
    await openForm("", anApplicant({ application }));
    await screen.findByText(
      /^Applications for Remedial Admission 2026\/2027 closed on 31 October 2026\./,
    );
  });

  it("shows a submitted application read-only with its documents", async () => {
    await openForm("?section=personal", submitted());
    await screen.findByText("Your application is submitted");
    screen.getByText("Submitted on 2 November 2026.");
    const schedule = screen.getByRole("link", { name: "See test schedule" });
    expect(schedule.getAttribute("href")).toBe("/applicant/aptitude-test-schedule");
    within(screen.getByRole("region", { name: "JAMB details" })).getByText("JAMB was not sat");
    const levels = screen.getAllByRole("heading").map(({ tagName }) => tagName);
    expect(levels.slice(0, 3)).toEqual(["H1", "H2", "H3"]);
    expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("retries when the application could not be loaded and keeps the input", async () => {
    const first = await openForm("?section=personal");
    await first.user.type(await screen.findByLabelText("Address"), "12 Allen Avenue");
    first.unmount();
    const application = () => {
      throw failure("COLLEGE_UNAVAILABLE", "The college does not answer.");
    };
    const { user, server } = await openForm("?section=personal", anApplicant({ application }));
    await screen.findByText("The college does not answer.");
    server.answer({ query: { viewer: anApplicantWithOpenForm() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findSection("Personal details");
    expect(control("Address").value).toBe("12 Allen Avenue");
  });
});

describe("the application's printout", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("reports a failed download", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 502 }));
    const { user } = await openForm("", submitted());
    await user.click(await screen.findByRole("button", { name: "Application printout" }));
    await screen.findByText("Failed to download application form. Please try again.");
  });
});
