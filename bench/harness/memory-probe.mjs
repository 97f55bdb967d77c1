// Loaded before a service's own entry, under --expose-gc: tells the bench what it holds, and what is left once garbage is collected.
process.on("message", async (message) => {
  if (message === "held") process.send({ memory: process.memoryUsage() });
  if (message !== "left") return;
  // What one collection finalizes, the next one frees.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send({ memory: process.memoryUsage() });
});
