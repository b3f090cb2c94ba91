import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { overdueSubstitutes } from "./sql/substitutes.ts";
import { passOnOverdue } from "./stand-in/pass-on-overdue.ts";

/** So many in a round: each has a transaction of its own, and the next minute goes on. */
const most = 200;

/** Who decides is asked by the day it is in Germany; elsewhere an hour's difference moves no grant that matters. */
const zone = zoneOf("Europe/Berlin");

export const crons = [
	defineCron({
		name: "pass-on-substitutes",
		everyMinutes: 5,
		async run({ database, clock, announcer }, tenantId) {
			const now = clock.now();
			const today = isoOfDay(localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zone));
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
];
