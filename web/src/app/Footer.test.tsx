import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../testing/render-portal.tsx";
import { startServer } from "../../testing/server.ts";

it("shows the year in the college's zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T23:30:00Z") });
  openPortal("/student/login", startServer());
  await findHeading("Student Login");
  expect(screen.getByText("© 2027 Oyo State College of Health Technology")).toBeDefined();
  vi.useRealTimers();
});
