import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { firstScreen } from "./app/first-screen.ts";
import { gatewayLink } from "./session/apollo-client.ts";
import { openSession } from "./session/open-session.ts";
import "virtual:antd-styles/public.css";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const session = openSession(gatewayLink());
const { pathname, search } = window.location;

// A transition renders in slices of some milliseconds, between which the browser answers taps. On a cheap phone the first
// render would else block it for most of a second.
firstScreen({ client: session.client, pathname, search: new URLSearchParams(search) }).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App session={session} />
        </BrowserRouter>
      </StrictMode>,
    ),
  ),
);
