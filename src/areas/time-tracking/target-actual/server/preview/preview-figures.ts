import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { FigurePreview } from "#kit/contract/figure-preview.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { freshDays } from "../recompute/fresh-days.ts";
import type { StoredDay } from "../recompute/stored-day.ts";
import { nearestDays, peopleNamed, type Reach, reachOf } from "../sql/preview.ts";
import type { UserDay } from "../sql/stale.ts";
import { type ChangedDay, changedDays } from "./changed-days.ts";
import { chooseExamples } from "./choose-examples.ts";

/** So many days are computed before and after a change; where it reaches more, of so many people as many each. */
const mostChecked = 3_000;
const sampledPeople = 300;

/**
 * What a change would do, by the notes that it has left and by the functions that compute what is kept. Inside the
 * transaction of the change only what needs its facts is done.
 */
export async function previewFigures(context: WriteContext): Promise<() => Promise<FigurePreview>> {
	const { tx, tenantId, session, services } = context;
	const today = todayOf(context);
	const visible = visibleUsers(session, "timetrackings.manage", "READ", today);
	const reach = await reachOf(tx, { tenantId, ownId: session.userId, visible }, mostChecked);
	const days = await daysToCheck(tx, tenantId, reach, today);
	const after = await computed(tx, tenantId, days);
	return () =>
		services.database.snapshot(tenantId, async (undone) => {
			const before = await computed(undone, tenantId, days);
			const changed = changedDays(before, after);
			return answerOf(undone, tenantId, { reach, days, changed, today });
		});
}

function daysToCheck(tx: Tx, tenantId: string, { days, sample }: Reach, today: string) {
	const isAll = days <= mostChecked;
	const people = isAll ? sample : sample.slice(0, sampledPeople);
	if (people.length === 0) return [];
	const userIds = people.map(({ userId }) => userId);
	return nearestDays(tx, tenantId, {
		userIds,
		today,
		each: isAll ? mostChecked : Math.floor(mostChecked / people.length),
	});
}

function computed(tx: Tx, tenantId: string, days: readonly UserDay[]): Promise<StoredDay[]> {
	return freshDays(
		tx,
		tenantId,
		Map.groupBy(days, ({ userId }) => userId),
	);
}

interface Found {
	readonly reach: Reach;
	readonly days: readonly UserDay[];
	readonly changed: readonly ChangedDay[];
	readonly today: string;
}

async function answerOf(tx: Tx, tenantId: string, found: Found): Promise<FigurePreview> {
	const { reach, days, changed, today } = found;
	const { sample, ...reached } = reach;
	const visible = new Set(sample.filter((one) => one.isVisible).map(({ userId }) => userId));
	const shown = chooseExamples(
		changed.filter(({ userId }) => visible.has(userId)),
		today,
	);
	const changedOn = changed.map(({ day }) => day).sort();
	return {
		...reached,
		checkedPeople: countPeople(days),
		checkedDays: days.length,
		changedPeople: countPeople(changed),
		changedDays: changed.length,
		changedFrom: changedOn.at(0) ?? null,
		changedTo: changedOn.at(-1) ?? null,
		examples: await named(tx, tenantId, shown),
	};
}

function countPeople(days: readonly UserDay[]): number {
	return new Set(days.map(({ userId }) => userId)).size;
}

/** In order of names and days. */
async function named(tx: Tx, tenantId: string, days: readonly ChangedDay[]) {
	if (days.length === 0) return [];
	const people = await peopleNamed(
		tx,
		tenantId,
		days.map(({ userId }) => userId),
	);
	return people.flatMap((user) =>
		days
			.filter(({ userId }) => userId === user.id)
			.toSorted((one, other) => (one.day < other.day ? -1 : 1))
			.map(({ day, before, after }) => ({ user, day, before, after })),
	);
}
