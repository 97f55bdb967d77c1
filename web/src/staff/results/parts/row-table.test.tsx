import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { RowTable } from "./RowTable.tsx";

const rows = [
  { id: "1", name: "Chukwu Ada", total: 55 },
  { id: "2", name: "Adeyemi Folake", total: 71 },
  { id: "3", name: "Bello Musa", total: 40 },
];

const Results = ({ perPage }: { readonly perPage?: number }) => (
  <RowTable
    label="Results"
    rows={rows}
    rowKey={({ id }) => id}
    isLast={({ id }) => id === "2"}
    {...(perPage !== undefined && { perPage })}
    columns={[
      {
        title: "Name",
        card: "title",
        cell: ({ name }) => name,
        sort: (one, other) => one.name.localeCompare(other.name),
      },
      {
        title: "Total",
        card: "fact",
        numeric: true,
        cell: ({ total }) => total,
        sort: (one, other) => one.total - other.total,
      },
    ]}
  />
);

afterEach(() => vi.unstubAllGlobals());

describe("a table of rows", () => {
  const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

  it("sorts by a heading in both orders, with some rows always last", async () => {
    const user = userEvent.setup();
    render(<Results />);
    expect(names()).toEqual(["Chukwu Ada", "Adeyemi Folake", "Bello Musa"]);
    const total = screen.getByRole("columnheader", { name: "Total" });
    await user.click(total);
    expect(names()).toEqual(["Bello Musa", "Chukwu Ada", "Adeyemi Folake"]);
    expect(total.getAttribute("aria-sort")).toBe("ascending");
    await user.click(total);
    expect(names()).toEqual(["Chukwu Ada", "Bello Musa", "Adeyemi Folake"]);
  });

  it("shows a page at a time", async () => {
    const user = userEvent.setup();
    render(<Results perPage={2} />);
    expect(names()).toEqual(["Chukwu Ada", "Adeyemi Folake"]);
    await user.click(screen.getByTitle("2"));
    expect(names()).toEqual(["Bello Musa"]);
    expect(screen.getByText("3–3 of 3")).toBeDefined();
  });
});

it("is a list of cards on a phone, which can be sorted", async () => {
  vi.stubGlobal("matchMedia", () =>
    Object.assign(new EventTarget(), {
      matches: true,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const user = userEvent.setup();
  render(<Results />);
  expect(screen.queryByRole("table")).toBeNull();
  await chooseOption(user, screen.getByLabelText("Sort by"), "Total, ascending");
  const cards = within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Bello MusaTotal40",
    "Chukwu AdaTotal55",
    "Adeyemi FolakeTotal71",
  ]);
});
