interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Parses server-sent events from chunks of any size. Comments are ignored. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = "";
  let name = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (name !== "" || data.length > 0) yield { name, data: data.join("\n") };
          name = "";
          data = [];
        } else if (line.startsWith("event:")) name = textOf(line);
        else if (line.startsWith("data:")) data.push(textOf(line));
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const textOf = (line: string): string => line.slice(line.indexOf(":") + 1).replace(/^ /, "");
