import { SourceMap } from "node:module";
import { encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";
import { describe, expect, it } from "vitest";
import { withOwnLinesOnly } from "./source-map.ts";

const mapOf = (...lines: SourceMapSegment[][]) => ({
  version: 3,
  file: "server.js",
  names: [],
  sources: ["../src/a.ts", "../../node_modules/undici/index.js"],
  mappings: encode(lines),
});

const reduced = (...lines: SourceMapSegment[][]) =>
  JSON.parse(withOwnLinesOnly(JSON.stringify(mapOf(...lines))));

describe("a service's source map", () => {
  it("keeps the first entry of each line", () => {
    expect(
      reduced(
        [
          [0, 0, 10, 4],
          [8, 0, 10, 12],
          [20, 0, 3, 0],
        ],
        [],
        [
          [2, 0, 4, 2],
          [9, 0, 4, 9],
        ],
      ),
    ).toEqual(mapOf([[0, 0, 10, 4]], [], [[2, 0, 4, 2]]));
  });

  it("keeps no source of packages, and Node finds the next line of our own", () => {
    const map = reduced([[0, 0, 10, 4]], [[0, 1, 1, 0]], [[0, 1, 2, 0]], [[2, 0, 11, 2]]);
    expect(map).toEqual(mapOf([[0, 0, 10, 4]], [[0]], [], [[2, 0, 11, 2]]));
    const nodes = new SourceMap(map);
    expect(nodes.findEntry(0, 30)).toMatchObject({
      originalSource: "../src/a.ts",
      originalLine: 10,
    });
    expect(nodes.findEntry(2, 5)).not.toHaveProperty("originalSource", expect.any(String));
    expect(nodes.findEntry(3, 9)).toMatchObject({
      originalSource: "../src/a.ts",
      originalLine: 11,
    });
  });
});
