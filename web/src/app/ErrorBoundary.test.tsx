import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPart } from "./lazy-page.ts";

const Broken = (): never => {
  throw new Error("secret detail");
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a screen that breaks", () => {
  it("leaves what is around it, and tells nothing internal", () => {
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

  it("asks for a reload when its code is gone, as after an update", async () => {
    const Gone = lazyPart(() => Promise.reject(new TypeError("Failed to fetch module")));
    render(
      <ErrorBoundary>
        <Suspense>
          <Gone />
        </Suspense>
      </ErrorBoundary>,
    );
    expect((await screen.findByRole("alert")).textContent).toContain("The portal was updated");
  });
});
