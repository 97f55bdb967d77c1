export type ServiceName = "college" | "gateway";

/**
 * Node's own options of each service. A gateway lives mostly on objects that die young: with less room, and one thread to collect
 * them, V8 keeps its memory below 160 MB under load instead of reaching 290 (docs/load.md). It ends if it ever needs more than
 * 512 MB of objects; uploads and files are kept outside of these.
 */
export const nodeOptions: Readonly<Record<ServiceName, readonly string[]>> = {
  college: ["--enable-source-maps"],
  gateway: [
    "--enable-source-maps",
    "--max-old-space-size=512",
    "--max-semi-space-size=8",
    "--v8-pool-size=1",
  ],
};
