import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../testing/render-with-providers.tsx";
import { FileImport, type FileImportProps } from "./FileImport.tsx";
import type { ImportAnswer, ImportResult } from "./import-types.ts";

type Send = FileImportProps["send"];

const open = (send: Send, more: Partial<FileImportProps> = {}) => {
  const onDone = vi.fn();
  const opened = renderWithProviders(
    <FileImport
      title="Import scores"
      columns="application_no, score"
      send={send}
      onDone={onDone}
      onClose={() => undefined}
      {...more}
    />,
  );
  return { ...opened, onDone };
};

const textOf = (file: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

const scores = new File(["application_no,score\nA/B/1,70\n"], "scores.csv", { type: "text/csv" });

const report = (errors: ImportAnswer["errors"], imported = 0): ImportResult => ({
  report: { rowCount: 2, imported, errorCount: errors.length, errors },
});

const check = () => screen.getByRole("button", { name: "Check the file" });

describe("an import", () => {
  it("is checked first, and saved when nothing is wrong", async () => {
    const send = vi.fn<Send>(async (_file, dryRun) => report([], dryRun ? 0 : 2));
    const { user, onDone } = open(send);
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    await user.click(await screen.findByRole("button", { name: "Import 2 rows" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("2 rows imported."));
    expect(send.mock.calls.map(([file, dryRun]) => [file.name, dryRun])).toEqual([
      ["scores.csv", true],
      ["scores.csv", false],
    ]);
  });

  it("is not offered while a row is wrong, with the errors", async () => {
    const { user } = open(async () =>
      report([{ row: 3, column: "score", message: "101 is more than 100." }]),
    );
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    const table = await screen.findByRole("table", { name: "Errors of the file" });
    expect(within(table).getByRole("row", { name: "3 score 101 is more than 100." })).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  });

  it("can leave wrong rows out, once they were seen", async () => {
    const wrong = [
      { row: 3, column: "score", message: "101 is more than 100." },
      { row: 3, column: "application_no", message: "Nobody has this number." },
    ];
    const send = vi.fn<Send>(async (_file, dryRun) => report(wrong, dryRun ? 0 : 1));
    const { user, onDone } = open(send, { canLeaveOutWrong: true });
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "or leave the wrong rows out.",
    );
    await user.click(screen.getByRole("button", { name: "Import the 1 row without an error" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("1 row imported."));
    expect(send.mock.calls.map(([, dryRun, leaveOut]) => [dryRun, leaveOut])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("is not offered where every row is wrong", async () => {
    const wrong = [2, 3].map((row) => ({ row, column: null, message: "Nobody has this number." }));
    const { user } = open(async () => report(wrong), { canLeaveOutWrong: true });
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    await screen.findByRole("table", { name: "Errors of the file" });
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  });

  it("takes pasted values as a file of one column", async () => {
    const send = vi.fn<Send>(async () => report([]));
    const { user } = open(send, {
      pasted: { heading: "matric_number", label: "Matric numbers" },
    });
    await user.upload(screen.getByLabelText("Or a file"), scores);
    await user.click(screen.getByLabelText("Matric numbers"));
    await user.paste("COHT/2025/001, COHT/2025/002\nCOHT/2025/003\n");
    // What was pasted last counts.
    expect(screen.queryByText("scores.csv")).toBeNull();
    await user.click(check());
    await screen.findByRole("button", { name: "Import 2 rows" });
    expect(await textOf(send.mock.lastCall?.[0] ?? new Blob())).toBe(
      "matric_number\nCOHT/2025/001\nCOHT/2025/002\nCOHT/2025/003\n",
    );
  });

  it("must be checked again for another file", async () => {
    const { user } = open(async () => report([]));
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    await screen.findByRole("button", { name: "Import 2 rows" });
    await user.upload(screen.getByLabelText("File"), new File(["x"], "other.csv"));
    expect(screen.queryByRole("button", { name: "Import 2 rows" })).toBeNull();
    expect(check()).toBeDefined();
  });

  it("ignores the answer about a file that is not chosen any more", async () => {
    let answer: (result: ImportResult) => void = () => undefined;
    const { user } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    await user.upload(screen.getByLabelText("File"), new File(["x"], "other.csv"));
    answer(report([]));
    await waitFor(() => expect(check().className).not.toContain("loading"));
    expect(screen.queryByText(/nothing wrong with/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Import 2 rows" })).toBeNull();
  });

  it.each([
    ["nothing is chosen", null, "Choose a CSV or an XLSX file."],
    [
      "the file is too large",
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "scores.csv"),
      "The file is larger than 5 MB.",
    ],
  ])("is not sent if %s", async (_case, file, text) => {
    const send = vi.fn<Send>(async () => report([]));
    const { user } = open(send);
    if (file) await user.upload(screen.getByLabelText("File"), file);
    await user.click(check());
    expect(screen.getByText(text)).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it("shows the server's refusal of the whole file", async () => {
    const refusal = {
      message: "Refused.",
      fields: [{ field: "file", message: "The file is not UTF-8." }],
    };
    const { user } = open(async () => ({ refusal }));
    await user.upload(screen.getByLabelText("File"), scores);
    await user.click(check());
    expect((await screen.findByRole("alert")).textContent).toContain("The file is not UTF-8.");
  });
});
