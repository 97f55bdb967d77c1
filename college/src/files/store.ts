import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";

/** An upload to store. */
export interface NewFile {
  readonly mediaType: "image/jpeg" | "application/pdf";
  readonly content: Buffer;
}

/** Stores a file in the transaction of the record that is to name it. @returns its id. */
export const storeFile = async (
  { clock }: Pick<College, "clock">,
  tx: Transaction,
  ownerAccountId: number,
  file: NewFile,
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(storedFile).values({ id, ownerAccountId, ...file, createdAt: clock() });
  return id;
};

/** Removes a file that no record names any more. */
export const dropFile = async (tx: Transaction, id: string | null): Promise<void> => {
  if (id !== null) await tx.delete(storedFile).where(eq(storedFile.id, id));
};
