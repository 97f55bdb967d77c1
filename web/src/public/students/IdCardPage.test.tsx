import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";

const card = {
  ...{ matricNumber: "COHT/2025/001", name: "Adeyemi Tolu", department: "Public Health" },
  ...{ level: 100, number: 1, issuedAt: "2026-11-02T23:30:00.000Z" },
  ...{ isLatest: true, isStudent: true },
};

const open = async (idCardConfirmation: Answers[string]) => {
  openPortal("/id-card/a-code", startServer({ idCardConfirmation }));
  await findHeading("ID Card Confirmation");
};

it("says whose valid card it is", async () => {
  await open(card);
  await screen.findByText("This ID card is valid");
  for (const shown of ["Adeyemi Tolu", "COHT/2025/001", "3 November 2026"]) screen.getByText(shown);
});

it.each([
  ["of which there is a newer one", { isLatest: false }, /has replaced it/],
  ["of somebody who has left", { isStudent: false }, /not a student of .* any more/],
])("says that a card is not valid %s", async (_why, more, reason) => {
  await open({ ...card, ...more });
  await screen.findByText("This ID card is not valid");
  screen.getByText(reason);
});

it("says that a card is forged", async () => {
  await open(null);
  await screen.findByText("No such ID card");
  expect(screen.queryByText(/is valid/)).toBeNull();
});
