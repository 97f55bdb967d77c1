import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";

const transcript = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Tolu",
  department: "Public Health",
  issuedAt: "2026-11-02T23:30:00.000Z",
  creditsPassed: 33,
  cgpa: 3.1,
  isCurrent: true,
};

const open = async (transcriptConfirmation: Answers[string]) => {
  const server = startServer({ transcriptConfirmation });
  const portal = openPortal("/transcript/a-code", server);
  await findHeading("Transcript Confirmation");
  return { ...portal, server };
};

describe("the page behind a transcript's QR code", () => {
  it("confirms the transcript with its content", async () => {
    const answer = vi.fn(() => transcript);
    await open(answer);
    await screen.findByText("This transcript is genuine");
    expect(answer).toHaveBeenCalledExactlyOnceWith({ code: "a-code" });
    for (const shown of ["Adeyemi Tolu", "COHT/2025/001", "Public Health", "33", "3.10"]) {
      screen.getByText(shown);
    }
    // 00:30 in the college's zone.
    screen.getByText("3 November 2026");
    expect(screen.queryByText("Results have changed since")).toBeNull();
  });

  it("says that results have changed since", async () => {
    await open({ ...transcript, isCurrent: false });
    await screen.findByText("Results have changed since");
  });

  it("reports a transcript that the college did not issue", async () => {
    await open(null);
    await screen.findByText("No such transcript");
  });

  it("retries after a failure", async () => {
    const { server, user } = await open(() => failure("COLLEGE_UNAVAILABLE", "Away just now."));
    await screen.findByText("Away just now.");
    server.answer({ query: { transcriptConfirmation: transcript } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("This transcript is genuine");
  });
});
