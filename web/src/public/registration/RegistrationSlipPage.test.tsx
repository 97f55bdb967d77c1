import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";

const slip = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Tolu",
  department: "Public Health",
  level: 100,
  session: "2026/2027",
  semester: "FIRST",
  totalCredits: 5,
  courses: [
    { code: "CHE 101", title: "Anatomy", creditLoad: 3 },
    { code: "GNS 101", title: "Use of English", creditLoad: 2 },
  ],
};

const open = async (registrationSlipConfirmation: Answers[string]) => {
  const server = startServer({ registrationSlipConfirmation });
  const portal = openPortal("/registration-slip/a-code", server);
  await findHeading("Registration Slip Confirmation");
  return { ...portal, server };
};

describe("the page behind a registration slip's QR code", () => {
  it("confirms the slip, with the courses that are registered now", async () => {
    const answer = vi.fn(() => slip);
    await open(answer);
    await screen.findByText("This registration slip is genuine");
    expect(answer).toHaveBeenCalledExactlyOnceWith({ code: "a-code" });
    for (const shown of [
      "Adeyemi Tolu",
      "COHT/2025/001",
      "Public Health",
      "100 Level",
      "2026/2027",
      "First",
      "5",
    ]) {
      screen.getByText(shown);
    }
    const rows = within(screen.getByRole("table", { name: "Courses" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "CodeCourseCredits",
      "CHE 101Anatomy3",
      "GNS 101Use of English2",
    ]);
  });

  it("shows a dash without a semester, and that nothing is registered", async () => {
    await open({ ...slip, semester: null, courses: [], totalCredits: 0 });
    expect((await screen.findByText("Semester")).nextSibling?.textContent).toBe("—");
    screen.getByText("No course is registered now.");
  });

  it("reports a slip that the college did not issue", async () => {
    await open(null);
    await screen.findByText("No such registration slip");
  });

  it("retries after a failure", async () => {
    const { server, user } = await open(() => failure("COLLEGE_UNAVAILABLE", "Away just now."));
    await screen.findByText("Away just now.");
    server.answer({ query: { registrationSlipConfirmation: slip } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("This registration slip is genuine");
  });
});
