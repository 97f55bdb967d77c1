import { type ClientRequest, request } from "node:http";

export interface Watcher {
  readonly close: () => void;
}

interface Watch {
  readonly url: string;
  readonly cookie: string;
  readonly query: string;
  /** The beds that one event reports as taken, and when it was read. */
  readonly onTaken: (bedIds: readonly string[], at: number) => void;
  /** The stream has ended, and not by us. */
  readonly onLost: () => void;
}

/** One open hostel page with its own connection; resolves with its first event, which lists all free beds. */
export const watch = (options: Watch): Promise<Watcher> =>
  new Promise((resolve, reject) => {
    let isClosed = false;
    const sent: ClientRequest = request(`${options.url}/graphql`, {
      method: "POST",
      agent: false,
      headers: {
        accept: "text/event-stream",
        "content-type": "application/json",
        "x-portal-request": "1",
        cookie: options.cookie,
      },
    });
    const close = (): void => {
      isClosed = true;
      sent.destroy();
    };
    sent.once("error", (error) => {
      if (!isClosed) reject(error);
    });
    sent.once("response", (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      let rest = "";
      let isFirst = true;
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        const events = (rest + text).split("\n\n");
        rest = events.pop() ?? "";
        for (const event of events.filter((block) => block.startsWith("event: next"))) {
          if (isFirst) resolve({ close });
          else options.onTaken(takenIn(event), performance.now());
          isFirst = false;
        }
      });
      response.on("error", () => {});
      response.on("close", () => {
        if (!isClosed) options.onLost();
      });
    });
    sent.end(JSON.stringify({ query: options.query }));
  });

/** Read with little work: thousands of these are read in this one process, and its own time is not to be measured. */
const takenIn = (event: string): readonly string[] => {
  const [, list = ""] = /"taken":\[([^\]]*)\]/.exec(event) ?? [];
  return list === "" ? [] : list.replaceAll('"', "").split(",");
};
