import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";

const statement = {
  ...{ matricNumber: "COHT/2023/001", name: "Adeyemi Tolu", department: "Public Health" },
  ...{ issuedAt: "2026-11-02T23:30:00.000Z", creditsPassed: 96, cgpa: 3.1, isCurrent: true },
};

const open = async (statementOfResultConfirmation: Answers[string]) => {
  openPortal("/statement-of-result/a-code", startServer({ statementOfResultConfirmation }));
  await findHeading("Statement of Result Confirmation");
};

it("confirms a genuine statement with what it says", async () => {
  await open(statement);
  await screen.findByText("This statement of result is genuine");
  for (const shown of ["Adeyemi Tolu", "COHT/2023/001", "Public Health", "96", "3.10"]) {
    screen.getByText(shown);
  }
  expect(screen.queryByText("This statement is not true any more")).toBeNull();
});

it("warns of a statement that is not true any more", async () => {
  await open({ ...statement, isCurrent: false });
  await screen.findByText("This statement is not true any more");
});

it("says that the college issued no such statement", async () => {
  await open(null);
  await screen.findByText("No such statement of result");
});
