import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Form } from "antd";
import { describe, expect, it, vi } from "vitest";
import {
  aSitting,
  oneSitting,
  openAcademic,
  recordAcademicSave,
} from "../../../../../testing/academic-section.ts";
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
import { chooseOption, shownChoice } from "../../../../../testing/choose-option.ts";
import { failure } from "../../../../../testing/server.ts";

const failed =
  "Failed to save academic qualifications. Please try again. Ignore this message if you have already filled this section.";

const requirement = {
  credits: 3,
  subjects: [["English Language"], ["Mathematics"], ["Chemistry", "Physics"]],
  sittings: 2,
};

const twoSittings = {
  sittings: [aSitting(), aSitting({ examType: "NECO", examNumber: "12345678AB", revision: 5 })],
  numberOfSittings: 2,
};

/** What a screen reader says of a control besides its label. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim();

type User = Awaited<ReturnType<typeof openAcademic>>["user"];

/** Fills in the first sitting completely. */
const fill = async (user: User) => {
  await user.type(await screen.findByLabelText("School or centre"), "St. Mary's");
  await chooseOption(user, control("Exam"), "WAEC");
  await chooseOption(user, control("Year"), "2024");
  await user.type(control("Exam number"), "4250101001");
  await chooseOption(user, control("Grade 1"), "B3");
  await chooseOption(user, control("Grade 2"), "C6");
};

