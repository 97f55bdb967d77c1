import { ApolloClient, type DocumentNode, InMemoryCache } from "@apollo/client";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getOperationAST } from "graphql";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anApplicant } from "../../testing/applicant.ts";
import { aDashboard } from "../../testing/dashboards.ts";
import { findHeading } from "../../testing/render-portal.tsx";
import { failure, portal, startServer, type TestServer } from "../../testing/server.ts";
import { aStaff } from "../../testing/staff.ts";
import { aStudent } from "../../testing/student.ts";
import { ApplicationFormDocument } from "../gql/applicant-admissions.ts";
import { ApplicantDashboardDocument } from "../gql/applicant-dashboards.ts";
import { SessionDocument } from "../gql/everywhere.ts";
import { AdminDashboardDocument } from "../gql/staff-dashboards.ts";
import { StudentDashboardDocument } from "../gql/student-dashboards.ts";
import type { FirstAnswers } from "../session/first-queries.ts";
import { openSession } from "../session/open-session.ts";
import { idOf } from "../session/persisted-operation.ts";
import { staffRoutes } from "../staff/routes.ts";
import { App } from "./App.tsx";
import { firstScreen } from "./first-screen.ts";
import { routes } from "./routes.ts";

beforeEach(() => {
  const embedded = document.createElement("script");
  embedded.id = "portal";
  embedded.type = "application/json";
  embedded.textContent = JSON.stringify(portal);
  document.head.append(embedded);
});

afterEach(() => document.getElementById("portal")?.remove());

/** Opens the portal as a browser does: prepares the first screen, then renders it. */
const visit = async (path: string, server: TestServer, answers: FirstAnswers = new Map()) => {
  window.history.replaceState(null, "", path);
  const session = openSession({ link: server.link, answers });
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

/** What the gateway answers to the queries that a page sends before the client has started. */
const answersOf = async (
  { link }: TestServer,
  documents: readonly DocumentNode[],
): Promise<FirstAnswers> => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const answered = documents.map(async (query) => {
    const { data } = await client.query<Readonly<Record<string, unknown>>>({
      query,
      fetchPolicy: "no-cache",
    });
    return [idOf(query), Promise.resolve({ data: data ?? null })] as const;
  });
  return new Map(await Promise.all(answered));
};

const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value ?? "";

const pages = [
  {
    path: "/student/dashboard",
    heading: "Dashboard",
    viewer: aStudent(),
    documents: [StudentDashboardDocument],
  },
  {
    path: "/applicant/dashboard",
    heading: "Dashboard",
    viewer: anApplicant(),
    documents: [ApplicantDashboardDocument],
  },
  {
    path: "/applicant/application-form?section=academic",
    heading: "Application Form",
    viewer: anApplicant(),
    documents: [ApplicationFormDocument],
  },
  {
    path: "/admin/dashboard",
    heading: "Dashboard",
    viewer: aStaff(),
    documents: [SessionDocument, AdminDashboardDocument],
  },
];

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

  it.each(pages)("asks nothing that the page at $path has asked", async (page) => {
    const server = startServer({ viewer: page.viewer, ...aDashboard });
    const answers = await answersOf(server, page.documents);
    const before = server.operations.length;

    await visit(page.path, server, answers);

    await findHeading(page.heading);
    expect(server.operations.slice(before)).toEqual([]);
    expect(answers.size).toBe(0);
  });

  it("has its first query tested", () => {
    const named = [...routes, ...staffRoutes].flatMap(({ firstQuery }) => firstQuery ?? []);
    const tested = pages.flatMap(({ documents }) => documents.map(nameOf));

    expect(named.sort()).toEqual(tested.filter((name) => name !== "Session").sort());
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
