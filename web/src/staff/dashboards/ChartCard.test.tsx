import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChartCard } from "./ChartCard.tsx";

interface Watched {
  readonly element: Element;
  readonly see: (isIntersecting: boolean) => void;
}

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Collects the watched elements and the moments at which the browser would report them. */
const watchElements = (): Watched[] => {
  const watched: Watched[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #report: Report;
      constructor(report: Report) {
        this.#report = report;
      }
      observe(element: Element) {
        const see = (isIntersecting: boolean) => this.#report([{ isIntersecting }]);
        watched.push({ element, see });
      }
      disconnect() {
        watched.length = 0;
      }
    },
  );
  return watched;
};

const renderCard = () =>
  render(
    <ChartCard
      title="Applicants by day"
      summary="12 applicants in 3 days."
      empty={false}
      height={240}
      chart={<p>the chart</p>}
      table={<p>the table</p>}
    />,
  );

describe("a chart", () => {
  it("is drawn in its reserved space when it comes into view", async () => {
    const watched = watchElements();
    renderCard();
    const [chart] = watched;
    if (!chart) throw new Error("Nothing is watched.");

    expect((chart.element as HTMLElement).style.minHeight).toBe("240px");
    act(() => chart.see(false));
    expect(screen.queryByText("the chart")).toBeNull();

    act(() => chart.see(true));
    expect(await screen.findByText("the chart")).toBeDefined();
    expect(watched).toEqual([]);
  });

  it("can be read as a table before it is drawn", async () => {
    const watched = watchElements();
    renderCard();

    await userEvent.setup().click(screen.getByText("Table"));

    expect(screen.getByText("the table")).toBeDefined();
    expect(watched).toEqual([]);
  });

  it("is drawn at once where the browser lacks IntersectionObserver", () => {
    expect("IntersectionObserver" in window).toBe(false);
    renderCard();

    expect(screen.getByText("the chart")).toBeDefined();
  });
});
