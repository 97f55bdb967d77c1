import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";

const paper = {
  document: "APPLICATION",
  applicationNo: "COHT/CHE/00001",
  name: "Okonkwo Chidinma",
  session: "2026/2027",
  course: "Community Health",
  issuedAt: "2026-11-21T23:30:00.000Z",
};

const open = async (documentConfirmation: Answers[string]) => {
  const server = startServer({ documentConfirmation });
  const portal = openPortal("/document/abcdefgh12345678", server);
  await findHeading("Document Confirmation");
  return { ...portal, server };
};

describe("the page behind a document's QR code", () => {
  it("confirms an application's printout", async () => {
    const documentConfirmation = vi.fn(() => paper);
    await open(documentConfirmation);
    expect(await screen.findByText("This application document is genuine")).toBeDefined();
    expect(documentConfirmation).toHaveBeenCalledExactlyOnceWith({ code: "abcdefgh12345678" });
    expect(screen.getByText("Applied for").nextSibling?.textContent).toBe("Community Health");
    for (const shown of [paper.applicationNo, paper.name, paper.session, "22 November 2026"]) {
      expect(screen.getByText(shown)).toBeDefined();
    }
  });

  it("confirms an admission letter", async () => {
    await open({ ...paper, document: "ADMISSION_LETTER" });
    expect(await screen.findByText("This admission letter is genuine")).toBeDefined();
    expect(screen.getByText("Admitted to").nextSibling?.textContent).toBe("Community Health");
  });

  it("reports a document that the college did not issue", async () => {
    await open(null);
    expect(await screen.findByText("No such document")).toBeDefined();
  });

  it("retries after a failure", async () => {
    const { server, user } = await open(() =>
      failure("COLLEGE_UNAVAILABLE", "The college is away."),
    );
    await screen.findByText("The college is away.");
    expect(screen.queryByText("No such document")).toBeNull();
    server.answer({ query: { documentConfirmation: paper } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("This application document is genuine")).toBeDefined();
  });
});
