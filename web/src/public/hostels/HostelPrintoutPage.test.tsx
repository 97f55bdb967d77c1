import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";

const printout = {
  matricNumber: "COHT/2024/002",
  name: "Adeyemi Tolu",
  session: "2026/2027",
  hostel: "Queens Hall",
  room: "A-101",
  bed: "2",
  approvedAt: "2026-11-21T23:30:00.000Z",
};

const open = async (hostelPrintoutConfirmation: Answers[string]) => {
  const server = startServer({ hostelPrintoutConfirmation });
  const portal = openPortal("/hostel-printout/abcdefgh12345678", server);
  await findHeading("Hostel Printout Confirmation");
  return { ...portal, server };
};

describe("the page behind a hostel printout's QR code", () => {
  it("confirms the printout and the bed, dated in the college's zone", async () => {
    const confirmation = vi.fn(() => printout);
    await open(confirmation);
    await screen.findByText("This hostel printout is genuine");
    expect(confirmation).toHaveBeenCalledExactlyOnceWith({ code: "abcdefgh12345678" });
    const facts = Array.from(document.querySelectorAll("dl > div"), (fact) =>
      Array.from(fact.children, (part) => part.textContent),
    );
    expect(facts).toEqual([
      ["Name", "Adeyemi Tolu"],
      ["Matric number", "COHT/2024/002"],
      ["Session", "2026/2027"],
      ["Hostel", "Queens Hall"],
      ["Room", "A-101"],
      ["Bed", "2"],
      ["Approved", "22 November 2026"],
    ]);
  });

  it("reports a printout that the college does not confirm", async () => {
    await open(null);
    await screen.findByText("No such hostel printout");
  });

  it("retries after a failure", async () => {
    const { server, user } = await open(() => failure("COLLEGE_UNAVAILABLE", "Away just now."));
    await screen.findByText("Away just now.");
    server.answer({ query: { hostelPrintoutConfirmation: printout } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("This hostel printout is genuine");
  });
});