describe("the academic section", () => {
  it("starts with English and Mathematics and saves with one request", async () => {
    const { sent, listen } = recordAcademicSave();
    const { user, server } = await openAcademic({}, { saveAcademicQualifications: listen });
    await fill(user);
    expect(shownChoice(control("Subject 1"))).toBe("English Language");
    expect(shownChoice(control("Subject 2"))).toBe("Mathematics");
    await user.click(saveButton());
    await findSection("JAMB details");
    expect(sent).toEqual([
      {
        input: {
          sittings: [
            {
              schoolName: "St. Mary's",
              examType: "WAEC",
              year: "2024",
              examNumber: "4250101001",
              revision: 0,
              subjects: [
                { name: "English Language", grade: "B3" },
                { name: "Mathematics", grade: "C6" },
              ],
            },
          ],
        },
      },
    ]);
    expect(formOperations(server)).toEqual(["ApplicationForm", "SaveAcademicQualifications"]);
    expect(sectionStep(/Academic/).textContent).not.toContain("Not saved yet");
    expect(sessionStorage).toHaveLength(0);
  });

  it("continues without a request when nothing changed", async () => {
    const { user, server } = await openAcademic(twoSittings);
    expect(
      (await screen.findAllByLabelText<HTMLInputElement>("Exam number")).map(
        (field) => field.value,
      ),
    ).toEqual(["4250101001", "12345678AB"]);
    await user.click(saveButton());
    await findSection("JAMB details");
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("shows all problems, drops empty rows and focuses the first problem", async () => {
    const { user, server } = await openAcademic();
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await screen.findByText("Enter the name of the school or centre where you sat the exam.");
    screen.getByText("Choose the exam: WAEC, NECO or NABTEB.");
    screen.getByText("Choose the year of the exam.");
    screen.getByText("Enter your exam number.");
    screen.getByText("Choose your grade in Mathematics.");
    expect(screen.queryByLabelText("Subject 3")).toBeNull();
    expect(document.activeElement).toBe(control("School or centre"));
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
    await user.type(control("School or centre"), "B");
    await waitFor(() => expect(screen.queryByText(/Enter the name of the school/)).toBeNull());
  });

  it("keeps the empty rows of a sitting without subjects", async () => {
    const { user } = await openAcademic();
    await user.click(await screen.findByRole("radio", { name: "Two sittings" }));
    await user.click(saveButton());
    await screen.findByText("Enter your subjects and grades.");
    const second = screen.getByRole("group", { name: "Second sitting" });
    within(second).getByLabelText("Subject 3");
  });

  it("shows the number format of the chosen exam", async () => {
    const { user } = await openAcademic();
    await chooseOption(user, await screen.findByLabelText("Exam"), "NABTEB");
    screen.getByText(/A NABTEB exam number has 8 digits/);
    expect(descriptionOf(control("Exam number"))).toMatch(/A NABTEB exam number has 8 digits/);
  });

  it("replaces the hint by the error of an exam number", async () => {
    const { user } = await openAcademic();
    await chooseOption(user, await screen.findByLabelText("Exam"), "NABTEB");
    await user.type(control("Exam number"), "12");
    await user.click(saveButton());
    await screen.findByText(/A NABTEB exam number has 8 digits/, { selector: "[id$=_help] *" });
    screen.getByText(/A NABTEB exam number has 8 digits/);
    expect(control("Exam number").getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps both of two changes between two renders", async () => {
    await openAcademic(oneSitting);
    await screen.findByLabelText("Grade 2");
    const clearOf = (label: string) =>
      control(label).closest(".ant-select")?.querySelector(".ant-select-clear") as HTMLElement;
    act(() => {
      fireEvent.click(clearOf("Subject 1"));
      fireEvent.click(clearOf("Grade 2"));
    });
    expect(shownChoice(control("Subject 1"))).toBe("Choose…");
    expect(shownChoice(control("Grade 2"))).toBe("Choose…");
    expect(shownChoice(control("Subject 2"))).toBe("Mathematics");
  });

  it("rejects a duplicate subject at its row", async () => {
    const { user } = await openAcademic();
    await chooseOption(user, await screen.findByLabelText("Subject 3"), "Mathematics");
    const words = "Mathematics is entered twice. Remove one of them.";
    await screen.findByText(words);
    expect(descriptionOf(control("Subject 3"))).toBe(words);
    expect(control("Subject 2").getAttribute("aria-invalid")).toBeNull();
    await chooseOption(user, control("Subject 3"), "Biology");
    await waitFor(() => expect(screen.queryByText(/is entered twice/)).toBeNull());
  });

  it("renders no other field on a key press or a choice", async () => {
    const items = vi.spyOn(Form, "Item");
    const rendered = () => items.mock.calls.map(([{ name }]) => name).filter(Boolean);
    const { user } = await openAcademic(twoSittings);
    const [school] = await screen.findAllByLabelText("School or centre");
    expect(rendered()).toContain("sittings.1.subjects.1.grade");
    for (const key of "St") {
      items.mockClear();
      await user.type(school as HTMLElement, key);
      expect(rendered().filter((name) => name !== "sittings.0.schoolName")).toEqual([]);
    }
    items.mockClear();
    const [grade] = screen.getAllByLabelText("Grade 2");
    await chooseOption(user, grade as HTMLElement, "A1");
    expect(rendered().filter((name) => name !== "sittings.0.subjects.1.grade")).toEqual([]);
  });

  it("adds and removes rows by keyboard and keeps the focus", async () => {
    const { user } = await openAcademic();
    const add = await screen.findByRole<HTMLButtonElement>("button", { name: "Add a subject" });
    for (const number of [6, 7, 8, 9]) {
      add.focus();
      await user.keyboard("{Enter}");
      expect(document.activeElement).toBe(control(`Subject ${number}`));
    }
    expect(add.disabled).toBe(true);
    screen.getByText("9 subjects is the most a result can show.");
    screen.getByRole("button", { name: "Remove Mathematics" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(control("Subject 2"));
    expect(shownChoice(control("Subject 2"))).toBe("Choose…");
    screen.getByText("Mathematics is removed.");
    expect(screen.queryByLabelText("Subject 9")).toBeNull();
    screen.getByRole("button", { name: "Remove subject 8" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(add);
  });

  it("shows whether the results meet the course's requirements", async () => {
    const { user } = await openAcademic({ ...oneSitting, olevelRequirement: requirement });
    await screen.findByText("What Community Health asks for");
    screen.getByText("Requirement not met yet");
    screen.getByText(/A credit is still needed in Chemistry or Physics/);
    await user.click(screen.getByRole("button", { name: "Add a subject" }));
    await chooseOption(user, control("Subject 3"), "Physics");
    await chooseOption(user, control("Grade 3"), "C5");
    screen.getByText("Requirement met");
    await chooseOption(user, control("Grade 3"), "D7");
    screen.getByText("Requirement not met yet");
  });

  it("stays after a failure with the specified message and keeps the input", async () => {
    const { user } = await openAcademic(oneSitting, {
      saveAcademicQualifications: () => {
        throw failure("COLLEGE_TIMEOUT", "The college did not answer in time.");
      },
    });
    await user.type(await screen.findByLabelText("School or centre"), " Two");
    await user.click(saveButton());
    const alert = await screen.findByRole("alert");
    within(alert).getByText(failed);
    within(alert).getByText("The college did not answer in time.");
    expect(control("School or centre").value).toBe("Baptist High School Two");
  });

  it("shows refusals at their sitting and saves over a partial save", async () => {
    const { sent, listen } = recordArgs(() =>
      sectionRefused("INVALID_INPUT", "Not valid.", {
        field: "sittings.1.examNumber",
        message: "No such candidate.",
      }),
    );
    const { user, server } = await openAcademic(twoSittings, {
      saveAcademicQualifications: listen,
    });
    const schools = await screen.findAllByLabelText("School or centre");
    await user.type(schools[0] as HTMLElement, " Two");
    server.answer({
      query: {
        viewer: anApplicantWithOpenForm({
          ...twoSittings,
          sittings: [aSitting({ revision: 2 }), twoSittings.sittings[1]],
        }),
      },
    });
    await user.click(saveButton());
    await screen.findByText("No such candidate.");
    expect(document.activeElement).toBe(screen.getAllByLabelText("Exam number")[1]);
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    const revisions = sent.map(({ input }) =>
      (input as { sittings: { revision: number }[] }).sittings.map(({ revision }) => revision),
    );
    expect(revisions).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect(screen.queryByText("This section was saved somewhere else meanwhile")).toBeNull();
  });

  it("confirms before it drops a second sitting", async () => {
    const { sent, listen } = recordAcademicSave();
    const { user } = await openAcademic(twoSittings, { saveAcademicQualifications: listen });
    await user.click(await screen.findByLabelText("One sitting"));
    const dialog = screen.getByRole("dialog", { name: "Remove the second sitting?" });
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    expect(control("Two sittings").checked).toBe(true);
    expect(screen.getAllByLabelText("Exam number")).toHaveLength(2);
    await user.click(control("One sitting"));
    await user.click(screen.getByRole("button", { name: "Remove it" }));
    expect(screen.getAllByLabelText("Exam number")).toHaveLength(1);
    await user.click(saveButton());
    await findSection("JAMB details");
    expect(sent).toEqual([{ input: { sittings: [expect.objectContaining({ revision: 1 })] } }]);
  });

  it("drops a second sitting with nothing in it without asking", async () => {
    const { user } = await openAcademic(oneSitting);
    await user.click(await screen.findByLabelText("Two sittings"));
    await user.click(control("One sitting"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getAllByLabelText("Exam number")).toHaveLength(1);
  });

  it("restores sittings and rows after a reload", async () => {
    const first = await openAcademic();
    await fill(first.user);
    await first.user.click(control("Two sittings"));
    const schools = screen.getAllByLabelText("School or centre");
    await first.user.type(schools[1] as HTMLElement, "Night school");
    first.unmount();
    await openAcademic();
    await screen.findByText("What you typed before is back. It is not saved yet.");
    expect(
      screen.getAllByLabelText<HTMLInputElement>("School or centre").map((field) => field.value),
    ).toEqual(["St. Mary's", "Night school"]);
    expect(shownChoice(screen.getAllByLabelText("Grade 1")[0])).toBe("B3");
  });

  it.each([
    "[]",
    '{"values":{"count":"3"},"base":[]}',
    '{"values":null}',
    "not JSON",
  ])("ignores an invalid draft: %s", async (draft) => {
    sessionStorage.setItem("portal:draft:COHT/CHE/00001:application-academic", draft);
    await openAcademic(oneSitting);
    expect((await screen.findByLabelText<HTMLInputElement>("Exam number")).value).toBe(
      "4250101001",
    );
    expect(screen.queryByText("What you typed before is back. It is not saved yet.")).toBeNull();
  });

  it("works without the saved values of the college and says so", async () => {
    const notReturned = { sittings: null, academic: { state: null, missing: [] } };
    const { sent, listen } = recordArgs(() => sectionSaved(anApplicantWithOpenForm(notReturned)));
    const { user } = await openAcademic(notReturned, { saveAcademicQualifications: listen });
    await screen.findByText(/does not tell what you saved here before/);
    await fill(user);
    await user.click(saveButton());
    await findSection("JAMB details");
    const { sittings } = sent[0]?.input as { sittings: object[] };
    expect(sittings[0]).not.toHaveProperty("revision");
    await user.click(sectionStep(/Academic/));
    await findSection("Academic qualifications");
    expect(control("School or centre").value).toBe("St. Mary's");
    expect(sectionStep(/Academic/).textContent).toBe("Academic");
  });
});
