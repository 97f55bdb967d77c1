import { Link } from "react-router-dom";
import { isScreenOf, useStaffPath, useStaffRoutes } from "../shell/role-context.ts";

const screens = { APPLICANT: "applicants", STUDENT: "students" } as const;

interface PayerLinkProps {
  readonly payer: {
    readonly kind: keyof typeof screens;
    readonly id: string;
    readonly name: string;
  };
}

/** A payer's name, linked to the person's screen if the viewer's role has it. */
export const PayerLink = ({ payer: { kind, id, name } }: PayerLinkProps) => {
  const to = useStaffPath();
  const routes = useStaffRoutes();
  const path = `${screens[kind]}/${id}`;
  return isScreenOf(routes, path) ? <Link to={to(path)}>{name}</Link> : name;
};
