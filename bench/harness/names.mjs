// Loaded before a service's own entry: resolves one name to several addresses, in turn, as Docker's own DNS does for a
// service that is scaled. BENCH_NAME is such as `college=127.0.0.2,127.0.0.3`.
import dns from "node:dns";

const [name, list = ""] = (process.env.BENCH_NAME ?? "").split("=");
const addresses = list.split(",").map((address) => ({ address, family: 4 }));
const lookUp = dns.lookup;
let turn = 0;

dns.lookup = (host, options, callback) => {
  if (host !== name) return lookUp(host, options, callback);
  turn += 1;
  const first = turn % addresses.length;
  const found = [...addresses.slice(first), ...addresses.slice(0, first)];
  process.nextTick(() =>
    options.all ? callback(null, found) : callback(null, found[0].address, found[0].family),
  );
};
