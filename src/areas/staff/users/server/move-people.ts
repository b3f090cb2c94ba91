import { audit } from "../../../../kit/server/audit.ts";
import type { Services } from "../../../../kit/server/services.ts";
import { movePeopleDue } from "./sql/places.ts";

/** Whoever has another primary unit since today, by the day of the home site, stands in it from now on. */
export async function movePeople(
	{ database, clock, announcer }: Services,
	tenantId: string,
): Promise<void> {
	const now = clock.now();
	const moved = await database.transaction(tenantId, async (tx) => {
		const people = await movePeopleDue(tx, tenantId, now);
		for (const { userId, before, after } of people) {
			const actor = { tenantId, now };
			await audit(tx, actor, {
				entity: "app_user",
				entityId: userId,
				subjectUserId: userId,
				action: "moved",
				before: { unitId: before },
				after: { unitId: after },
			});
		}
		return people;
	});
	if (moved.length === 0) return;
	announcer.announce(tenantId, [
		{ kind: "USERS", ids: moved.map(({ userId }) => userId) },
		{ kind: "ROLES" },
	]);
}
