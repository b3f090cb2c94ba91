import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { recountSome } from "./recount/recount-absences.ts";
import { overdueSubstitutes } from "./sql/substitutes.ts";
import { passOnOverdue } from "./stand-in/pass-on-overdue.ts";

/** So many in a round: each has a transaction of its own, and the next minute goes on. */
const most = 200;

const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Who decides is asked by the day it is in Germany; elsewhere an hour's difference moves no grant that matters. */
const zone = zoneOf("Europe/Berlin");

export const crons = [
	defineCron({
		name: "pass-on-substitutes",
		everyMinutes: 5,
		async run({ database, clock, announcer }, tenantId) {
			const now = clock.now();
			const today = dayAt(now);
			const overdue = await database.read(tenantId, (tx) =>
				overdueSubstitutes(tx, tenantId, now, most),
			);
			for (const one of overdue) {
				const told = await database.transaction(tenantId, (tx) =>
					passOnOverdue(tx, { tenantId, now, today }, one),
				);
				announcer.announce(tenantId, told);
			}
		},
	}),
	// holidays, working times and employments that changed after somebody was given leave
	defineCron({
		name: "recount-absences",
		everyMinutes: 1,
		async run({ database, clock, announcer }, tenantId) {
			for (let afterId: string | null = beforeAll; afterId !== null; ) {
				const now = clock.now();
				const behind: string = afterId;
				const { told, lastId } = await database.transaction(tenantId, (tx) =>
					recountSome(tx, { tenantId, now, today: dayAt(now) }, behind),
				);
				announcer.announce(tenantId, told);
				afterId = lastId;
			}
		},
	}),
];

function dayAt(now: Date): string {
	return isoOfDay(localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zone));
}
