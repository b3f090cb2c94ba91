import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { isClockClass } from "#domain/working-time/timeline/time-class.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import {
	type BookableActivity,
	overrideDefaultTwice,
	overrideDefaultUnusable,
	overrideNotBookable,
	overrideNothingLeft,
	type overrides,
} from "../contract/overrides.ts";
import { neededClasses } from "./activity-rules.ts";
import {
	bookableActivities,
	classTypesOf,
	type Override,
	overrideVersion,
	writeOverrides,
} from "./sql/overrides.ts";
import { lockActivities } from "./sql.ts";

type AskedOverride = Omit<Override, "classType">;

const entity = "activity_override";

export const getActivityOverrides: Handler<typeof overrides.getActivityOverrides> = (
	context,
	{ userId },
) =>
	context.read(async (tx) => {
		const { tenantId } = context;
		await demandPerson(tx, context, "READ", userId);
		return {
			userId,
			version: await overrideVersion(tx, tenantId, userId),
			activities: worthTelling(await bookableActivities(tx, tenantId, userId)),
		};
	});

/** Of archived ones only those of which something is said. */
function worthTelling(activities: readonly BookableActivity[]): BookableActivity[] {
	return activities.filter(
		({ isEnabled, isAllowed, isDefault }) => isEnabled || !isAllowed || isDefault,
	);
}

function demandPerson(
	tx: Tx,
	context: ReadContext | WriteContext,
	level: "READ" | "WRITE",
	userId: string,
): Promise<unknown> {
	const today = todayOf(context);
	return demandUser(tx, context.session, { key: "activities.manage", level, userId, today });
}

export const putActivityOverrides: Handler<typeof overrides.putActivityOverrides> = async (
	context,
	{ userId, version, overrides: asked },
) => {
	const { tx, tenantId } = context;
	await demandPerson(tx, context, "WRITE", userId);
	// nobody archives the last activity of a class while the others are withheld
	await lockActivities(tx, tenantId);
	const ids = asked.map(({ activityId }) => activityId);
	checkOverrides(asked, await classTypesOf(tx, tenantId, ids));
	const present = await bookableActivities(tx, tenantId, userId);
	const current = await overrideVersion(tx, tenantId, userId);
	if (current !== version) {
		const row = { userId, version: current, activities: worthTelling(present) };
		await refuseStale(tx, { tenantId, entity, entityId: userId, current: row });
	}
	checkSomethingLeft(present, asked);
	const changed = changedOverrides(present, asked);
	if (changed.length === 0) return { version };
	await writeOverrides(tx, tenantId, userId, changed);
	await trace(context, userId, present, changed);
	return { version: await overrideVersion(tx, tenantId, userId) };
};

/** What is to be written: what differs from now. Of activities that are not named nothing differs from the company. */
function changedOverrides(
	present: readonly BookableActivity[],
	asked: readonly AskedOverride[],
): Override[] {
	const wanted = new Map(asked.map((one) => [one.activityId, one]));
	return present.flatMap(({ id, classType, ...now }) => {
		const { isAllowed = true, isDefault = false } = wanted.get(id) ?? {};
		const isSame = isAllowed === now.isAllowed && isDefault === now.isDefault;
		return isSame ? [] : [{ activityId: id, classType, isAllowed, isDefault }];
	});
}

type Known = Awaited<ReturnType<typeof classTypesOf>>;

/** Refuses what nobody could book by: unknown or unfit activities, two defaults of a class or unusable ones. */
function checkOverrides(asked: readonly AskedOverride[], known: Known): void {
	const defaults = new Set<string>();
	for (const { activityId, isAllowed, isDefault } of asked) {
		const activity = known.get(activityId) ?? refuse(commonRefusals.notFound);
		const { classType, isEnabled } = activity;
		if (!isClockClass(classType)) refuse(overrideNotBookable);
		if (!isDefault) continue;
		if (!isAllowed || !isEnabled) refuse(overrideDefaultUnusable);
		if (defaults.has(classType)) refuse(overrideDefaultTwice);
		defaults.add(classType);
	}
}

/** Refuses to withhold every activity that a clock could begin work or a pause with. */
function checkSomethingLeft(present: readonly BookableActivity[], asked: readonly AskedOverride[]) {
	const withheld = new Set(asked.filter((one) => !one.isAllowed).map((one) => one.activityId));
	for (const needed of neededClasses) {
		const left = present.some(
			({ id, classType, isEnabled }) => classType === needed && isEnabled && !withheld.has(id),
		);
		if (!left) refuse(overrideNothingLeft);
	}
}

async function trace(
	context: WriteContext,
	userId: string,
	present: readonly BookableActivity[],
	changed: readonly Override[],
): Promise<void> {
	await audit(context.tx, context, {
		entity,
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: {
			overrides: present
				.filter(({ id }) => changed.some(({ activityId }) => activityId === id))
				.map(({ id: activityId, isAllowed, isDefault }) => ({ activityId, isAllowed, isDefault })),
		},
		after: { overrides: changed.map(({ classType: _, ...row }) => row) },
	});
	context.announce({ kind: "CLOCKS", userId });
}
