import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { aSheet, failedResult } from "../../../../testing/results.ts";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import { nextTask } from "../../../lib/next-task.ts";

const publishedSheet = { ...aSheet, state: "PUBLISHED", version: 1, canAmend: true };

const shown = { ca: 15, exam: 20, remark: null, total: 35, grade: "F" };

const anAmendment = (fields: object = {}) => ({
  __typename: "SheetAmendment",
  message: "Version 2 stands.",
  version: 1,
  changed: 1,
  problems: 0,
  rows: [
    {
      studentId: "2",
      matricNumber: "COHT/2025/002",
      name: "Bello Musa",
      before: shown,
      after: { ...shown, exam: 26, total: 41, grade: "E" },
      note: null,
      problem: null,
    },
  ],
  ...fields,
});

const open = (
  amendSheet: (args: Args) => object,
  viewer: () => unknown = () => aStaff("EXAM_OFFICER"),
) => {
  const server = startServer(
    {
      viewer,
      resultSheet: publishedSheet,
      resultSheetVersions: [],
    },
    { amendSheet },
  );
  const opened = openPortal("/exam-officer/result/7/31/amend", server);
  const pickMusa = async () => {
    await chooseOption(
      opened.user,
      await screen.findByLabelText(/^Find a student/),
      "COHT/2025/002 Bello Musa",
    );
    return screen.getByRole<HTMLInputElement>("textbox", { name: "Exam of Bello Musa" });
  };
  const press = (name: string) =>
    opened.user.click(screen.getByRole(name === "Log out" ? "menuitem" : "button", { name }));
  return { ...opened, server, pickMusa, press };
};

describe("an amendment", () => {
  it("shows the grade while typing and sends the previewed version", async () => {
    const amendSheet = vi.fn((_args: Args) => anAmendment());
    const { user, pickMusa, press } = open(amendSheet);
    const exam = await pickMusa();
    expect(screen.getByText("35 F (as it is)")).toBeTruthy();
    await user.clear(exam);
    await user.type(exam, "26");
    expect(screen.getByText("35 F → 41 E")).toBeTruthy();
    await press("Preview");
    expect(amendSheet).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Reason"), "A script was found");
    await press("Preview");
    const dialog = await screen.findByRole("dialog", { name: "1 result changes" });
    expect(within(dialog).getByText("CA 15, exam 26: 41 E")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Amend" }));
    await waitFor(() => expect(window.location.pathname).toBe("/exam-officer/result/7/31"));
    const changes = [{ studentId: "2", ca: 15, exam: 26, remark: null }];
    const input = { semesterId: "7", courseId: "31", version: 1, changes };
    expect(amendSheet.mock.calls.map(([args]) => args.input)).toEqual([
      { ...input, reason: "A script was found", dryRun: true },
      { ...input, reason: "A script was found", dryRun: false },
    ]);
  });

  it.each([
    ["61", "The most is 60."],
    ["abc", "Enter a whole number from 0 to 60."],
  ])("shows at the mark why %s is invalid and sends nothing", async (typed, problem) => {
    const amendSheet = vi.fn((_args: Args) => anAmendment());
    const { user, pickMusa, press } = open(amendSheet);
    const exam = await pickMusa();
    await user.clear(exam);
    await user.type(exam, typed);
    expect(screen.getByText(problem)).toBeTruthy();
    await user.type(screen.getByLabelText("Reason"), "A script was found");
    await press("Preview");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(amendSheet).not.toHaveBeenCalled();
  });

  it("keeps the input when a newer version is published", async () => {
    const amendSheet = vi.fn(({ input }: Args): object =>
      (input as { version: number }).version === 1
        ? {
            __typename: "Refusal",
            code: "CHANGED_ELSEWHERE",
            message: "Another version stands.",
            fields: [],
          }
        : anAmendment({ version: 2 }),
    );
    const { user, server, pickMusa, press } = open(amendSheet);
    const exam = await pickMusa();
    await user.clear(exam);
    await user.type(exam, "26");
    await user.type(screen.getByLabelText("Reason"), "A script was found");
    const newer = { ...failedResult, ca: 18, total: 38 };
    server.answer({
      query: { resultSheet: { ...publishedSheet, state: "AMENDED", version: 2, rows: [newer] } },
    });
    await press("Preview");
    expect(await screen.findByText("These results were amended meanwhile")).toBeTruthy();
    expect(exam.value).toBe("26");
    expect(screen.getByText("Now 18")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Preview" })).toHaveProperty("disabled", true);
    await press("Go on from the newer version");
    await press("Preview");
    await screen.findByRole("dialog", { name: "1 result changes" });
    expect(amendSheet.mock.lastCall?.[0].input).toMatchObject({
      version: 2,
      changes: [{ studentId: "2", ca: 15, exam: 26 }],
    });
  });

  it("survives a reload and confirms leaving until it is made", async () => {
    const first = open(() => anAmendment());
    const exam = await first.pickMusa();
    await first.user.clear(exam);
    await first.user.type(exam, "26");
    await first.user.type(screen.getByLabelText("Reason"), "A script was found");
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    first.unmount();

    const { user, press } = open(() => anAmendment());
    const again = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Exam of Bello Musa",
    });
    expect(again.value).toBe("26");
    expect(screen.getByText(/^These corrections are from your last visit/)).toBeTruthy();
    await press("Account");
    await user.click(screen.getByRole("menuitem", { name: "Log out" }));
    await screen.findByRole("dialog", { name: "1 mark is not saved" });
    await press("Stay");
    await press("Preview");
    const dialog = await screen.findByRole("dialog", { name: "1 result changes" });
    await user.click(within(dialog).getByRole("button", { name: "Amend" }));
    await waitFor(() => expect(window.location.pathname).toBe("/exam-officer/result/7/31"));
    expect(Object.keys(sessionStorage).filter((key) => key.includes("amendment"))).toEqual([]);
  });

  it("survives a reload whose session is answered after the sheet", async () => {
    const first = open(() => anAmendment());
    const exam = await first.pickMusa();
    await first.user.clear(exam);
    await first.user.type(exam, "26");
    first.unmount();

    let answerSession = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answerSession = resolve;
    });
    const viewer = () => answered.then(() => aStaff("EXAM_OFFICER"));
    const { server } = open(() => anAmendment(), viewer);
    await waitFor(() => expect(server.operations).toContain("SheetToAmend"));
    // The sheet's answer arrives.
    await act(nextTask);
    answerSession();
    const again = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Exam of Bello Musa",
    });
    expect(again.value).toBe("26");
  });

  it("is not offered without the permission", async () => {
    const refusedBecause = "You teach this course: somebody else amends it.";
    openPortal(
      "/exam-officer/result/7/31/amend",
      startServer({
        viewer: aStaff("EXAM_OFFICER"),
        resultSheet: { ...publishedSheet, canAmend: false, refusedBecause },
      }),
    );
    expect(await screen.findByText(refusedBecause)).toBeTruthy();
    expect(screen.queryByLabelText(/^Find a student/)).toBeNull();
  });
});
