import { generateKeyPairSync, sign } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { writeClaims } from "../../../../../rules/results/exam-card-code.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import type { AttendanceSheetQuery_attendanceSheet_students as Examinee } from "../../../gql/staff-results.ts";
import { checkCard } from "./check-card.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const cardKey = publicKey.export({ format: "jwk" }).x ?? "";

const examinee = (id: string, more: Partial<Examinee> = {}): Examinee => ({
  ...{ id, matricNumber: `COHT/2025/00${id}`, name: `Student ${id}`, department: "Nursing" },
  ...{ level: 100, photoUrl: null, isCarryover: false, obstacle: null, barredReason: null },
  ...{ __typename: "Examinee", mark: "NONE" },
  ...more,
});

const sheet = {
  ...{ semesterId: "5", courseId: "9", code: "NUR 101", cardKey },
  readAt: "2026-03-10T09:30:00.000Z",
  students: [
    examinee("1"),
    examinee("2", { obstacle: "Tuition of 2025/2026 not paid" }),
    examinee("3"),
  ],
};

const issuedBefore = new Date("2026-03-01T08:00:00.000Z");

const card = (more: object = {}, key = privateKey): string => {
  const content = Buffer.from(
    writeClaims({
      ...{ matricNumber: "COHT/2025/001", semesterId: 5, issuedAt: issuedBefore, courseIds: [9] },
      ...more,
    }),
  );
  return sign(null, content, key).toString("base64url") + content.toString("base64url");
};

const judge = (scanned: string, present: readonly string[] = []) =>
  checkCard(scanned, sheet, (id) => present.includes(id));

describe("a card at the door", () => {
  it("admits who is on the list, by the code or the address of the QR code", async () => {
    for (const scanned of [card(), ` https://portal.example/exam-card/${card()}\n`]) {
      expect(await judge(scanned)).toMatchObject({ kind: "admitted", student: { id: "1" } });
    }
  });

  const other = generateKeyPairSync("ed25519").privateKey;
  const changed = (code: string) =>
    `${code.slice(0, -3)}${code.at(-3) === "A" ? "B" : "A"}${code.slice(-2)}`;
  const newer = new Date("2026-03-10T09:31:00.000Z");

  it.each([
    ["no code", "COHT/2025/001", "This is not the code of an examination card."],
    ["another key's", card({}, other), "The college did not sign this card. It is forged."],
    ["a changed one", changed(card()), "The college did not sign this card. It is forged."],
    ["a last semester's", card({ semesterId: 4 }), "This card is of another semester."],
    ["one without the course", card({ courseIds: [8] }), "NUR 101 is not on this card."],
    [
      "one whose owner owes since",
      card({ matricNumber: "COHT/2025/002" }),
      "Tuition of 2025/2026 not paid.",
    ],
    [
      "one whose owner dropped the course",
      card({ matricNumber: "COHT/2025/009" }),
      "COHT/2025/009 has not registered this course.",
    ],
    [
      "one newer than the list",
      card({ matricNumber: "COHT/2025/009", issuedAt: newer }),
      "COHT/2025/009 is not on this list, but the card is newer than the list. Load the list again.",
    ],
  ])("refuses %s and says why", async (_name, scanned, reason) => {
    expect(await judge(scanned)).toMatchObject({ kind: "refused", reason });
  });

  it("is not let in twice", async () => {
    expect(await judge(card(), ["1"])).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("Marked present already."),
    });
  });
});

const open = async () => {
  const send = vi.fn(({ input }: Args) => ({
    __typename: "AttendanceMarked",
    saved: (input as unknown as { marks: readonly { studentId: string }[] }).marks.map(
      ({ studentId }) => studentId,
    ),
    conflicts: [],
    problems: [],
  }));
  const server = startServer(
    {
      viewer: aStaff("EXAM_OFFICER"),
      attendanceSheet: {
        ...sheet,
        ...{ title: "Anatomy", level: 100, session: "2025/2026", semester: "FIRST" },
        ...{ lecturers: [], canMark: true, printUrl: "/p", export: { csv: "/c", xlsx: "/x" } },
      },
    },
    { markAttendance: send },
  );
  const portal = openPortal("/exam-officer/attendance-sheet/5/9", server);
  await portal.user.click(await screen.findByRole("button", { name: "Check cards" }));
  await screen.findByRole("region", { name: "Check cards" });
  return { ...portal, server, send };
};

describe("the check of cards", () => {
  it("works without a network, and marks present with the next one", async () => {
    const { user, server, send } = await open();
    server.setOffline(true);
    const field = screen.getByLabelText("Code of the card");
    await user.click(field);
    await user.paste(card());
    await user.keyboard("{Enter}");
    const admitted = within(await screen.findByRole("alert"));
    admitted.getByText("May sit the examination");
    admitted.getByText("Student 1");
    await user.click(admitted.getByRole("button", { name: "Mark present" }));
    expect(screen.queryByText("May sit the examination")).toBeNull();
    server.setOffline(false);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await user.click(field);
    await user.paste(card());
    await user.click(screen.getByRole("button", { name: "Check" }));
    await screen.findByText(/Marked present already/);
    await user.click(screen.getByRole("button", { name: "Next card" }));
    expect(screen.queryByText(/Marked present already/)).toBeNull();
  });

  it("says so where the camera cannot be opened", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Scan with the camera" }));
    await screen.findByText("The camera could not be opened. Allow it, or type the code.");
    await user.click(screen.getByRole("button", { name: "Close the camera" }));
    expect(screen.queryByLabelText("Camera")).toBeNull();
    expect(screen.queryByText(/could not be opened/)).toBeNull();
  });
});
