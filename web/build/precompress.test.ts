import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precompress-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("a build writes compressed files beside the large ones", async () => {
  const long = `console.log(${JSON.stringify("portal ".repeat(500))});`;
  await writeFile(join(folder, "index.html"), '<script type="module" src="/main.js"></script>');
  await writeFile(join(folder, "main.js"), `${long} import("./small.js");`);
  await writeFile(join(folder, "small.js"), 'console.log("small");');
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [precompress()],
    build: { outDir: "out", modulePreload: { polyfill: false } },
  });
  const assets = join(folder, "out/assets");
  const files = await readdir(assets);
  const main = files.find((file) => /^index-.*\.js$/.test(file)) ?? "";
  const script = await readFile(join(assets, main));
  expect(brotliDecompressSync(await readFile(join(assets, `${main}.br`)))).toEqual(script);
  expect(gunzipSync(await readFile(join(assets, `${main}.gz`)))).toEqual(script);
  expect(files.filter((file) => file.startsWith("small"))).toHaveLength(1);
  expect(await readdir(join(folder, "out"))).not.toContain("index.html.br");
});
