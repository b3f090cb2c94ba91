import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import type { BookableActivity, overrides } from "../contract/overrides.ts";
import { changedOverrides } from "./changed-overrides.ts";
import { checkOverrides, checkSomethingLeft } from "./check-overrides.ts";
import {
	bookableActivities,
	classTypesOf,
	type Override,
	overrideVersion,
	writeOverrides,
} from "./sql/overrides.ts";
import { lockActivities } from "./sql.ts";

type Endpoint = typeof overrides.putActivityOverrides;

const entity = "activity_override";

export async function putActivityOverrides(
	context: WriteContext,
	{ userId, version, overrides: asked }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, session } = context;
	await demandUser(tx, session, {
		key: "activities.manage",
		level: "WRITE",
		userId,
		today: todayOf(context),
	});
	// nobody archives the last activity of a class while the others are withheld
	await lockActivities(tx, tenantId);
	const known = await classTypesOf(
		tx,
		tenantId,
		asked.map(({ activityId }) => activityId),
	);
	checkOverrides(asked, known);
	const present = await bookableActivities(tx, tenantId, userId);
	const current = await overrideVersion(tx, tenantId, userId);
	if (current !== version) {
		const row = { userId, version: current, activities: present };
		await refuseStale(tx, { tenantId, entity, entityId: userId, current: row });
	}
	checkSomethingLeft(present, asked);
	const changed = changedOverrides(present, asked);
	if (changed.length === 0) return { version };
	await writeOverrides(tx, tenantId, userId, changed);
	await trace(context, userId, present, changed);
	return { version: await overrideVersion(tx, tenantId, userId) };
}

async function trace(
	context: WriteContext,
	userId: string,
	present: readonly BookableActivity[],
	changed: readonly Override[],
): Promise<void> {
	const former = new Map(present.map((one) => [one.id, one]));
	await audit(context.tx, context, {
		entity,
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: {
			overrides: changed.map(({ activityId }) => ({
				activityId,
				isAllowed: former.get(activityId)?.isAllowed ?? true,
				isDefault: former.get(activityId)?.isDefault ?? false,
			})),
		},
		after: {
			overrides: changed.map(({ classType: _, ...row }) => row),
		},
	});
	context.announce({ kind: "CLOCKS", userId });
}
