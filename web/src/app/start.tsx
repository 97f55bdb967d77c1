// The page shows the college's name before these have arrived (index.html). They stand before the styles of modules, which
// may differ from Ant Design's.
import "virtual:antd-styles/public.css";
import "../ui/base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { nextTask } from "../lib/next-task.ts";
import type { PortalSession } from "../session/open-session.ts";
import { App } from "./App.tsx";
import { firstScreen } from "./first-screen.ts";

/** Shows the portal in `element`, at the address at which it was opened. */
export const start = async (element: HTMLElement, session: PortalSession): Promise<void> => {
  const { pathname, search } = window.location;
  await firstScreen({ client: session.client, pathname, search: new URLSearchParams(search) });
  await nextTask();
  const root = createRoot(element);
  // A transition renders in slices of some milliseconds, between which the browser answers taps. On a cheap phone the first
  // render would else block it for most of a second.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App session={session} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
};
