import { ApolloLink } from "@apollo/client";
import { from, mergeMap, of, tap } from "rxjs";
import { nextTask } from "../lib/next-task.ts";
import type { FirstAnswers } from "./first-queries.ts";
import { idOf, notPersisted } from "./persisted-operation.ts";

/** In milliseconds. A screen that is opened later than this shows what is true then. */
const longestUse = 60_000;

/**
 * Answers each of the page's first queries once, with what `askFirstQueries` has asked for. It forgets the answers at the first
 * mutation: they may be older than the change.
 */
export const firstAnswersLink = (answers: FirstAnswers): ApolloLink => {
  const end = performance.now() + longestUse;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === "mutation" || performance.now() > end) answers.clear();
    const id = idOf(operation.query);
    const answer = id === "" ? undefined : answers.get(id);
    if (!answer || hasValues(operation.variables)) return forward(operation);
    // To write an answer into the cache takes a cheap phone as long as the query until here. Between the two it answers taps.
    return from(answer.then(inNextTask)).pipe(
      // Until then a screen that asks the same, because it was shown meanwhile, waits for the same answer.
      tap(() => answers.delete(id)),
      mergeMap((result) => (isAnswered(result) ? of(result) : forward(operation))),
    );
  });
};

const inNextTask = async <Value>(value: Value): Promise<Value> => {
  await nextTask();
  return value;
};

/** To the gateway, a variable that is null is as one that is absent. */
export const hasValues = (variables: Readonly<Record<string, unknown>>): boolean =>
  Object.values(variables).some((value) => value !== null && value !== undefined);

/** A gateway of another version may not know the id. */
const isAnswered = (result: ApolloLink.Result | undefined): result is ApolloLink.Result =>
  result !== undefined && result.errors?.[0]?.extensions?.code !== notPersisted;
