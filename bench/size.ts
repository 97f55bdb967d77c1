import { parseArgs } from "node:util";
import { openStage } from "./harness/stage.ts";
import { writeCollege } from "./staff/seed/write-college.ts";

const { values: options } = parseArgs({
  options: {
    /** Of the full size, one database after the other. */
    shares: { type: "string", default: "0.1,0.2" },
  },
});

interface Sizes {
  readonly students: number;
  readonly bytes: number;
  readonly largest: string;
}

/** The database of a college of this share of the full size, without files. */
const measure = async (share: number): Promise<Sizes> => {
  const stage = await openStage({ colleges: 1, gateways: 1 });
  try {
    return await stage.withDatabase(async (client) => {
      await writeCollege(client, share);
      const { rows } = await client.query(`
        select (select count(*) from student)::int as students, pg_database_size(current_database())::float as bytes,
          (select string_agg(relname || ' ' || pg_size_pretty(size), ', ') from (
            select relname, pg_total_relation_size(oid) as size from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 8) one) as largest`);
      return rows[0];
    });
  } finally {
    await stage.stop();
  }
};

let last: Sizes | undefined;
for (const share of options.shares.split(",").map(Number)) {
  const sizes = await measure(share);
  const { students, bytes, largest } = sizes;
  console.log(`${students} students: ${(bytes / 1e6).toFixed(0)} MB; ${largest}`);
  if (last !== undefined) {
    const perStudent = (bytes - last.bytes) / (students - last.students);
    console.log(`each further student: ${(perStudent / 1e3).toFixed(1)} KB`);
  }
  last = sizes;
}
