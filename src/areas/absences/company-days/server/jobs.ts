import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { createJob } from "./create-job.ts";
import { giveNewcomers } from "./newcomers.ts";
import { withdrawJob } from "./withdraw-company-day.ts";

/** A day on which a company is away is planned ahead: elsewhere a night's difference moves none. */
const zone = zoneOf("Europe/Berlin");

export const jobs = [createJob, withdrawJob];

export const crons = [
	defineCron({
		name: "company-days-of-newcomers",
		everyMinutes: 15,
		async run({ database, clock, announcer }, tenantId) {
			for (let areMore = true; areMore; ) {
				const now = clock.now();
				const today = isoOfDay(localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zone));
				const given = await database.transaction(tenantId, (tx) =>
					giveNewcomers(tx, { tenantId, now, today }),
				);
				announcer.announce(tenantId, given.told);
				areMore = given.areMore;
			}
		},
	}),
];
