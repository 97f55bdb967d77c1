import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SaveQueue, type SaveState } from "./save-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Outcome = "done" | "lost" | { readonly message: string };

/** A queue over a list of pending batches. The test answers its requests one by one. */
const openQueue = () => {
  const waiting: string[] = [];
  const sent: string[] = [];
  const states: SaveState["kind"][] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const queue = new SaveQueue<string>({
    take: () => waiting.join(" ") || null,
    send: (batch) => {
      sent.push(batch);
      return new Promise((resolve, reject) => {
        answers.push((outcome) => {
          if (outcome === "lost") return reject(new TypeError("Failed to fetch"));
          if (outcome !== "done") return resolve(outcome);
          waiting.splice(0, batch.split(" ").length);
          return resolve(null);
        });
      });
    },
    onState: ({ kind }) => states.push(kind),
  });
  const enter = (cell: string) => {
    waiting.push(cell);
    queue.scheduleSend();
  };
  const answer = async (outcome: Outcome) => {
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
    void queue.send();
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
    await answer("lost");
    expect(states.at(-1)).toBe("offline");
    enter("b");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer("lost");
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toEqual(["a", "a b"]);
    void queue.send();
    await vi.advanceTimersByTimeAsync(0);
    await answer("done");
    expect([sent, states.at(-1)]).toEqual([["a", "a b", "a b"], "idle"]);
  });

  it("stops at a refusal until something is entered", async () => {
    const { sent, states, enter, answer } = openQueue();
    enter("a");
    await vi.advanceTimersByTimeAsync(300);
    await answer({ message: "The sheet is submitted." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, states.at(-1)]).toEqual([1, "refused"]);
    enter("b");
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toHaveLength(2);
  });

  it("sends once more when it is closed, without retries", async () => {
    const { queue, sent, enter, answer } = openQueue();
    enter("a");
    const isLeft = vi.fn();
    void queue.close().then(isLeft);
    expect([sent, isLeft.mock.calls]).toEqual([["a"], []]);
    await answer("lost");
    expect(isLeft).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});
