import type { ReadContext } from "#kit/server/http/context.ts";
import type { Services } from "#kit/server/services.ts";
import { isSuperseded } from "../sql/superseded.ts";
import { fillDaysApart, recomputeWaitingApart } from "./recompute-apart.ts";

/** What is being kept in this process: a tenant's days of one range once at a time. */
const underWay = new WeakMap<Services, Set<string>>();

/** The last of each tenant's that was begun in this process, whatever became of it. */
const last = new WeakMap<Services, Map<string, Promise<void>>>();

/** People at once: others have their turn between them. */
const atOnce = 50;

/**
 * Has days kept that a list found missing or waiting, once it is answered; afterwards who asked is told to look again.
 * Nothing is lost with the process: the next one who asks finds them missing again.
 */
export function keepSoon(
	{ services, tenantId, session, afterCommit }: ReadContext,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
	isAskedAgain: boolean,
): void {
	afterCommit(async () => {
		// nothing would be kept, and who is told to look again would find the same
		if (await services.database.snapshot(tenantId, isSuperseded)) return;
		const running = underWay.get(services) ?? new Set();
		underWay.set(services, running);
		const key = `${tenantId} ${range.from} ${range.to}`;
		if (running.has(key)) return;
		running.add(key);
		try {
			await afterOthersOf(services, tenantId, async () => {
				for (let from = 0; from < userIds.length; from += atOnce) {
					const some = userIds.slice(from, from + atOnce);
					await recomputeWaitingApart(services.workDatabase, tenantId, some);
					await fillDaysApart(services.workDatabase, tenantId, some, range);
				}
			});
		} finally {
			running.delete(key);
		}
		if (isAskedAgain) {
			services.announcer.announce(tenantId, [{ kind: "TRACKINGS", userId: session.userId }]);
		}
	});
}

/** One range of a tenant after the other: however many are looked at, other tenants' days have their turn. */
async function afterOthersOf(
	services: Services,
	tenantId: string,
	work: () => Promise<void>,
): Promise<void> {
	const tenants = last.get(services) ?? new Map<string, Promise<void>>();
	last.set(services, tenants);
	const done = (tenants.get(tenantId) ?? Promise.resolve()).then(work);
	const ended = done.catch(() => {});
	tenants.set(tenantId, ended);
	try {
		await done;
	} finally {
		if (tenants.get(tenantId) === ended) tenants.delete(tenantId);
	}
}
