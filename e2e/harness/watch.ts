import type { Page } from "playwright-core";

/**
 * Collects invisible errors of a page: uncaught errors, console errors (which include content security policy
 * violations), failed requests and responses of 500 and above.
 */
export function watchPage(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation or download aborts running requests, which is no failure.
    if (reason !== "net::ERR_ABORTED") problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) problems.push(`answer: ${response.url()} ${response.status()}`);
  });
}
