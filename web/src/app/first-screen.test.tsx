import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDashboard } from "../../testing/dashboards.ts";
import { findHeading } from "../../testing/render-portal.tsx";
import { failure, portal, startServer, type TestServer } from "../../testing/server.ts";
import { aStaff } from "../../testing/staff.ts";
import { aStudent } from "../../testing/student.ts";
import { openSession } from "../session/open-session.ts";
import { App } from "./App.tsx";
import { firstScreen } from "./first-screen.ts";

beforeEach(() => {
  const embedded = document.createElement("script");
  embedded.id = "portal";
  embedded.type = "application/json";
  embedded.textContent = JSON.stringify(portal);
  document.head.append(embedded);
});

afterEach(() => document.getElementById("portal")?.remove());

/** Opens the portal as a browser does: prepares the first screen, then renders it. */
const visit = async (path: string, server: TestServer) => {
  window.history.replaceState(null, "", path);
  const session = openSession(server.link);
  const { pathname, search } = window.location;
  const { client } = session;
  // The limit is far beyond what a busy machine needs to load the code.
  await firstScreen({ client, pathname, search: new URLSearchParams(search) }, 60_000);
  const asked = [...server.operations];
  await act(async () => {
    render(
      <BrowserRouter>
        <App session={session} />
      </BrowserRouter>,
    );
  });
  return { asked, session };
};

describe("the first screen", () => {
  it("is whole when it is first rendered, and asks once", async () => {
    const server = startServer({ viewer: aStudent() });
    const { asked } = await visit("/student/dashboard", server);
    screen.getByRole("heading", { level: 1, name: "Dashboard" });
    screen.getByText("Matric No.");
    expect(asked).toEqual(["StudentDashboard"]);
    expect(server.operations).toEqual(asked);
  });

  it("asks again from the second screen on", async () => {
    const { session } = await visit("/student/dashboard", startServer({ viewer: aStudent() }));
    expect(session.client.prioritizeCacheValues).toBe(false);
  });

  it("of staff asks for the session once, beside its own data", async () => {
    const server = startServer({ viewer: aStaff(), ...aDashboard });
    const { asked } = await visit("/admin/dashboard", server);
    expect(asked.toSorted()).toEqual(["AdminDashboard", "Session"]);
    expect(server.operations).toEqual(asked);
  });

  it("is the login when the session expired, with the reason", async () => {
    const viewer = () => {
      throw failure("SESSION_EXPIRED", "Your session has expired.");
    };
    await visit("/student/dashboard", startServer({ viewer }));
    await findHeading("Student Login");
    screen.getByText(/expired/i);
  });

  it("reports what could not be loaded before it, and loads it again", async () => {
    const server = startServer({ viewer: aStudent() });
    server.setOffline(true);
    await visit("/student/dashboard", server);
    const again = await screen.findByRole("button", { name: /again/i });
    server.setOffline(false);
    await userEvent.click(again);
    await screen.findByText("Matric No.");
  });
});
