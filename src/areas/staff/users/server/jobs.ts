import { type AuditEvent, auditAll } from "#kit/server/audit.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import type { Services } from "#kit/server/services.ts";
import { type Moved, movePeopleDue } from "./sql/places.ts";

const tracedAtOnce = 1000;

export const crons = [defineCron({ name: "move-people", everyMinutes: 60, run: movePeople })];

/** Who has another primary unit since today, by the day of the home site, stands in it from now on. */
async function movePeople({ database, clock, announcer }: Services, tenantId: string) {
	const now = clock.now();
	const moved = await database.transaction(tenantId, async (tx) => {
		const people = await movePeopleDue(tx, tenantId, now);
		const traces = people.map(traceOf);
		for (let at = 0; at < traces.length; at += tracedAtOnce) {
			const some = traces.slice(at, at + tracedAtOnce);
			await auditAll(tx, { tenantId, now }, some);
		}
		return people;
	});
	if (moved.length === 0) return;
	announcer.announce(tenantId, [
		{ kind: "USERS", ids: moved.map(({ userId }) => userId) },
		{ kind: "ROLES" },
	]);
}

function traceOf({ userId, before, after }: Moved): AuditEvent {
	return {
		entity: "app_user",
		entityId: userId,
		subjectUserId: userId,
		action: "moved",
		before: { unitId: before },
		after: { unitId: after },
	};
}
