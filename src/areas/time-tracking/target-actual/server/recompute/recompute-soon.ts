import type { Services } from "#kit/server/services.ts";
import { recomputeWaitingApart } from "./recompute-apart.ts";

/** Bookings come in crowds: whose days wait is gathered for so long, and computed together. */
const gatheredFor = 1_000;

/** People of each tenant whose days wait, in this process. */
const waiting = new WeakMap<Services, Map<string, Set<string>>>();

/**
 * Computes a person's waiting days shortly, apart from the request. Nothing is lost with the process: the days go on
 * waiting in the database, for the next reading or the next minute's run.
 */
export function recomputeSoon(services: Services, tenantId: string, userId: string): void {
	let tenants = waiting.get(services);
	if (tenants === undefined) {
		tenants = new Map();
		waiting.set(services, tenants);
		setTimeout(() => void recomputeGathered(services), gatheredFor).unref();
	}
	const users = tenants.get(tenantId);
	if (users === undefined) tenants.set(tenantId, new Set([userId]));
	else users.add(userId);
}

/** Computes what was gathered until now. */
export async function recomputeGathered(services: Services): Promise<void> {
	const tenants = waiting.get(services) ?? new Map<string, Set<string>>();
	waiting.delete(services);
	for (const [tenantId, users] of tenants) {
		try {
			const done = await recomputeWaitingApart(services.workDatabase, tenantId, [...users]);
			const announcements = [...done].map((userId) => ({ kind: "FIGURES" as const, userId }));
			services.announcer.announce(tenantId, announcements);
		} catch (error) {
			services.log.warn({ err: error, tenantId }, "days go on waiting");
		}
	}
}
