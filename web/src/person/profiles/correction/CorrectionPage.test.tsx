import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { paths } from "../../../paths.ts";

const none = { requests: [], obstacle: null };

const waiting = {
  obstacle: "You have asked for a correction already.",
  requests: [
    {
      id: "1",
      status: "PENDING",
      explanation: "I got married.",
      changes: [{ field: "surname", before: "Adeyemi", after: "Bello" }],
      requestedAt: "2026-03-10T09:00:00.000Z",
      decidedAt: null,
      reason: null,
    },
  ],
};

it("sends the corrected values with the document", async () => {
  let corrections: object = none;
  const requestCorrection = vi.fn((_args: Args) => {
    corrections = waiting;
    return { __typename: "OwnCorrections", ...waiting };
  });
  const { user } = openPortal(
    paths.student.correction,
    startServer({ viewer: aStudent(), ownCorrections: () => corrections }, { requestCorrection }),
  );
  await findHeading("Request a correction");
  const surname = await screen.findByRole("textbox", { name: "Surname" });
  await user.clear(surname);
  await user.type(surname, "Bello");
  await user.type(screen.getByRole("textbox", { name: "Why it is to be changed" }), "I married.");
  await user.click(screen.getByRole("button", { name: "Send the request" }));
  expect((await screen.findAllByText("Attach the document that shows it.")).length).toBeTruthy();
  expect(requestCorrection).not.toHaveBeenCalled();
  const file = new File(["%PDF-"], "affidavit.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Document"), file);
  await user.click(screen.getByRole("button", { name: "Send the request" }));
  await screen.findByText("Waiting for ICT support");
  expect(requestCorrection.mock.lastCall?.[0]).toMatchObject({
    input: { surname: "Bello" },
    explanation: "I married.",
  });
  expect(requestCorrection.mock.lastCall?.[0].input).toEqual({ surname: "Bello" });
});

it("keeps what was typed until it is sent", async () => {
  const server = startServer(
    { viewer: aStudent(), ownCorrections: none },
    { requestCorrection: () => ({ __typename: "OwnCorrections", ...waiting }) },
  );
  const first = openPortal(paths.student.correction, server);
  const reason = { name: "Why it is to be changed" };
  await first.user.type(await screen.findByRole("textbox", reason), "I married.");
  first.unmount();
  const { user } = openPortal(paths.student.correction, server);
  expect(await screen.findByDisplayValue("I married.")).toBe(screen.getByRole("textbox", reason));
  await user.type(screen.getByRole("textbox", { name: "Surname" }), "-Bello");
  const file = new File(["%PDF-"], "affidavit.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Document"), file);
  await user.click(screen.getByRole("button", { name: "Send the request" }));
  await screen.findByText("Waiting for ICT support");
  expect(sessionStorage).toHaveLength(0);
});

it("does not restore a value that was corrected meanwhile", async () => {
  const openWith = (surname: string) =>
    openPortal(
      paths.student.correction,
      startServer({ viewer: aStudent({ surname }), ownCorrections: none }),
    );
  const reason = { name: "Why it is to be changed" };
  const first = openWith("Adeyemi");
  await first.user.type(await screen.findByRole("textbox", reason), "I married.");
  first.unmount();
  openWith("Okoro");
  await screen.findByDisplayValue("I married.");
  expect(screen.getByDisplayValue("Okoro")).toBe(screen.getByRole("textbox", { name: "Surname" }));
});

it("shows a pending request and withdraws it", async () => {
  let corrections: object = waiting;
  const withdrawCorrection = vi.fn(() => {
    corrections = none;
    return { __typename: "OwnCorrections", ...none };
  });
  const { user } = openPortal(
    paths.student.correction,
    startServer({ viewer: aStudent(), ownCorrections: () => corrections }, { withdrawCorrection }),
  );
  await screen.findByText("Surname: Adeyemi → Bello");
  expect(screen.queryByRole("button", { name: "Send the request" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Withdraw the request" }));
  await waitFor(() => screen.getByRole("button", { name: "Send the request" }));
});
