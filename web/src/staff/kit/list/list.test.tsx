import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { renderWithProviders } from "../../../../testing/render-with-providers.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { type BulkAction, BulkBar } from "../bulk/BulkBar.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { ListViews } from "./ListViews.tsx";
import { StaffList } from "./StaffList.tsx";
import { useListState } from "./use-list-state.ts";
import { useSelection } from "./use-selection.ts";
import type { ListPage, StaffListQuery } from "./use-staff-list.ts";

interface Row {
  readonly id: string;
  readonly name: string;
}

const rows: readonly Row[] = [
  { id: "1", name: "Adeyemi Tolu" },
  { id: "2", name: "Bello Musa" },
];

const answered = (total: number, shown = rows): StaffListQuery<ListPage<Row>> => ({
  page: { rows: shown, total },
  loading: false,
  failure: null,
  reload: () => undefined,
});

const shut: BulkAction = {
  label: "Shut…",
  title: "Shut",
  action: "Shut them",
  preview: async (ids) => ({
    rows: ids.map((id) => ({ id, label: id, outcome: "Open → Shut", problem: null })),
  }),
  run: async () => ({ done: "1 shut." }),
};

interface ThingsProps {
  readonly withTotals?: boolean;
  readonly query?: StaffListQuery<ListPage<Row>>;
  readonly allIds?: () => Promise<readonly string[] | null>;
  readonly onAsk?: (variables: object) => void;
}

const Things = ({ query = answered(60), allIds, onAsk, withTotals = false }: ThingsProps) => {
  const list = useListState({
    sorts: ["NAME", "AGE"],
    defaultSort: "NAME",
    filters: { status: ["OPEN", "SHUT"], from: "date" },
  });
  onAsk?.({ ...list.variables, filter: list.filters });
  const selection = useSelection(list, {
    name: ({ name }: Row) => name,
    ...(allIds && { allIds }),
  });
  return (
    <>
      <ExportButtons links={{ csv: "/download/export/things?format=csv", xlsx: "/x" }} />
      <ListViews
        label="Views"
        list={list}
        views={[
          { label: "All", filters: {}, count: 60 },
          { label: "Shut", filters: { status: "SHUT" }, count: 2 },
        ]}
      />
      <FilterBar
        list={list}
        search="Name"
        fields={[
          { name: "status", label: "Status", choices: ["OPEN", "SHUT"] },
          { name: "from", label: "From", type: "date" },
        ]}
        selectionBar={
          selection.ids.length > 0 && (
            <BulkBar
              selection={selection}
              total={query.page?.total ?? 0}
              actions={[shut]}
              onDone={() => undefined}
            />
          )
        }
      />
      <StaffList
        label="Things"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: "No things yet" }}
        selection={selection}
        columns={[
          {
            title: "Name",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ id }) => (id ? `things/${id}` : null),
            card: "title",
            ...(withTotals && { total: "Total" }),
          },
          {
            title: "Age",
            cell: () => 20,
            sort: "AGE",
            numeric: true,
            card: "fact",
            ...(withTotals && { total: 1200 }),
          },
          { title: "Place", cell: () => "Jos" },
          { title: "Change", cell: () => <button type="button">Change</button>, card: "action" },
        ]}
      />
    </>
  );
};

const lastOf = (onAsk: ReturnType<typeof vi.fn>) => onAsk.mock.lastCall?.[0];

afterEach(() => vi.unstubAllGlobals());

