import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { declarationText } from "../../../../../../rules/admissions/declaration.ts";
import { anApplicant, anApplication } from "../../../../../testing/applicant.ts";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  formOperations,
  openForm,
  recordArgs,
  sectionRefused,
  sectionStep,
} from "../../../../../testing/application-form.tsx";
import { findHeading } from "../../../../../testing/render-portal.tsx";
import type { Answers } from "../../../../../testing/server.ts";

const complete = { state: "COMPLETE", missing: [] };

const filled = {
  personal: complete,
  academic: complete,
  jamb: complete,
  canSubmit: true,
  numberOfSittings: 1,
  sittings: [
    {
      schoolName: "Baptist High School",
      examType: "WAEC",
      year: "2024",
      examNumber: "4250101001",
      subjects: [{ name: "Mathematics", grade: "C6" }],
      resultUrl: "/media/results/1",
      resultMediaType: "image/jpeg",
      revision: 1,
    },
  ],
  jambDetails: { jambNo: "202512345678AB", jambScore: "231", revision: 1 },
};

const open = async (application: object = filled, mutation: Answers = {}) => {
  const opened = await openForm(
    "?section=declaration",
    anApplicantWithOpenForm({ ...application }),
    mutation,
  );
  await findSection("Declaration");
  return opened;
};

const submitted = () => ({
  __typename: "ApplicationSubmitted",
  applicant: anApplicant({
    isSubmitted: true,
    application: anApplication({
      ...filled,
      submittedAt: "2026-11-02T09:00:00.000Z",
      printoutUrl: "/download/application",
    }),
  }),
});

const submit = () => screen.getByRole("button", { name: "Submit Application" });
const agree = () => control(declarationText);

describe("the declaration", () => {
  it("shows everything that is saved, with links to each section", async () => {
    const { user } = await open();
    const personal = screen.getByRole("region", { name: "Personal details" });
    within(personal).getByText("Chidinma");
    within(personal).getByText("No sex provided");
    const academic = screen.getByRole("region", { name: "Academic qualifications" });
    within(academic).getByText("4250101001");
    within(academic).getByRole("row", { name: /^Mathematics\s*C6$/ });
    const jamb = screen.getByRole("region", { name: "JAMB details" });
    within(jamb).getByText("231");
    await user.click(screen.getByRole("link", { name: "Edit JAMB details" }));
    await findSection("JAMB details");
  });

  it("lists missing details by section with links to their fields", async () => {
    const { user } = await open({
      ...filled,
      personal: {
        state: "IN_PROGRESS",
        missing: [{ field: "address", message: "Enter your home address." }],
      },
      academic: {
        state: "IN_PROGRESS",
        missing: [{ field: "sittings.0.subjects", message: "Enter at least 5 subjects." }],
      },
    });
    screen.getByRole("heading", { name: "Still missing" });
    await user.click(screen.getByRole("link", { name: "Enter at least 5 subjects." }));
    await findSection("Academic qualifications");
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("name")).toBe("sittings.0.subjects"),
    );
    await user.click(sectionStep(/Declaration/));
    await findSection("Declaration");
    await user.click(screen.getByRole("link", { name: "Enter your home address." }));
    await findSection("Personal details");
    await waitFor(() => expect(document.activeElement).toBe(control("Address")));
  });

  it("must be accepted first and stays accepted while moving", async () => {
    const { user, server } = await open();
    await user.click(submit());
    await screen.findByText("Agree to the declaration before you submit.");
    expect(document.activeElement).toBe(agree());
    await user.click(agree());
    expect(screen.queryByText("Agree to the declaration before you submit.")).toBeNull();
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    await user.click(sectionStep(/Declaration/));
    await findSection("Declaration");
    expect(agree().checked).toBe(true);
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("submits once on a double click and opens the test schedule", async () => {
    const { sent, listen } = recordArgs(submitted);
    const { user, server } = await open(filled, { submitApplication: async () => listen({}) });
    await user.click(agree());
    await user.dblClick(submit());
    const dialog = await screen.findByRole("dialog", { name: "Application Successful!" });
    within(dialog).getByText(
      "Your application has been submitted successfully. You will be redirected to print your aptitude test schedule. Keep checking your mail for updates.",
    );
    expect(sent).toHaveLength(1);
    expect(formOperations(server)).toEqual(["ApplicationForm", "SubmitApplication"]);
    screen.getByText("Your application is submitted");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await findHeading(/Schedule/i);
    expect(window.location.pathname).toBe("/applicant/aptitude-test-schedule");
  });

  it("lists and focuses the missing fields of a refused submission", async () => {
    const { user } = await open(filled, {
      submitApplication: sectionRefused(
        "INCOMPLETE",
        "The application is not complete.",
        { field: "personal.phone", message: "Enter your phone number." },
        { field: "academic.sittings.0.year", message: "Choose the year of the exam." },
        { field: "weather", message: "It rains." },
      ),
    });
    await user.click(agree());
    await user.click(submit());
    await screen.findByText("Failed to submit application. Please try again.");
    screen.getByText("It rains.");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Still missing" })),
    );
    await user.click(screen.getByRole("link", { name: "Choose the year of the exam." }));
    await findSection("Academic qualifications");
    await waitFor(() => expect(document.activeElement).toBe(control("Year")));
  });

  it.each([
    [
      "it is refused",
      sectionRefused("NO_TEST_BATCH", "All test places are taken."),
      "All test places are taken.",
    ],
    [
      "the session closes",
      sectionRefused("SESSION_CLOSED", "Closed on 25 March."),
      "Closed on 25 March.",
    ],
  ])("stays and shows the reason when %s", async (_when, answer, why) => {
    const { user } = await open(filled, { submitApplication: answer });
    await user.click(agree());
    await user.click(submit());
    const alert = await screen.findByRole("alert");
    within(alert).getByText("Failed to submit application. Please try again.");
    within(alert).getByText(why);
  });

  it("can be submitted again after a network failure", async () => {
    const { user, server } = await open(filled, { submitApplication: submitted });
    await user.click(agree());
    server.setOffline(true);
    await user.click(submit());
    await screen.findByText("Failed to submit application. Please try again.");
    server.setOffline(false);
    await user.click(submit());
    await screen.findByRole("dialog", { name: "Application Successful!" });
  });

  it("submits nothing while a section is unsaved and links to it", async () => {
    const { user, server } = await open();
    await user.click(sectionStep(/JAMB/));
    await user.type(await screen.findByLabelText(/JAMB score/), "0");
    await user.click(sectionStep(/Declaration/));
    await findSection("Declaration");
    await user.click(agree());
    await user.click(submit());
    const heading = screen.getByRole("heading", { name: "Not saved yet" });
    expect(document.activeElement).toBe(heading);
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
    await user.click(screen.getByRole("link", { name: "JAMB details" }));
    await findSection("JAMB details");
  });

  it("submits if the college does not return the progress", async () => {
    const notReturned = { state: null, missing: [] };
    const { user } = await open(
      {
        personal: notReturned,
        academic: notReturned,
        jamb: notReturned,
        declaration: notReturned,
        sittings: null,
        canSubmit: null,
      },
      { submitApplication: submitted },
    );
    expect(screen.getAllByText(/does not tell what was saved here/)).toHaveLength(2);
    await user.click(agree());
    await user.click(submit());
    await screen.findByRole("dialog", { name: "Application Successful!" });
  });
});
