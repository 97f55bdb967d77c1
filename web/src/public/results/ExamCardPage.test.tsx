import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";

const card = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Tolu",
  department: "Public Health",
  level: 100,
  session: "2026/2027",
  semester: "FIRST",
  issuedAt: "2026-11-02T23:30:00.000Z",
  isRunning: true,
  courses: [
    { code: "CHE 101", title: "Anatomy", maySit: true },
    { code: "GNS 101", title: "Use of English", maySit: false },
  ],
};

const open = async (examCardConfirmation: Answers[string]) => {
  openPortal("/exam-card/a-code", startServer({ examCardConfirmation }));
  await findHeading("Examination Card Confirmation");
};

it("says which courses of a genuine card may be sat", async () => {
  await open(card);
  await screen.findByText("This examination card is genuine");
  for (const shown of ["Adeyemi Tolu", "COHT/2025/001", "100 Level", "3 November 2026"]) {
    screen.getByText(shown);
  }
  const rows = within(screen.getByRole("list", { name: "Courses" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "CHE 101 AnatomyMay sit",
    "GNS 101 Use of EnglishMay not sit",
  ]);
});

it("says that a card of another semester is worth nothing now", async () => {
  await open({ ...card, isRunning: false });
  await screen.findByText("This card is of another semester");
  expect(screen.queryByRole("list", { name: "Courses" })).toBeNull();
});

it("says that a card is forged", async () => {
  await open(null);
  await screen.findByText("No such examination card");
  screen.getByText(/the card is forged/);
});
