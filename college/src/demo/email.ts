import type { DemoPerson } from "./person.ts";

type Named = Pick<DemoPerson, "surname" | "firstName">;

/** `okon-bassey.imaobong@example.com`, with a number where somebody else has that address. */
export const uniqueEmail = ({ surname, firstName }: Named, taken: ReadonlySet<string>): string => {
  const name = [surname, firstName].map(addressPart).join(".");
  for (let count = 1; ; count += 1) {
    const email = `${name}${count === 1 ? "" : count}@example.com`;
    if (!taken.has(email)) return email;
  }
};

const addressPart = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z-]/g, "");
