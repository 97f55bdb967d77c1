// Loaded before a service's own entry, under --expose-gc: reports to the bench its processor time, and its memory before
// and after a garbage collection.
process.on("message", async (message) => {
  if (message === "cpu") process.send({ cpu: process.cpuUsage() });
  if (message === "held") process.send({ memory: process.memoryUsage() });
  if (message !== "left") return;
  // One collection finalizes objects; the next one frees them.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send({ memory: process.memoryUsage() });
});

// A bench that fails leaves no program behind.
process.on("disconnect", () => process.exit(1));
