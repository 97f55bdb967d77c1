import type { BrowserContext } from "playwright-core";

/** Collects every alert that any tab announces, however briefly. */
export async function collectAlerts(context: BrowserContext): Promise<readonly string[]> {
  const alerts: string[] = [];
  await context.exposeBinding("noteAlert", (_source, text: string) => alerts.push(text));
  await context.addInitScript(`
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll("[role=alert]")) {
        const text = alert.textContent.trim();
        if (text && alert.dataset.noted !== text) {
          alert.dataset.noted = text;
          window.noteAlert(text);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  `);
  return alerts;
}
