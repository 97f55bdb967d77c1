import { customType, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/**
 * Uploaded files, in the database so that a file and the record that names it are written in one
 * transaction, every college process sees them, and one backup holds all.
 */
export const storedFile = pgTable(
  "stored_file",
  {
    id: uuid().primaryKey(),
    ownerAccountId: integer()
      .notNull()
      .references(() => account.id),
    mediaType: text().notNull(),
    content: bytea().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("stored_file_owner").on(table.ownerAccountId)],
);
