// Loaded before the gateway's own entry, under --expose-gc: tells the bench what is left in memory once garbage is collected.
process.on("message", async (message) => {
  if (message !== "memory") return;
  // What one collection finalizes, the next one frees.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send({ memory: process.memoryUsage() });
});