describe("a list", () => {
  it("is a named table whose rows link to their records", () => {
    renderWithProviders(<Things />);
    const table = screen.getByRole("table", { name: "Things" });
    const link = within(table).getByRole("link", { name: "Adeyemi Tolu" });
    expect(link.getAttribute("href")).toBe("/admin/things/1");
    expect(screen.getByText("1–2 of 60")).toBeDefined();
  });

  it("links no row that has no screen", () => {
    renderWithProviders(<Things query={answered(1, [{ id: "", name: "Nobody" }])} />);
    screen.getByText("Nobody");
    expect(screen.queryByRole("link", { name: "Nobody" })).toBeNull();
  });

  it("ends with the sums of all pages", () => {
    renderWithProviders(<Things withTotals />);
    const last = within(screen.getByRole("table")).getAllByRole("row").at(-1);
    expect(Array.from(last?.children ?? [], ({ textContent }) => textContent)).toEqual([
      "",
      "Total",
      "1200",
      "",
      "",
    ]);
  });

  it("keeps page and sort in the URL and follows the back button", async () => {
    const onAsk = vi.fn();
    const { user } = renderWithProviders(<Things onAsk={onAsk} />);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(window.location.search).toBe("?page=2");
    expect(lastOf(onAsk)).toMatchObject({ page: { number: 2, size: 25 }, sort: "NAME" });

    await user.click(screen.getByRole("button", { name: /^Age/ }));
    expect(window.location.search).toBe("?sort=age");
    await user.click(screen.getByRole("button", { name: /^Age/ }));
    expect(lastOf(onAsk)).toMatchObject({ page: { number: 1 }, sort: "AGE", descending: true });
    expect(screen.getByRole("columnheader", { name: /Age/ }).getAttribute("aria-sort")).toBe(
      "descending",
    );

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe("?sort=age"));
    window.history.back();
    await waitFor(() => expect(lastOf(onAsk)).toMatchObject({ page: { number: 2 }, sort: "NAME" }));
  });

  it("is filtered from its first page on", async () => {
    const onAsk = vi.fn();
    const { user } = renderWithProviders(<Things onAsk={onAsk} />, "/admin/things?page=3");
    await chooseOption(user, screen.getByLabelText("Status"), "SHUT");
    await user.type(screen.getByLabelText("Name"), "  ade");
    await waitFor(() =>
      expect(lastOf(onAsk)).toMatchObject({
        page: { number: 1 },
        search: "ade",
        filter: { status: "SHUT", from: null },
      }),
    );
    await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(window.location.search).toBe("");
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveProperty("value", ""));
  });

  it("keeps the focus while its state moves into the URL", async () => {
    const { user } = renderWithProviders(
      <>
        <PageHeading>Things</PageHeading>
        <Things />
      </>,
    );
    const search = screen.getByLabelText("Name");
    await user.type(search, "ade");
    await screen.findByRole("button", { name: "Clear search and filters" });
    // Runs the effects of the first render.
    await act(async () => undefined);
    expect(document.activeElement).toBe(search);
  });

  it("keeps two changes in quick succession", () => {
    renderWithProviders(<Things />);
    act(() => {
      fireEvent.click(screen.getByRole("radio", { name: "Shut 2" }));
      fireEvent.click(screen.getByRole("button", { name: /^Age/ }));
    });
    expect(window.location.search).toBe("?status=SHUT&sort=age");
  });

  it("has views, which show the filters they set", async () => {
    const { user } = renderWithProviders(<Things />, "/admin/things?from=2026-03-01");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "All 60" }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "Shut 2" }));
    expect(window.location.search).toBe("?from=2026-03-01&status=SHUT");
    expect(screen.getByText("Status: SHUT")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Remove filter Status: SHUT" }));
    expect(window.location.search).toBe("?from=2026-03-01");
  });

  it("has all filters in a drawer, applied together", async () => {
    const { user } = renderWithProviders(<Things />, "/admin/things?status=OPEN");
    await user.click(screen.getByRole("button", { name: "Filters (1)" }));
    const drawer = await screen.findByRole("dialog");
    fireEvent.change(within(drawer).getByLabelText("From"), { target: { value: "2026-03-01" } });
    expect(window.location.search).toBe("?status=OPEN");
    await user.click(within(drawer).getByRole("button", { name: "Show results" }));
    await waitFor(() => expect(window.location.search).toBe("?status=OPEN&from=2026-03-01"));
  });

  it("opens its last page if the URL's page has no rows", async () => {
    renderWithProviders(<Things />, "/admin/things?page=40");
    await waitFor(() => expect(window.location.search).toBe("?page=3"));
  });

  it("says whether it is empty or filtered, and clears the filters", async () => {
    const { user } = renderWithProviders(
      <Things query={answered(0, [])} />,
      "/admin/things?status=OPEN",
    );
    expect(screen.getByText("Nothing matches the search and filters")).toBeDefined();
    const [clear] = screen.getAllByRole("button", { name: "Clear search and filters" });
    if (clear) await user.click(clear);
    expect(await screen.findByText("No things yet")).toBeDefined();
  });

  it("shows why it could not be loaded and retries", async () => {
    const reload = vi.fn();
    const failed = {
      page: null,
      loading: false,
      failure: { code: "COLLEGE_TIMEOUT", message: "The college took too long." },
      reload,
    };
    const { user } = renderWithProviders(<Things query={failed} />);
    expect(screen.getByRole("alert").textContent).toContain("The college took too long.");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a list on a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), {
        matches: media.includes("max-width"),
        media,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  });

  it("is a list of linked cards with their facts and actions", () => {
    renderWithProviders(<Things />);
    expect(screen.queryByRole("table")).toBeNull();
    const [card] = within(screen.getByRole("list", { name: "Things" })).getAllByRole("listitem");
    if (!card) throw new Error("The list has no card");
    const link = within(card).getByRole("link", { name: "Adeyemi Tolu" });
    expect(link.getAttribute("href")).toBe("/admin/things/1");
    expect(within(card).getByText("Age").nextElementSibling?.textContent).toBe("20");
    expect(within(card).queryByText("Jos")).toBeNull();
    expect(within(card).getByRole("button", { name: "Change" })).toBeDefined();
  });

  it("ends with a card of the sums of all pages", () => {
    renderWithProviders(<Things withTotals />);
    const last = within(screen.getByRole("list", { name: "Things" }))
      .getAllByRole("listitem")
      .at(-1);
    expect(last?.textContent).toBe("TotalAge1200");
  });

  it("is sorted, filtered and selected from", async () => {
    const { user } = renderWithProviders(<Things />);
    expect(screen.queryByLabelText("Status")).toBeNull();
    await chooseOption(user, screen.getByLabelText("Sort by"), "Age, descending");
    expect(window.location.search).toBe("?sort=-age");
    await user.click(screen.getByRole("checkbox", { name: "Select Bello Musa" }));
    expect(screen.getByText("1 selected")).toBeDefined();
  });
});

