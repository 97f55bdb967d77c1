import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  formOperations,
  openForm,
  sectionStep,
} from "../../../../testing/application-form.tsx";

const states = {
  personal: { state: "COMPLETE", missing: [] },
  academic: { state: "IN_PROGRESS", missing: [] },
  jamb: { state: "NOT_STARTED", missing: [] },
  declaration: { state: "NOT_STARTED", missing: [] },
};

describe("the sections of the application form", () => {
  it("are an ordered list with progress and current section", async () => {
    await openForm("?section=jamb", anApplicantWithOpenForm(states));
    await findSection("JAMB details");
    const steps = screen.getByRole("navigation", { name: "Sections of the form" });
    const items = within(steps).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("PersonalComplete"),
      expect.stringContaining("AcademicIn progress"),
      expect.stringContaining("JAMBNot started"),
      expect.stringContaining("DeclarationNot started"),
    ]);
    const current = items.map((item) => item.getAttribute("aria-current"));
    expect(current).toEqual([null, null, "step", null]);
  });

  it("start at the first incomplete one by default", async () => {
    await openForm("", anApplicantWithOpenForm(states));
    await findSection("Academic qualifications");
    expect(window.location.search).toBe("?section=academic");
  });

  it("start there for an unknown section in the address", async () => {
    await openForm("?section=money", anApplicantWithOpenForm());
    await findSection("Personal details");
  });

  it("can be opened in any order with one request in total", async () => {
    const { user, server } = await openForm("?section=personal");
    await findSection("Personal details");
    await user.click(screen.getByRole("link", { name: "Next" }));
    await findSection("Academic qualifications");
    expect(window.location.search).toBe("?section=academic");
    await user.click(sectionStep(/Declaration/));
    await findSection("Declaration");
    await user.click(screen.getByRole("link", { name: "Previous" }));
    await findSection("JAMB details");
    window.history.back();
    await findSection("Declaration");
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("focus their heading when opened", async () => {
    const { user } = await openForm("?section=personal");
    await findSection("Personal details");
    await user.click(sectionStep(/JAMB/));
    const heading = await findSection("JAMB details");
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("focus the field in the address", async () => {
    await openForm("?section=personal#parentPhone");
    await findSection("Personal details");
    await waitFor(() => expect(document.activeElement).toBe(control("Parent/Guardian Phone")));
  });

  it("focus their first question if the field is hidden", async () => {
    await openForm("?section=jamb#jambNo");
    await findSection("JAMB details");
    await waitFor(() => expect(document.activeElement).toBe(control("Yes, I sat JAMB")));
  });

  it("keep unsaved input while moving and say that it is unsaved", async () => {
    const { user } = await openForm("?section=jamb");
    await user.click(await screen.findByLabelText("Yes, I sat JAMB"));
    await user.type(control("JAMB registration number"), "2025123");
    await user.click(sectionStep(/Academic/));
    await user.type(await screen.findByLabelText("School or centre"), "St. Mary's, Ọ̀yọ́");
    expect(sectionStep(/JAMB/).textContent).toContain("Not saved yet");
    await user.click(sectionStep(/JAMB/));
    expect((await screen.findByLabelText<HTMLInputElement>("JAMB registration number")).value).toBe(
      "2025123",
    );
    expect(sectionStep(/Academic/).textContent).toContain("Not saved yet");
    expect(sectionStep(/Personal/).textContent).not.toContain("Not saved yet");
  });

  it("keep input without browser storage", async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    try {
      const { user } = await openForm("?section=academic");
      await user.type(await screen.findByLabelText("School or centre"), "Baptist High School");
      await user.click(sectionStep(/JAMB/));
      await findSection("JAMB details");
      await user.click(sectionStep(/Academic/));
      const school = await screen.findByLabelText<HTMLInputElement>("School or centre");
      expect(school.value).toBe("Baptist High School");
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
