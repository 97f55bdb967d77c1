import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfigProvider } from "antd";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { portalTheme } from "../src/theme.ts";
import { FeedbackProvider } from "../src/ui/Feedback.tsx";
import { MadeStyles } from "./made-styles.tsx";

/** Renders a component at `path` with the providers of a staff screen and a gateway that never responds. */
export const renderWithProviders = (piece: ReactNode, path = "/admin/things") => {
  window.history.replaceState(null, "", path);
  const user = userEvent.setup();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const view = render(
    <MadeStyles>
      <ConfigProvider theme={portalTheme}>
        <BrowserRouter>
          <ApolloProvider client={client}>
            <FeedbackProvider toastSeconds={0}>{piece}</FeedbackProvider>
          </ApolloProvider>
        </BrowserRouter>
      </ConfigProvider>
    </MadeStyles>,
  );
  return { user, ...view };
};
