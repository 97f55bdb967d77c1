import { expect } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { test } from "./harness/test.ts";

const pageWith = (header: string, main: string): string =>
  `<!doctype html><html lang="en"><title>A page</title>
   <style>body { background: #fff } .pale { color: #bbb } .pale a { color: #999 }</style>
   <body><header>${header}</header><main><h1>A page</h1>${main}</main></body></html>`;

const rulesOf = (found: readonly string[]) => found.map((one) => one.split(":")[0]).sort();

test("the accessibility check also finds problems in the frame and later screens", async ({
  open,
}) => {
  const { page } = await open();
  await page.setContent(pageWith("<button></button>", "<p>Dark</p><p class='pale'>Pale</p>"));
  expect(rulesOf(await axeViolations(page))).toEqual(["button-name", "color-contrast"]);

  const change = (selector: string, html: string) =>
    page.evaluate(`document.querySelector("${selector}").innerHTML = ${JSON.stringify(html)}`);
  await change("header", "<button>Menu</button>");
  await change("main", "<h1>Another</h1><p>Dark</p>");
  expect(await axeViolations(page)).toEqual([]);

  // The same paragraph is not measured again. The link in it, the input and the frame are new.
  await page.evaluate("document.querySelector('header').className = 'office'");
  await change("header", "<button></button>");
  await change("main", "<h1>Third</h1><p class='pale'>Pale <a href='/'>link</a></p><input>");
  expect(rulesOf(await axeViolations(page))).toEqual(["button-name", "color-contrast", "label"]);
});
