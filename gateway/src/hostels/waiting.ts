import type { DashboardRecord } from "../college/hostel.ts";
import type { HostelWaiting } from "../generated/schema-types.ts";
import { bedOf } from "./rooms.ts";

export const waitingOf = ({ waiting }: Pick<DashboardRecord, "waiting">): HostelWaiting | null => {
  if (waiting == null) return null;
  const { position, joined_at, offer } = waiting;
  return {
    position,
    joinedAt: joined_at,
    offer: offer && { bed: bedOf(offer.bed), expiresAt: offer.expires_at },
  };
};
