import type { PresenceStatus } from "../contract.ts";

/** Of the dot beside a status, which its word names too. */
export const statusColors: Readonly<Record<PresenceStatus, string>> = {
	IN: "var(--apr)",
	PAUSE: "var(--req)",
	PLANNED: "var(--pln)",
	ABSENT: "var(--can)",
	OUT: "var(--line-3)",
};
