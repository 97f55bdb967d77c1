import { describe, expect, it } from "vitest";
import { listPath, readListParams } from "./list-params.ts";

const options = {
  sorts: ["NAME", "PAID_AT"],
  defaultSort: "-PAID_AT",
  filters: {
    status: ["PAID", "REFUSED"],
    department: "text",
    from: "date",
    level: "number",
    late: "flag",
  },
} as const;

const read = (url: string) => readListParams(options, new URLSearchParams(url));

const plain = {
  page: 1,
  size: 25,
  sort: "PAID_AT",
  descending: true,
  search: "",
  filters: { status: null, department: null, from: null, level: null, late: null },
};

describe("the URL parameters of a list", () => {
  it("default to the first page in the default order", () => {
    expect(read("")).toEqual(plain);
  });

  it("is read whole", () => {
    expect(
      read(
        "page=3&size=50&sort=name&search=+Ade+&status=PAID&department=Public+Health&from=2026-02-28&level=200&late=no",
      ),
    ).toEqual({
      page: 3,
      size: 50,
      sort: "NAME",
      descending: false,
      search: "Ade",
      filters: {
        status: "PAID",
        department: "Public Health",
        from: "2026-02-28",
        level: 200,
        late: false,
      },
    });
  });

  it.each([
    "page=0",
    "page=-2",
    "page=two",
    "page=1e3",
    "page=1.5",
    "size=7",
    "size=100000",
    "sort=password",
    "sort=--name",
    "status=paid%27%3B--",
    "from=yesterday",
    "from=2026-13-40",
    "level=abc",
    "late=maybe",
    "unknown=1",
  ])("are ignored if they are invalid: %s", (url) => {
    expect(read(url)).toEqual(plain);
  });

  it("are limited like at the server", () => {
    expect(read("page=999999999").page).toBe(100_000);
    expect(read(`search=${"a".repeat(500)}`).search).toHaveLength(100);
  });

  it("are separated by a prefix for two lists", () => {
    const url = new URLSearchParams("page=2&beds-page=4");
    expect(readListParams({ ...options, prefix: "beds-" }, url).page).toBe(4);
  });
});

describe("the path of a list", () => {
  it("has the filters that are set, as its URL has them", () => {
    const filters = { late: false, level: 200, from: null, department: "Public Health", page: "" };
    const path = listPath("payments", filters);
    expect(path).toBe("payments?late=no&level=200&department=Public+Health");
    expect(read(path.slice("payments?".length)).filters).toMatchObject({
      late: false,
      level: 200,
      department: "Public Health",
    });
  });

  it("ends where none is set", () => {
    expect(listPath("payments", { late: null })).toBe("payments");
  });
});
