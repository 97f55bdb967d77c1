import type { Page } from "playwright-core";

/**
 * Collects what goes wrong on a page without being seen: uncaught errors, console errors (content security policy
 * violations are among them), requests that failed and answers of 500 and above.
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
    // A request that a navigation or a download cut off did not fail.
    if (reason !== "net::ERR_ABORTED") problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) problems.push(`answer: ${response.url()} ${response.status()}`);
  });
}
