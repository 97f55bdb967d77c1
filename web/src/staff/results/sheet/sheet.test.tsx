import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  aCollegeSheet,
  type CollegeSheet,
  openSheet,
} from "../../../../testing/lecturers-sheet.ts";
import { findHeading } from "../../../../testing/render-portal.tsx";
import { type Args, failure } from "../../../../testing/server.ts";

const cell = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const open = async (college: CollegeSheet = aCollegeSheet(), query = {}, mutation = {}) => {
  const opened = openSheet(college, query, mutation);
  await findHeading("CHE 211 Primary Health Care");
  return { college, ...opened };
};

const rowOf = (name: RegExp) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  if (!row) throw new Error("The row is missing");
  return row;
};

const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

const saved = () => screen.findByText(/^All saved \d\d:\d\d$/);

describe("a lecturer's result sheet", () => {
  it("computes totals and grades while typing and saves each cell once", async () => {
    const { user, college } = await open();
    await user.click(cell(/^Exam, Adeyemi/));
    await user.keyboard("45{Enter}");
    expect(within(rowOf(/Adeyemi/)).getByText("75")).toBeDefined();
    expect(within(rowOf(/Adeyemi/)).getByText("A")).toBeDefined();
    expect(document.activeElement).toBe(cell(/^Exam, Bello/));
    await user.keyboard("{ArrowLeft}20{Tab}");
    await saved();
    expect(college.requests.flat()).toEqual(["1 EXAM 45", "2 CA 20"]);
    expect([college.stored.get("1 EXAM"), college.stored.get("2 CA")]).toEqual(["45", "20"]);
  });

  it("supports overwriting, Escape, Delete and Ctrl+Z", async () => {
    const { user, college } = await open();
    await user.click(cell(/^CA, Adeyemi/));
    await user.keyboard("12{Escape}");
    expect(cell(/^CA, Adeyemi/).value).toBe("30");
    await user.keyboard("{Delete}");
    expect(cell(/^CA, Adeyemi/).value).toBe("");
    await user.keyboard("{Control>}z{/Control}");
    expect(cell(/^CA, Adeyemi/).value).toBe("30");
    await user.keyboard("7{ArrowDown}");
    await saved();
    expect([...college.stored]).toEqual([["1 CA", "7"]]);
  });

  it("keeps invalid marks as typed and reports them", async () => {
    const { user, college } = await open();
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("101{Enter}abc{ArrowUp}{ArrowUp}31{Enter}");
    await saved();
    expect(college.requests).toEqual([["1 CA 31"]]);
    expect([cell(/^CA, Bello/).value, cell(/^CA, Chukwu/).value]).toEqual(["101", "abc"]);
    expect(cell(/^CA, Bello/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("CA “101” is not saved. The most is 40.")).toBeDefined();
    expect(screen.getAllByText("2 cells need your attention")).not.toHaveLength(0);
  });

  it("saves a pasted block in one request and can undo it", async () => {
    const { user, college } = await open();
    await user.click(cell(/^CA, Bello/));
    paste(cell(/^CA, Bello/), "21\t50\tABS\tx\r\n22\t51\r\n23\t52\r\n24\t\r\n");
    expect(
      screen.getByText(
        "5 cells pasted. 1 cell did not fit below the last row. 1 cell did not fit beside the remark. 2 cells fell on students who dropped the course.",
      ),
    ).toBeDefined();
    await saved();
    expect(college.requests).toHaveLength(1);
    // An absent student has no examination mark, so one of the two waits for the lecturer.
    expect(college.requests[0]).toEqual(["2 CA 21", "2 EXAM 50", "3 CA 22", "3 EXAM 51"]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(college.stored.get("3 EXAM")).toBe(""));
    expect([cell(/^CA, Bello/).value, cell(/^Remark, Bello/).value]).toEqual(["", ""]);
  });

  it("keeps cells offline and through a reload, and sends them later", async () => {
    const { user, college, server, unmount } = await open();
    server.setOffline(true);
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("20{Enter}25{Enter}");
    expect(await screen.findAllByText("Offline: 2 cells wait")).not.toHaveLength(0);
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    unmount();

    const again = await open(college);
    expect([cell(/^CA, Bello/).value, cell(/^CA, Chukwu/).value]).toEqual(["20", "25"]);
    await saved();
    expect([college.stored.get("2 CA"), college.stored.get("3 CA")]).toEqual(["20", "25"]);
    again.server.setOffline(true);
    await again.user.click(cell(/^Exam, Bello/));
    await again.user.keyboard("50{Enter}");
    await screen.findAllByText("Offline: 1 cell waits");
    again.server.setOffline(false);
    act(() => void window.dispatchEvent(new Event("online")));
    await saved();
    expect(college.stored.get("2 EXAM")).toBe("50");
    expect(Object.keys(localStorage).filter((key) => key.includes("result-sheet"))).toEqual([]);
  });

  it("reports cells whose last request fails after it is left", async () => {
    const saveScores = () => failure("COLLEGE_UNAVAILABLE", "The college does not answer.");
    const { user } = await open(aCollegeSheet(), {}, { saveScores });
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("20");
    await user.click(screen.getByRole("link", { name: "Oyo State College of Health Technology" }));
    const note = await screen.findByText(/^1 cell of CHE 211 is not saved\. This browser keeps it/);
    expect(note.closest('[role="alert"]')).not.toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes("result-sheet"))).toHaveLength(1);
  });

  it("shows both values of a conflict and sends the chosen one", async () => {
    const { user, college } = await open();
    college.stored.set("2 CA", "11").set("3 CA", "12");
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("21{Enter}22{Enter}");
    const says = "CA: you entered 21, Ngozi Eze saved 11 meanwhile.";
    expect(await screen.findByText(says)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Keep 21" }));
    expect(document.activeElement).toBe(cell(/^CA, Bello/));
    await user.click(screen.getByRole("button", { name: "Take 12" }));
    await waitFor(() => expect(college.stored.get("2 CA")).toBe("21"));
    expect([college.stored.get("3 CA"), cell(/^CA, Chukwu/).value]).toEqual(["12", "12"]);
    expect(screen.queryByText(says)).toBeNull();
  });

  it("keeps its cells if a colleague submitted it, until they are discarded", async () => {
    const refusal = {
      __typename: "Refusal",
      code: "WRONG_STATE",
      message: "The sheet is with the exam office.",
      fields: [],
    };
    const college = aCollegeSheet();
    const after = { ...college.sheet, state: "SUBMITTED", canEnter: false, canSubmit: false };
    const handedIn = { ...college, sheet: college.sheet };
    const saveScores = () => {
      handedIn.sheet = after;
      return refusal;
    };
    const { user } = await open(handedIn, {}, { saveScores });
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("20{Enter}");
    expect(await screen.findByText(/^1 cell could not be saved/)).toBeDefined();
    expect(within(rowOf(/Bello/)).getByText("20")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Discard them" }));
    expect(within(rowOf(/Bello/)).queryByText("20")).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes("result-sheet"))).toEqual([]);
  });

  it("filters students and moves no row while typing", async () => {
    const { user } = await open();
    const grid = () => within(screen.getByRole("grid", { name: "Marks of CHE 211" }));
    const names = () =>
      grid()
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent);
    expect(names()).toHaveLength(4);
    await user.click(screen.getByRole("radio", { name: "Carryovers" }));
    expect(names()).toEqual(["Chukwu AdaCOHT/2025/003Carryover"]);
    await user.click(screen.getByRole("radio", { name: "Incomplete" }));
    await user.click(cell(/^Exam, Adeyemi/));
    await user.keyboard("40{Enter}");
    expect(names()).toHaveLength(3);
    await user.type(screen.getByLabelText("Search"), "musa 002");
    expect(names()).toEqual(["Bello MusaCOHT/2025/002"]);
  });

  it("lists missing marks before it is submitted and links to them", async () => {
    const college = aCollegeSheet();
    const submitSheet = vi.fn((_args: Args) => ({
      __typename: "SheetChanged",
      message: "The sheet is submitted.",
      sheet: college.sheet,
    }));
    const { user } = await open(college, {}, { submitSheet });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const dialog = screen.getByRole("dialog", { name: "Submit CHE 211" });
    expect(within(dialog).getByText(/Marks of 3 students are missing/)).toBeDefined();
    expect(within(dialog).queryByRole("button", { name: "Submit" })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: "Go to the first" }));
    await waitFor(() => expect(document.activeElement).toBe(cell(/^Exam, Adeyemi/)));
    paste(cell(/^CA, Adeyemi/), "30\t40\n20\t30\n25\t41");
    await saved();
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const ready = screen.getByRole("dialog", { name: "Submit CHE 211" });
    await user.click(within(ready).getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("The sheet is submitted.")).toBeDefined();
    expect(submitSheet.mock.calls).toEqual([
      [{ input: { semesterId: "7", courseId: "31", revision: 4 } }],
    ]);
  });

  it("is loaded again after a refused submission and can be submitted", async () => {
    const [first] = aCollegeSheet().sheet.rows;
    const made = aCollegeSheet({ rows: [{ ...first, exam: 45 }] });
    const college = { ...made, sheet: made.sheet };
    const submitSheet = vi.fn((_args: Args) => {
      if (submitSheet.mock.calls.length > 1)
        return { __typename: "SheetChanged", message: "It is submitted.", sheet: college.sheet };
      college.sheet = { ...made.sheet, revision: 6 };
      return {
        __typename: "Refusal",
        code: "CHANGED_ELSEWHERE",
        message: "Somebody changed it.",
        fields: [],
      };
    });
    const { user, server } = await open(college, {}, { submitSheet });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Submit CHE 211" }));
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await dialog.findByText("Somebody changed it.")).toBeDefined();
    await waitFor(() =>
      expect(server.operations.filter((name) => name === "Sheet")).toHaveLength(2),
    );
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("It is submitted.")).toBeDefined();
    expect(submitSheet.mock.calls.map(([args]) => args)).toMatchObject([
      { input: { revision: 4 } },
      { input: { revision: 6 } },
    ]);
  });

  it("does not require the marks of deferred students but accepts them", async () => {
    const [first, second] = aCollegeSheet().sheet.rows;
    const rows = [
      { ...first, exam: 45 },
      { ...second, standing: "DEFERRED" },
    ];
    const { user, college } = await open(aCollegeSheet({ rows }));
    expect(within(rowOf(/Bello/)).getByText("Deferred")).toBeDefined();
    expect(within(rowOf(/Adeyemi/)).queryByText("Active")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).queryByText(/missing/)).toBeNull();
    await user.keyboard("{Escape}");
    await user.click(cell(/^CA, Bello/));
    await user.keyboard("12{Enter}");
    await saved();
    expect(college.stored.get("2 CA")).toBe("12");
  });

  it("shows why it was returned", async () => {
    const event = { at: "2026-07-02T09:00:00.000Z", by: "Ada Bassey", version: null };
    await open(
      aCollegeSheet({
        state: "RETURNED",
        events: [{ ...event, state: "RETURNED", reason: "Two marks were swapped." }],
      }),
    );
    const note = screen.getByText(/^Returned by Ada Bassey, 2 July 2026/).closest('[role="alert"]');
    expect(note?.textContent).toContain("Two marks were swapped.");
    expect(cell(/^CA, Adeyemi/).value).toBe("30");
  });

  it("is read-only once it is submitted", async () => {
    await open(aCollegeSheet({ state: "SUBMITTED", canEnter: false, canSubmit: false }));
    expect(screen.getByText(/The sheet is with the exam office/)).toBeDefined();
    expect(screen.queryByLabelText(/^CA, /)).toBeNull();
    expect(within(rowOf(/Adeyemi/)).getByText("30")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Submit|Import/ })).toBeNull();
  });

  it("checks a file first, shows what it overwrites and imports it", async () => {
    const college = aCollegeSheet();
    const marks = (ca: number) => ({ ca, exam: null, remark: null });
    const importScores = vi.fn(({ dryRun }: Args) => ({
      __typename: "SheetImportReport",
      dryRun,
      rowCount: 1,
      imported: dryRun ? 0 : 1,
      errorCount: 0,
      errors: [],
      overwritten: 1,
      overwrites: [
        {
          matricNumber: "COHT/2025/001",
          name: "Adeyemi Folake",
          before: marks(30),
          after: marks(33),
        },
      ],
      preview: "seen",
    }));
    const { user } = await open(college, {}, { importScores });
    await user.click(screen.getByRole("button", { name: "Import" }));
    await user.upload(screen.getByLabelText("File"), new File(["x"], "marks.csv"));
    await user.click(screen.getByRole("button", { name: "Check the file" }));
    const table = await screen.findByRole("table", { name: "What is overwritten" });
    expect(within(table).getByText("CA 30, exam –")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Import 1 row" }));
    expect(await screen.findByText("1 row imported.")).toBeDefined();
    expect(importScores.mock.calls.map(([{ dryRun, preview }]) => [dryRun, preview])).toEqual([
      [true, null],
      [false, "seen"],
    ]);
  });

  it("counts the current totals by grade", async () => {
    const { user } = await open();
    expect(screen.getByText("No result is complete yet.")).toBeDefined();
    await user.click(cell(/^Exam, Adeyemi/));
    await user.keyboard("45{Enter}");
    const totals = await screen.findByRole("list", { name: "Totals by grade" });
    expect(totals.textContent).toContain("A (from 75)  1 student, 100%");
  });

  it("of a colleague's course is not found", async () => {
    const { findByText } = openSheet(aCollegeSheet(), {
      resultSheet: () => failure("NOT_FOUND", "There is no such sheet."),
    });
    expect(await findByText("There is no such sheet.")).toBeDefined();
  });
});
