import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  formOperations,
  recordArgs,
  saveButton,
  sectionRefused,
  sectionSaved,
  sectionStep,
} from "../../../../../testing/application-form.tsx";
import {
  jambDetails,
  jambFailed,
  jambNumber,
  jambTexts,
  openJamb,
  openWithHeldSave,
  recordJambSave,
  typeNumber,
} from "../../../../../testing/jamb-section.ts";
import type { Args } from "../../../../../testing/server.ts";

describe("the JAMB section", () => {
  it("saves number and score with one request and continues", async () => {
    const { sent, listen } = recordJambSave();
    const { user, server } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await typeNumber(user);
    await user.type(control(/JAMB score/), "231");
    await user.click(saveButton());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: jambNumber, jambScore: "231", revision: 0 } }]);
    expect(sectionStep(/JAMB/).textContent).toContain("Complete");
    expect(sectionStep(/JAMB/).textContent).not.toContain("Not saved yet");
    await screen.findByText("JAMB details saved.");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(/JAMB score/).value).toBe("231");
    expect(formOperations(server)).toEqual(["ApplicationForm", "SaveJambDetails"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("sends empty texts if JAMB was not sat", async () => {
    const { sent, listen } = recordJambSave();
    const { user } = await openJamb(anApplicantWithOpenForm(jambDetails(jambNumber, 4)), {
      saveJambDetails: listen,
    });
    await user.click(await screen.findByLabelText(jambTexts.no));
    expect(screen.queryByLabelText(jambTexts.number)).toBeNull();
    await user.click(saveButton());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: "", jambScore: "", revision: 4 } }]);
  });

  it("shows problems before sending and focuses the first", async () => {
    const { user, server } = await openJamb();
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await screen.findByText("Say whether you sat JAMB.");
    expect(document.activeElement).toBe(control(jambTexts.yes));
    await typeNumber(user, "12");
    await waitFor(() => expect(screen.queryByText("Say whether you sat JAMB.")).toBeNull());
    await user.click(saveButton());
    await screen.findByText(/8 or 12 digits and then 2 letters, such as 202512345678AB\.$/, {
      selector: "[id$=_help] *",
    });
    expect(document.activeElement).toBe(control(jambTexts.number));
    await user.type(control(/JAMB score/), "401");
    await user.click(saveButton());
    await waitFor(() => expect(control(/JAMB score/).getAttribute("aria-invalid")).toBe("true"));
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("continues without a request when nothing changed", async () => {
    const { user, server } = await openJamb(anApplicantWithOpenForm(jambDetails(jambNumber)));
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await findSection("Declaration");
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("saves once on a double click", async () => {
    const { sent, listen } = recordJambSave();
    const { user } = await openJamb(anApplicantWithOpenForm(), {
      saveJambDetails: async (args: Args) => listen(args),
    });
    await typeNumber(user);
    await user.dblClick(saveButton());
    await findSection("Declaration");
    expect(sent).toHaveLength(1);
  });

  it("stays and shows a refusal at its field", async () => {
    const { user } = await openJamb(anApplicantWithOpenForm(), {
      saveJambDetails: sectionRefused(
        "INVALID_INPUT",
        "Not valid.",
        { field: "jambNo", message: "Another applicant has this number." },
        { field: "elsewhere", message: "And something else." },
      ),
    });
    await typeNumber(user);
    await user.click(saveButton());
    const alert = await screen.findByRole("alert");
    within(alert).getByText(jambFailed);
    within(alert).getByText("And something else.");
    const words = await screen.findByText("Another applicant has this number.");
    const [help = ""] =
      control(jambTexts.number).getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(document.getElementById(help)?.contains(words)).toBe(true);
    expect(document.activeElement).toBe(control(jambTexts.number));
    expect(control(jambTexts.number).value).toBe(jambNumber);
    expect(sectionStep(/JAMB/).textContent).toContain("Not saved yet");
  });

  it.each([
    [
      "the session has closed",
      sectionRefused("SESSION_CLOSED", "Applications closed on 25 March 2027."),
    ],
    ["the fee is not paid", sectionRefused("SCREENING_UNPAID", "Pay first.")],
    ["it is submitted", sectionRefused("SUBMITTED", "It is submitted.")],
  ])("keeps the input and offers a reload when %s meanwhile", async (_, answer) => {
    const { user, server } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: answer });
    await typeNumber(user);
    await user.click(saveButton());
    within(await screen.findByRole("alert")).getByText(answer.message);
    expect(control(jambTexts.number).value).toBe(jambNumber);
    server.answer({
      query: { viewer: anApplicantWithOpenForm({ canEdit: false, session: null }) },
    });
    await user.click(screen.getByRole("button", { name: "Load the form again" }));
    await screen.findByText("The form cannot be changed now");
  });

  it("reports a network failure and saves afterwards", async () => {
    const { sent, listen } = recordJambSave();
    const { user, server } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await typeNumber(user);
    server.setOffline(true);
    await user.click(saveButton());
    await screen.findByText(jambFailed);
    expect(control(jambTexts.number).value).toBe(jambNumber);
    server.setOffline(false);
    await user.click(saveButton());
    await findSection("Declaration");
    expect(sent).toHaveLength(1);
  });

  it("reports a failed save after the person has moved on", async () => {
    const { user, answerSave } = await openWithHeldSave();
    await typeNumber(user);
    await user.click(saveButton());
    await user.click(sectionStep(/Personal/));
    await findSection("Personal details");
    answerSave(sectionRefused("STORAGE_FULL", "No room."));
    await screen.findByText(jambFailed);
    await findSection("Personal details");
    await user.click(sectionStep(/JAMB/));
    await screen.findByText("No room.");
  });

  it("does not move the person back after a successful save", async () => {
    const { user, answerSave } = await openWithHeldSave();
    await typeNumber(user);
    await user.click(saveButton());
    await user.click(sectionStep(/Academic/));
    await findSection("Academic qualifications");
    answerSave(sectionSaved(anApplicantWithOpenForm(jambDetails(jambNumber))));
    await screen.findByText("JAMB details saved.");
    screen.getByRole("heading", { level: 2, name: "Academic qualifications" });
  });
});

describe("the JAMB section without saved values from the college", () => {
  const notReturned = { jamb: { state: null, missing: [] }, sittings: null, canSubmit: null };

  it("says so, saves without a revision and shows what it saved", async () => {
    const { sent, listen } = recordArgs(() => sectionSaved(anApplicantWithOpenForm(notReturned)));
    const { user } = await openJamb(anApplicantWithOpenForm(notReturned), {
      saveJambDetails: listen,
    });
    await screen.findByText(/does not tell what you saved here before/);
    expect(sectionStep(/JAMB/).textContent).toBe("JAMB");
    await typeNumber(user);
    await user.click(saveButton());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: jambNumber, jambScore: "" } }]);
    expect(sectionStep(/JAMB/).textContent).not.toContain("Not saved yet");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(jambTexts.number).value).toBe(jambNumber);
  });
});
