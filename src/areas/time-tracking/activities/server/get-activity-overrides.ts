import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { ActivityOverrides, overrides } from "../contract/overrides.ts";
import { bookableActivities, overrideVersion } from "./sql/overrides.ts";

export function getActivityOverrides(
	context: ReadContext,
	{ userId }: InputOf<typeof overrides.getActivityOverrides>,
): Promise<ActivityOverrides> {
	const { tenantId, session } = context;
	return context.read(async (tx) => {
		await demandUser(tx, session, {
			key: "activities.manage",
			level: "READ",
			userId,
			today: todayOf(context),
		});
		return {
			userId,
			version: await overrideVersion(tx, tenantId, userId),
			activities: (await bookableActivities(tx, tenantId, userId)).filter(
				({ isEnabled, isAllowed, isDefault }) => isEnabled || !isAllowed || isDefault,
			),
		};
	});
}
