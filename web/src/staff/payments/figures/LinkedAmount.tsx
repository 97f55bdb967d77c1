import { Link } from "react-router-dom";
import { formatAmount } from "../../../lib/money.ts";
import { useStaffPath } from "../../shell/role-context.ts";

interface LinkedAmountProps {
  /** In naira; null if there is no such figure. */
  readonly amount: number | null;
  /** The path of the list behind it. */
  readonly path: string;
}

/** A figure with the list behind it, which nothing has none of. */
export const LinkedAmount = ({ amount, path }: LinkedAmountProps) => {
  const to = useStaffPath();
  if (amount === null) return "–";
  return amount === 0 ? formatAmount(0) : <Link to={to(path)}>{formatAmount(amount)}</Link>;
};
