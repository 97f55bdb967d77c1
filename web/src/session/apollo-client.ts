import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { map, mergeMap, type Observable, of, tap } from "rxjs";
import schemaTypes from "../gql/possible-types.ts";
import { failuresOf } from "../lib/failure.ts";
import { gatewayPath, portalHeaders } from "./gateway-request.ts";
import { persistedOperationLink } from "./persisted-operation.ts";

declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

type SessionEvent = "expired" | "signedOut" | "passwordChangeRequired";

const sessionEvents = new Map<string, SessionEvent>([
  ["SESSION_EXPIRED", "expired"],
  ["SIGNED_OUT", "signedOut"],
  ["PASSWORD_CHANGE_REQUIRED", "passwordChangeRequired"],
]);

/** The link to the gateway. Files are sent as GraphQL multipart requests. */
export const gatewayLink = (): ApolloLink =>
  persistedOperationLink().concat(
    new UploadHttpLink({ uri: gatewayPath, credentials: "same-origin", headers: portalHeaders }),
  );

/** Objects of a person without an id: the cache merges their fields. */
const part = { merge: true };

const createCache = (): InMemoryCache =>
  new InMemoryCache({
    ...schemaTypes,
    typePolicies: {
      Profile: part,
      AcademicCalendar: part,
      StudentAccount: {
        ...part,
        fields: { refunds: { merge: false }, adjustments: { merge: false } },
      },
      StudentFees: part,
      HostelFee: part,
      TuitionFee: { keyFields: false, ...part },
      TuitionPlan: part,
      Student: { fields: { payments: { merge: false } } },
      Application: {
        ...part,
        fields: { milestones: { merge: false }, sittings: { merge: false } },
      },
      ScreeningFee: part,
      ApplicationSection: { ...part, fields: { missing: { merge: false } } },
      OlevelRequirement: part,
      JambDetails: part,
      RegistrationCourses: part,
      HostelApplication: part,
      HostelWaiting: part,
      HostelOffer: part,
      Hostel: { fields: { rooms: { merge: false } } },
      AptitudeTest: part,
      AdmissionDecision: part,
      AdmissionOffer: part,
      ResultSheet: {
        keyFields: ["semesterId", "courseId"],
        fields: { rows: { merge: false }, events: { merge: false }, flags: { merge: false } },
      },
      // The gateway answers the signed-in person's own, so there is one in the cache.
      OwnCorrections: { keyFields: [], fields: { requests: { merge: false } } },
      FigureChoices: { keyFields: [] },
      // Types without an id: another field identifies them.
      StudentRecordAccount: {
        keyFields: ["matricNumber"],
        fields: { waitingAdjustments: { merge: false } },
      },
      StudentRecordResults: { keyFields: ["matricNumber"] },
      SponsorshipFile: { keyFields: ["sponsorship", ["id"]] },
      SponsorRemittanceFile: { keyFields: ["remittance", ["id"]] },
      // The id is the department's, but the figures belong to the queried session.
      DepartmentFunnel: { keyFields: false },
      // The id is an applicant's or a student's.
      Payer: { keyFields: false, ...part },
      // The id is the student's, but mark and standing belong to the queried course.
      Examinee: { keyFields: false },
      RosterStudent: { keyFields: false },
    },
  });

const viewerFailed = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.viewer === null && errors?.some(({ path }) => path?.[0] === "viewer") === true;

/**
 * Drops the data of a response whose `viewer` field failed. Its null means that the viewer is unknown. The cache would
 * read it as signed out, so a college that is down for a moment would sign everybody out.
 */
const failedViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => (viewerFailed(result) ? { ...result, data: null } : result)),
  ),
);

/** Marks are saved every second, and a slow query must end all the same. */
const mostAsks = 3;

/**
 * Sends a query again if the answer to a mutation has overtaken it. Its own answer can be older than the change, and the
 * cache would take it for the newest: a page that polls would show a claimed bed as unclaimed.
 */
const overtakenQueryLink = () => {
  let answeredMutations = 0;
  // A mutation whose answer was lost may have changed something, too.
  const count = () => {
    answeredMutations += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === "mutation") {
      return forward(operation).pipe(tap({ next: count, error: count }));
    }
    const ask = (asks: number): Observable<ApolloLink.Result> => {
      const answeredBefore = answeredMutations;
      const isNewest = () => answeredMutations === answeredBefore || asks === mostAsks;
      return forward(operation).pipe(
        mergeMap((result) => (isNewest() ? of(result) : ask(asks + 1))),
      );
    };
    return ask(1);
  });
};

/** Creates a client over `link`. `onSessionEvent` receives the session changes that error codes report. */
export const createClient = (
  link: ApolloLink,
  onSessionEvent: (client: ApolloClient, event: SessionEvent) => void,
): ApolloClient => {
  const sessionLink = new ErrorLink(({ error, operation }) => {
    const event = failuresOf(error)
      .map(({ code }) => sessionEvents.get(code))
      .find(Boolean);
    // The Session query answers this event. Running it for its own error would loop for ever.
    const isAsking = operation.operationName === "Session";
    if (event && !(event === "passwordChangeRequired" && isAsking)) onSessionEvent(client, event);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([sessionLink, overtakenQueryLink(), failedViewerLink, link]),
    cache: createCache(),
    dataMasking: true,
  });
  return client;
};
