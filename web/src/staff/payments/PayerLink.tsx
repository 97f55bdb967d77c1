import { Link } from "react-router-dom";
import { isScreenOf, useStaffPath, useStaffRoutes } from "../shell/role-context.ts";

const screens = { APPLICANT: "applicants", STUDENT: "students" } as const;

interface PayerId {
  readonly kind: keyof typeof screens;
  readonly id: string;
}

/** The path of a payer's screen; null if the viewer's role does not have it. */
export const usePayerPath = (): ((payer: PayerId) => string | null) => {
  const routes = useStaffRoutes();
  return ({ kind, id }) => {
    const path = `${screens[kind]}/${id}`;
    return isScreenOf(routes, path) ? path : null;
  };
};

interface PayerLinkProps {
  readonly payer: PayerId & { readonly name: string };
}

/** A payer's name, linked to the person's screen if the viewer's role has it. */
export const PayerLink = ({ payer }: PayerLinkProps) => {
  const to = useStaffPath();
  const path = usePayerPath()(payer);
  return path === null ? payer.name : <Link to={to(path)}>{payer.name}</Link>;
};
