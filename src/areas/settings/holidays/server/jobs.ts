import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { publicHolidays } from "../contract.ts";
import { importComingYear } from "./import-years.ts";

export const crons = [
	// daily, so that a server that slept on New Year's Day catches up
	defineCron({
		name: "import-coming-holidays",
		everyMinutes: 1440,
		async run({ database, clock, announcer }, tenantId) {
			const ids = await database.transaction(tenantId, (tx) =>
				importComingYear(tx, { tenantId, now: clock.now() }),
			);
			if (ids.length === 0) return;
			announcer.announce(tenantId, [{ kind: publicHolidays.topic, ids }]);
		},
	}),
];
