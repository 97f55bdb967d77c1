import { describe, expect, it } from "vitest";
import { routes } from "../routes.ts";
import { findPages } from "./find-pages.ts";

const own = routes.filter(({ audience }) => audience === "student");

const titles = (query: string) => findPages(own, query).map(({ title }) => title);

describe("finding pages", () => {
  it("finds nothing for nothing", () => {
    expect(titles("")).toEqual([]);
    expect(titles("  ")).toEqual([]);
  });

  it("ignores case and finds by part of the title", () => {
    expect(titles("DASH")).toEqual(["Dashboard"]);
  });

  it("lists titles that start with the query first", () => {
    expect(titles("p")[0]).toMatch(/^P/);
    expect(titles("p")).toContain("Change Password");
  });

  it("finds by keywords and wants every word", () => {
    expect(titles("security")).toEqual(["Change Password"]);
    expect(titles("change dashboard")).toEqual([]);
  });
});
