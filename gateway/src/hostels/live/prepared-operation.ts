import { type DocumentNode, executeSync, type GraphQLSchema, parse } from "graphql";
import type { Operation } from "./accepted-subscription.ts";
import { type Availability, type AvailabilityEvent, eventBetween } from "./availability.ts";
import { nextFrame } from "./frames.ts";

/**
 * One operation, answered once for all who watch with it. The schema is the one without rules: who watches has been let
 * through by the rule of every field selected here (`acceptSubscription`).
 */
export class PreparedOperation {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #operation: Operation;
  #now: Availability | undefined;
  /** By what somebody was told before; those who keep up share one. */
  readonly #frames = new Map<Availability | undefined, Buffer | undefined>();

  constructor(schema: GraphQLSchema, operation: Operation) {
    this.#schema = schema;
    this.#document = parse(operation.document, { noLocation: true });
    this.#operation = operation;
  }

  /** What to send to somebody who last heard of `before`; undefined where nothing is new. */
  frame(before: Availability | undefined, now: Availability): Buffer | undefined {
    if (this.#now !== now) this.#frames.clear();
    this.#now = now;
    if (!this.#frames.has(before)) {
      const event = eventBetween(before, now);
      this.#frames.set(before, event && nextFrame(this.#answer(event)));
    }
    return this.#frames.get(before);
  }

  #answer(event: AvailabilityEvent): object {
    const { name, variables } = this.#operation;
    return executeSync({
      schema: this.#schema,
      document: this.#document,
      rootValue: { hostelAvailability: event },
      variableValues: variables,
      operationName: name,
    });
  }
}
