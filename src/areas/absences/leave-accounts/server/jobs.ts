import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { leaveAccountsTopic } from "../contract.ts";
import { settleKinds } from "./settle-kinds.ts";
import { nextPeople } from "./sql/people.ts";

/** So many people at once: a transaction that holds accounts must be short. */
const most = 100;

const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Leave years begin in Germany; elsewhere a night's difference moves no day of leave. */
const zone = zoneOf("Europe/Berlin");

export const crons = [
	defineCron({
		name: "settle-leave-accounts",
		everyMinutes: 1440,
		async run({ database, clock, announcer }, tenantId) {
			const now = clock.now();
			for (let afterId: string | null = beforeAll; afterId !== null; ) {
				const behind: string = afterId;
				const { userIds, lastId } = await database.transaction(tenantId, (tx) =>
					settleSome(tx, { tenantId, now }, behind),
				);
				announcer.announce(
					tenantId,
					userIds.map((userId) => ({ kind: leaveAccountsTopic, userId })),
				);
				afterId = lastId;
			}
		},
	}),
];

interface SomeSettled {
	/** Whose accounts say something else now. */
	readonly userIds: readonly string[];
	/** Behind whom to go on; null: these were the last. */
	readonly lastId: string | null;
}

/**
 * Settles the accounts of some people: a year that begins, a rule, a contract or a plan that was changed. Who has nothing
 * to settle is neither held nor written.
 */
export async function settleSome(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	afterId: string,
): Promise<SomeSettled> {
	const { tenantId, now } = actor;
	const userIds = await nextPeople(tx, tenantId, afterId, most);
	const today = isoOfDay(localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zone));
	const changed = await settleKinds(tx, actor, userIds, today);
	return { userIds: [...changed], lastId: userIds.length < most ? null : (userIds.at(-1) ?? null) };
}
