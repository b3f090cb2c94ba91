import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#kit/server/services.ts";
import { recomputeWaitingApart } from "./recompute-apart.ts";

/** Milliseconds for which it is gathered whose days wait, to compute them together. */
const gatheredFor = 1_000;

/** The same while a crowd books: it has its bookings first, and its days a little later. */
const gatheredOfCrowd = 2_500;

/** People in one go: a button that is pressed meanwhile waits for the days of so many at most. */
const atOnce = 20;

/** Milliseconds between some people and the next: as long as their days take, more or less. */
const rest = 20;

/** Whose days wait, in a process. */
interface Waiting {
	/** People by tenant. */
	readonly people: Map<string, Set<string>>;
	/** Somebody looks after them: those who come now have their turn afterwards. */
	isAttended: boolean;
	/** The last who waited were more than are computed in one go. */
	areMany: boolean;
}

const waiting = new WeakMap<Services, Waiting>();

function waitingOf(services: Services): Waiting {
	const known = waiting.get(services) ?? { people: new Map(), isAttended: false, areMany: false };
	waiting.set(services, known);
	return known;
}

/**
 * Computes a person's waiting days shortly, apart from the request. Nothing is lost with the process: the days go on
 * waiting in the database, for the next reading or the next minute's run.
 */
export function recomputeSoon(services: Services, tenantId: string, userId: string): void {
	const { people } = waitingOf(services);
	const users = people.get(tenantId);
	if (users === undefined) people.set(tenantId, new Set([userId]));
	else users.add(userId);
	attend(services);
}

function attend(services: Services): void {
	const own = waitingOf(services);
	if (own.isAttended || own.people.size === 0) return;
	own.isAttended = true;
	const computed = async () => {
		own.areMany = sizeOf(own) > atOnce;
		await recomputeGathered(services);
		own.isAttended = false;
		attend(services);
	};
	setTimeout(() => void computed(), own.areMany ? gatheredOfCrowd : gatheredFor).unref();
}

function sizeOf({ people }: Waiting): number {
	return [...people.values()].reduce((sum, users) => sum + users.size, 0);
}

/**
 * Computes what was gathered until now, some people after the other with a rest between them: those who book are never
 * behind a crowd's days.
 */
export async function recomputeGathered(services: Services): Promise<void> {
	const { people } = waitingOf(services);
	const groups = groupsInTurn(people);
	people.clear();
	for (const [nth, [tenantId, userIds]] of groups.entries()) {
		if (nth > 0) await pause(rest, undefined, { ref: false });
		await recomputeSome(services, tenantId, userIds);
	}
}

/** The first people of each tenant, then the next ones of each. */
function groupsInTurn(people: Waiting["people"]): (readonly [string, string[]])[] {
	const tenants = [...people].map(([tenantId, users]) => [tenantId, [...users]] as const);
	const most = Math.max(0, ...tenants.map(([, users]) => users.length));
	const rounds = Array.from({ length: Math.ceil(most / atOnce) }, (_, nth) => nth * atOnce);
	return rounds.flatMap((from) =>
		tenants
			.map(([tenantId, users]) => [tenantId, users.slice(from, from + atOnce)] as const)
			.filter(([, users]) => users.length > 0),
	);
}

async function recomputeSome(
	services: Services,
	tenantId: string,
	userIds: readonly string[],
): Promise<void> {
	try {
		const done = await recomputeWaitingApart(services.workDatabase, tenantId, userIds);
		const announcements = [...done].map((userId) => ({ kind: "FIGURES" as const, userId }));
		services.announcer.announce(tenantId, announcements);
	} catch (error) {
		services.log.warn({ err: error, tenantId }, "days go on waiting");
	}
}