describe("the selected rows of a list", () => {
  it("are counted, persist across pages and are cleared by a filter", async () => {
    const { user } = renderWithProviders(<Things />);
    await user.click(screen.getByRole("checkbox", { name: "Select Adeyemi Tolu" }));
    expect(screen.getByText("1 selected")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(screen.getByText("1 selected")).toBeDefined();
    expect(screen.queryByLabelText("Name")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Shut 2" }));
    expect(screen.queryByText("1 selected")).toBeNull();
    expect(screen.getByLabelText("Name")).toBeDefined();
  });

  it("can be all matching rows on every page", async () => {
    const { user } = renderWithProviders(<Things allIds={async () => ["1", "2", "3"]} />);
    await user.click(screen.getByRole("checkbox", { name: "Select Bello Musa" }));
    await user.click(screen.getByRole("button", { name: "Select all 60 that match" }));
    expect(await screen.findByText("3 selected")).toBeDefined();
  });

  it("return the focus to the list when they are deselected", async () => {
    const { user } = renderWithProviders(<Things />);
    const box = screen.getByRole("checkbox", { name: "Select Adeyemi Tolu" });
    await user.click(box);
    await user.click(box);
    expect(document.activeElement).toBe(box);
    await user.click(box);
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Things" }));
  });

  it("changed together, leave the focus with the list", async () => {
    const { user } = renderWithProviders(<Things />);
    await user.click(screen.getByRole("checkbox", { name: "Select Adeyemi Tolu" }));
    await user.click(screen.getByRole("button", { name: "Shut…" }));
    await user.type(await screen.findByLabelText("Reason"), "The dean agrees");
    await user.click(screen.getByRole("button", { name: "Shut them" }));
    expect(await screen.findByText("1 shut.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Things" }));
  });

  it("are limited in number", async () => {
    const { user } = renderWithProviders(<Things allIds={async () => null} />);
    await user.click(screen.getByRole("checkbox", { name: "Select Bello Musa" }));
    await user.click(screen.getByRole("button", { name: "Select all 60 that match" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("At most 5,000");
    expect(screen.getByText("1 selected")).toBeDefined();
  });
});

describe("an export", () => {
  it.each([
    [429, "Too many exports are being made at once. Please try again in a minute."],
    [403, "You may not export this list."],
    [502, "The export could not be made. Please try again."],
  ])("that fails with %i is reported", async (status, text) => {
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    const { user } = renderWithProviders(<Things />);
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    expect((await screen.findByRole("dialog")).textContent).toContain(text);
  });

  it("is saved under the gateway's file name", async () => {
    const asked = vi.fn(
      async (_path: string, _init: RequestInit) =>
        new Response("a,b", {
          headers: { "content-disposition": 'attachment; filename="things-2026-03-25.csv"' },
        }),
    );
    vi.stubGlobal("fetch", asked);
    URL.createObjectURL = () => "blob:things";
    URL.revokeObjectURL = () => undefined;
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      expect([this.href, this.download]).toEqual(["blob:things", "things-2026-03-25.csv"]);
    });
    const { user } = renderWithProviders(<Things />);
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[0]).toBe("/download/export/things?format=csv");
    expect(asked.mock.lastCall?.[1].headers).toEqual({ "x-portal-request": "1" });
    saved.mockRestore();
  });
});
