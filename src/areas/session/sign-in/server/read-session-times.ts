import * as z from "zod/mini";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { sessionTimesSetting } from "./sql/sessions.ts";

const minute = 60_000;
const day = 1440 * minute;

const saved = z.object({
	idleMinutes: z.int().check(z.gte(15), z.lte(1440)),
	longestDays: z.int().check(z.gte(1), z.lte(90)),
});

export interface SessionTimes {
	/** An unused session ends. */
	readonly idleMs: number;
	/** No session lives longer, however busy; a persistent one may also rest that long. */
	readonly longestMs: number;
}

/** What the company has set for today; 12 hours and 30 days where it has set nothing that can be followed. */
export async function readSessionTimes(tx: Tx, tenantId: string, now: Date): Promise<SessionTimes> {
	const value = await sessionTimesSetting(tx, tenantId, now);
	const { data } = z.safeParse(saved, value);
	return {
		idleMs: (data?.idleMinutes ?? 720) * minute,
		longestMs: (data?.longestDays ?? 30) * day,
	};
}
