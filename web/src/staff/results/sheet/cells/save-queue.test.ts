import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SaveQueue, type SaveState, type SendOutcome } from "./save-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A queue over a list of pending batches. The test answers its requests one by one. */
const openQueue = () => {
  const waiting: string[] = [];
  const sent: string[] = [];
  const states: SaveState["kind"][] = [];
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const queue = new SaveQueue<string>({
    take: () => waiting.join(" ") || null,
    send: (batch) => {
      sent.push(batch);
      return new Promise((resolve) => {
        answers.push((outcome) => {
          if (outcome === "done") waiting.splice(0, batch.split(" ").length);
          resolve(outcome);
        });
      });
    },
    onState: ({ kind }) => states.push(kind),
  });
  const enter = (cell: string) => {
    waiting.push(cell);
    queue.scheduleSend();
  };
  const answer = async (outcome: SendOutcome) => {
    answers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, states, enter, answer };
};

describe("the save queue", () => {
  it("sends a burst of entries in one request", async () => {
    const { sent, enter } = openQueue();
    enter("a");
    await vi.advanceTimersByTimeAsync(200);
    enter("b");
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toEqual(["a b"]);
  });

  it("runs one request at a time and batches later entries", async () => {
    const { queue, sent, states, enter, answer } = openQueue();
    enter("a");
    await vi.advanceTimersByTimeAsync(300);
    enter("b");
    queue.flush();
    enter("c");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(["a"]);
    await answer("done");
    expect(sent).toEqual(["a", "b c"]);
    await answer("done");
    expect([sent.length, states.at(-1)]).toEqual([2, "idle"]);
  });

  it("retries with growing delays, and at once when online again", async () => {
    const { queue, sent, states, enter, answer } = openQueue();
    enter("a");
    await vi.advanceTimersByTimeAsync(300);
    await answer({ again: "network" });
    expect(states.at(-1)).toBe("offline");
    enter("b");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer({ again: "network" });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toEqual(["a", "a b"]);
    queue.flush();
    await vi.advanceTimersByTimeAsync(0);
    await answer("done");
    expect([sent, states.at(-1)]).toEqual([["a", "a b", "a b"], "idle"]);
  });

  it("stops at a refusal until something is entered", async () => {
    const { sent, states, enter, answer } = openQueue();
    enter("a");
    await vi.advanceTimersByTimeAsync(300);
    await answer({ refused: "The sheet is submitted." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, states.at(-1)]).toEqual([1, "refused"]);
    enter("b");
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toHaveLength(2);
  });

  it("sends once more when it is closed, without retries", async () => {
    const { queue, sent, enter, answer } = openQueue();
    enter("a");
    queue.close();
    expect(sent).toEqual(["a"]);
    await answer({ again: "network" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});
