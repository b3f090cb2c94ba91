import { defineCron } from "#kit/server/jobs/define-cron.ts";
import { refreshDue } from "./refresh-due.ts";

export const crons = [defineCron({ name: "refresh-calendars", everyMinutes: 5, run: refreshDue })];
