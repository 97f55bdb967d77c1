import { Link } from "react-router-dom";
import type { BankRowsQuery_bankRows_rows_student } from "../../gql/staff-payments.ts";
import type { Fact } from "../kit/FactGrid.tsx";

/** The facts of the student whom a record is of. `to` makes the path of a screen. */
export const studentFacts = (
  {
    id,
    name,
    matricNumber,
  }: Pick<BankRowsQuery_bankRows_rows_student, "id" | "name" | "matricNumber">,
  to: (path: string) => string,
): readonly Fact[] => [
  [
    "Student",
    <Link key="student" to={to(`students/${id}`)}>
      {name}
    </Link>,
  ],
  ["Matric number", matricNumber],
];

/** The page where anybody confirms that a receipt is genuine. */
export const confirmationFact = (path: string): Fact => [
  "Public confirmation",
  <Link key="confirmation" to={path}>
    {path}
  </Link>,
];
