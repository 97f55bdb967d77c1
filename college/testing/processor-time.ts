/**
 * The processor time of this process while something is done, in milliseconds. Unlike a pause on the clock it is the same
 * beside other programs.
 */
export const processorTime = async (work: Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
