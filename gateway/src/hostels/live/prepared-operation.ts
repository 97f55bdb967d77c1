import { type DocumentNode, executeSync, type GraphQLSchema, parse } from "graphql";
import type { Operation } from "./accepted-subscription.ts";
import { type Availability, type AvailabilityEvent, eventBetween } from "./availability.ts";
import { nextFrame } from "./frames.ts";

/**
 * One operation, executed once for all its watchers. It uses the schema without rules: `acceptSubscription` has already
 * applied the rule of every selected field to each watcher.
 */
export class PreparedOperation {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #operation: Operation;
  #now: Availability | undefined;
  /** By the watcher's last state; watchers that keep up share one entry. */
  readonly #frames = new Map<Availability | undefined, Buffer | undefined>();

  constructor(schema: GraphQLSchema, operation: Operation) {
    this.#schema = schema;
    this.#document = parse(operation.document, { noLocation: true });
    this.#operation = operation;
  }

  /** The frame for a watcher whose last state is `before`; undefined if nothing is new. */
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
