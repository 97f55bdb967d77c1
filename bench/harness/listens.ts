import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until a server takes connections on `host:port`.
 * @throws Error where its process ends before.
 */
export const untilListens = async (
  name: string,
  address: string,
  child: ChildProcess,
): Promise<void> => {
  while (!(await takesConnections(address))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start`);
    await pause(20);
  }
};

const takesConnections = async (address: string): Promise<boolean> => {
  const [host = "", port] = address.split(":");
  const socket = connect(Number(port), host);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};
