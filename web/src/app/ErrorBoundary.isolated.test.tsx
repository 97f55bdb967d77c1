import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyPart } from "../lib/lazy-part.tsx";
import { reloadPage } from "../lib/redirect.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

vi.mock("../lib/redirect.ts", () => ({ reloadPage: vi.fn() }));

const Broken = (): never => {
  throw new Error("secret detail");
};

const openScreenWithoutCode = () => {
  const Missing = lazyPart<object>(() => Promise.reject(new TypeError("Failed to fetch module")));
  render(
    <ErrorBoundary>
      <Suspense>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
  return screen.findByRole("alert");
};

/** The gateway serves its page only to requests that accept HTML. */
const answering = (url: string, init?: RequestInit) => {
  const takesHtml = new Headers(init?.headers).get("accept")?.includes("text/html");
  return Promise.resolve(new Response(url, { status: takesHtml ? 200 : 404 }));
};

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a screen that breaks", () => {
  it("keeps the rest of the page and shows no internals", () => {
    render(
      <>
        <nav>menu</nav>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText("menu")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("This page stopped working");
    expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
    expect(document.body.textContent).not.toContain("secret detail");
  });

  it("asks for a reload when its code no longer exists", async () => {
    vi.stubGlobal("fetch", answering);
    const alert = await openScreenWithoutCode();
    expect(alert.textContent).toContain("The portal was updated");
  });

  it("reports a network failure and reloads only when the portal responds", async () => {
    const user = userEvent.setup();
    vi.stubGlobal("fetch", offline);
    const alert = await openScreenWithoutCode();
    expect(alert.textContent).toContain("Check your network connection");
    const retry = async () => user.click(await screen.findByRole("button", { name: "Try Again" }));
    await retry();
    expect(reloadPage).not.toHaveBeenCalled();

    vi.stubGlobal("fetch", answering);
    await retry();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });
});
