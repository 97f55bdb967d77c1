import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { fetchScreen } from "./app/prefetch.ts";
import { gatewayLink } from "./session/apollo-client.ts";
import "virtual:antd-styles/public.css";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

fetchScreen(window.location.pathname);

// A transition renders in slices of some milliseconds, between which the browser answers taps. On a cheap phone the first
// render would else block it for most of a second.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App link={gatewayLink()} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
