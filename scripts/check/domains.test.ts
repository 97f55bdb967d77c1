import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { domains, layers } from "./domains.ts";

const names = Object.keys(domains);
const technicalOf = (layer: string) => Object.keys(layers[layer]?.technical ?? {});
const foldersOf = (layer: string) =>
  readdirSync(layer, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const hasFolder = (layer: string, domain: string) =>
  foldersOf(layer).includes(domain) && !technicalOf(layer).includes(domain);

describe("the layers are divided by the same domains", () => {
  test.each(
    Object.keys(layers),
  )("each folder of %s is a domain or listed as technical", (layer) => {
    const known = [...names, ...technicalOf(layer)];
    expect(foldersOf(layer).filter((folder) => !known.includes(folder))).toEqual([]);
  });

  test.each(Object.keys(layers))("each technical folder of %s exists", (layer) => {
    const folders = foldersOf(layer);
    expect(technicalOf(layer).filter((folder) => !folders.includes(folder))).toEqual([]);
  });

  test.each(names)("%s has a folder in some layer", (domain) => {
    expect(Object.keys(layers).filter((layer) => hasFolder(layer, domain))).not.toEqual([]);
  });

  test("docs/architecture.md opens with the table of domains and their folders", () => {
    const columns = [...new Set(Object.values(layers).map(({ column }) => column))];
    const foldersIn = (column: string, domain: string) =>
      Object.keys(layers)
        .filter((layer) => layers[layer]?.column === column && hasFolder(layer, domain))
        .map((layer) => `\`${`${layer}/${domain}`.slice(column.length + 1)}\``);
    const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    const table = [
      row(["Domain", "What it is", ...columns.map((column) => `\`${column}/\``)]),
      `|${"---|".repeat(columns.length + 2)}`,
      ...Object.entries(domains).map(([domain, description]) =>
        row([
          `**${domain}**`,
          description,
          ...columns.map((column) => foldersIn(column, domain).join(" ")),
        ]),
      ),
    ];
    const lines = readFileSync("docs/architecture.md", "utf8").split("\n");
    const begin = lines.findIndex((line) => line.startsWith("|"));
    expect(lines.slice(begin, begin + table.length)).toEqual(table);
    expect(lines.slice(0, begin).filter((line) => line.startsWith("#"))).toEqual([
      "# Architecture",
    ]);
  });
});

describe("schema.graphql is divided by the same domains", () => {
  const lines = readFileSync("schema.graphql", "utf8").split("\n");
  const headings = lines.flatMap((line) => /^# ---- (.+) ----$/.exec(line)?.[1] ?? []);

  test("every definition stands under a heading, in the order of the domains", () => {
    const known = ["Shared", ...names.map((name) => name[0]?.toUpperCase() + name.slice(1))];
    expect(lines[0]).toBe("# ---- Shared ----");
    expect(headings).toEqual(known.filter((heading) => headings.includes(heading)));
  });

  test("it has no other headings", () => {
    expect(lines.filter((line) => /^\s*#/.test(line))).toHaveLength(headings.length);
  });

  test("operations are under the heading of their domain", () => {
    const shared = lines.slice(0, lines.indexOf("# ---- Accounts ----")).join("\n");
    expect(shared).toMatch(/^type Query$/m);
    expect(shared).not.toMatch(/^(extend type|type (Query|Mutation|Subscription)) .*\{/m);
  });
});
