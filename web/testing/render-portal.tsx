import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfigProvider } from "antd";
import { BrowserRouter } from "react-router-dom";
import { App } from "../src/app/App.tsx";
import type { TestServer } from "./server.ts";

/**
 * Opens the portal at `path`, as a browser would: the real route table, guards and screens over `server`. Ant Design
 * makes no styles here, for role queries are many times slower with them.
 */
export const openPortal = (path: string, server: TestServer) => {
  window.history.replaceState(null, "", path);
  const user = userEvent.setup();
  const view = render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <BrowserRouter>
        <App link={server.link} />
      </BrowserRouter>
    </ConfigProvider>,
  );
  return { user, ...view };
};

/** Waits for a screen: its heading. */
export const findHeading = (name: string | RegExp) =>
  screen.findByRole("heading", { level: 1, name });
