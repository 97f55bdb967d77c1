import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { App } from "../src/app/App.tsx";
import { openSession } from "../src/session/open-session.ts";
import { MadeStyles } from "./made-styles.tsx";
import type { TestServer } from "./server.ts";

/** Opens the portal at `path` with the real routes, guards and screens over `server`. */
export const openPortal = (path: string, server: TestServer) => {
  window.history.replaceState(null, "", path);
  const user = userEvent.setup();
  const view = render(
    <MadeStyles>
      <BrowserRouter>
        {/* On a busy machine a test comes to a toast after its five seconds. */}
        <App session={openSession({ link: server.link })} toastSeconds={0} />
      </BrowserRouter>
    </MadeStyles>,
  );
  return { user, ...view };
};

/** Waits for the heading of a screen. */
export const findHeading = (name: string | RegExp) =>
  screen.findByRole("heading", { level: 1, name });
