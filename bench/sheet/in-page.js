/** Runs in the measured page: what Node cannot see of it. */
const gridBox = () => document.querySelector("[role=grid]").parentElement;

const bench = {
  keys: [],
  longTasks: [],

  /** From here on notes how long each key took to its next frame, and every task of more than 50 ms. */
  start() {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === "keydown") bench.keys.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) bench.longTasks.push(duration);
    }).observe({ type: "longtask" });
  },

  /** What was noted since the last time. */
  async take() {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { keys: bench.keys.splice(0), longTasks: bench.longTasks.splice(0) };
  },

  top() {
    gridBox().scrollTop = 0;
  },

  /** Scrolls the grid to its end, by as much per frame as a wheel does; answers the milliseconds between frames. */
  scroll() {
    return new Promise((resolve) => {
      const box = gridBox();
      const frames = [];
      let last = performance.now();
      const next = (now) => {
        frames.push(now - last);
        last = now;
        box.scrollTop += 100;
        if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) resolve(frames.slice(1));
        else requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
  },

  /** Pastes a column at the cell that has the focus; answers the milliseconds until it is painted. */
  paste(column) {
    return new Promise((resolve) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", column);
      const start = performance.now();
      document.activeElement.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
  },
};

window.bench = bench;
