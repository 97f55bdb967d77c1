import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { failuresOf } from "../lib/failure.ts";
import { failedViewerLink } from "./failed-viewer-link.ts";
import { possibleTypes } from "./possible-types.ts";

declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** What an answer can say about the session, beside what was asked. */
export type SessionEvent = "expired" | "signedOut" | "passwordChangeRequired";

const sessionEvents = new Map<string, SessionEvent>([
  ["SESSION_EXPIRED", "expired"],
  ["SIGNED_OUT", "signedOut"],
  ["PASSWORD_CHANGE_REQUIRED", "passwordChangeRequired"],
]);

/** The gateway refuses every operation without it: a page of another site cannot send it. */
export const portalHeaders = { "x-portal-request": "1" };

export const gatewayPath = "/graphql";

/** Sends operations to the gateway, files included, as GraphQL multipart requests. */
export const gatewayLink = (): ApolloLink =>
  new UploadHttpLink({ uri: gatewayPath, credentials: "same-origin", headers: portalHeaders });

/** Parts of a person that have no identity of their own: queries that ask different fields of them add up. */
const part = { merge: true };

const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Profile: part,
      AcademicCalendar: part,
      StudentFees: part,
      HostelFee: part,
      TuitionFee: { keyFields: false, ...part },
      Student: { fields: { payments: { merge: false } } },
      Application: {
        ...part,
        fields: { milestones: { merge: false }, sittings: { merge: false } },
      },
      ScreeningFee: part,
      ApplicationSection: { ...part, fields: { missing: { merge: false } } },
      OlevelRequirement: part,
      JambDetails: part,
      Hostel: { fields: { rooms: { merge: false } } },
      AptitudeTest: part,
      AdmissionDecision: part,
      AdmissionOffer: part,
      // The id is the department's: the figures are those of the session that was asked for.
      DepartmentFunnel: { keyFields: false },
    },
  });

/** A client over `link`; `onSessionEvent` hears what the answers' error codes say about the session. */
export const createClient = (
  link: ApolloLink,
  onSessionEvent: (client: ApolloClient, event: SessionEvent) => void,
): ApolloClient => {
  const sessionLink = new ErrorLink(({ error, operation }) => {
    const event = failuresOf(error)
      .map(({ code }) => sessionEvents.get(code))
      .find(Boolean);
    // The question who is signed in is the answer to this event; asked on its account it would be asked for ever.
    const isAsking = operation.operationName === "Session";
    if (event && !(event === "passwordChangeRequired" && isAsking)) onSessionEvent(client, event);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([sessionLink, failedViewerLink, link]),
    cache: createCache(),
    dataMasking: true,
  });
  return client;
};
