// The portal's schema and resolvers for other GraphQL servers, which answer with the same bytes from the same bodies of the college.
// They have no access rule, no session and no limit, and check no body. Their packages are their own, so that nothing else loads
// them, and the compiler does not know them. graphql is the portal's: two copies do not take each other's types.
import { readFileSync } from "node:fs";
import { toCamelCase } from "../../../contract/camel-case.ts";
import { AnnouncementBoard } from "../../../gateway/src/announcements/board.ts";
import { addressOf } from "../../../gateway/src/college/address.ts";
import { CollegeFailure } from "../../../gateway/src/college/failure.ts";
import { loadSchema } from "../../../gateway/src/graphql/schema.ts";

const timeZone = "Africa/Lagos";

/** Who asks, by the operation's text. */
const people = JSON.parse(readFileSync(process.env.RIVAL_PEOPLE, "utf8"));

export const port = Number(process.env.RIVAL_PORT);
export const collegeUrl = process.env.COLLEGE_API_URL;
export const headers = { authorization: "Bearer token", accept: "application/json" };

/** Without the access rules. */
export const schema = loadSchema(timeZone);

/** Kept for ten seconds, as the gateway does. */
const announcementBoard = new AnnouncementBoard(() => performance.now());

/**
 * A request's context. Each address is read once.
 * @param get reads an address of the college: its status, and its body as an object
 */
export const contextOf = ({ query }, get) => {
  const person = people[query];
  const reads = new Map();
  const read = (endpoint, { params, query: search }) => {
    const address = addressOf(endpoint, params, search);
    const reading = reads.get(address) ?? send(endpoint, get(address));
    reads.set(address, reading);
    return reading;
  };
  const session = {
    record: { person },
    student: person.record,
    requireStudent: () => person.record,
    storePerson: async () => {},
  };
  const college = { read, readForMany: read };
  return { session, college, announcementBoard, identity: { timeZone } };
};

const send = async (endpoint, answering) => {
  const { status, body } = await answering;
  if (status !== endpoint.status) throw new CollegeFailure("refused", endpoint, { status });
  return toCamelCase(endpoint.response)(body);
};
