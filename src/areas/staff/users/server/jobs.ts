import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { movePeople } from "./move-people.ts";

export const crons = [
	defineCron({
		name: "move-people",
		everyMinutes: 60,
		run: movePeople,
	}),
];
