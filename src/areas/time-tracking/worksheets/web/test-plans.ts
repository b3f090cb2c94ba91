import type { PlannedDay } from "../contract/days.ts";
import type { Plan } from "../contract/plans.ts";
import type { TemplateVersion } from "../contract/templates.ts";

export const userId = "01a1fd2c-47a0-70d1-9a38-000000000171";

export const template = {
	id: "01a1fd2c-47a0-70d1-9a38-0000000001a1",
	version: 2,
	isEnabled: true,
	name: "Vollzeit 40 h",
	kind: "FIXED",
	attribution: "START_DAY",
	weeks: 1,
	userCount: 3,
} as const;

/** From eight to half past four. */
export const fullDay = {
	targetMinutes: 480,
	workingTime: { begin: 480, end: 990 },
	coreTime: null,
	frameTime: null,
	breaks: [{ begin: 720, minutes: 30 }],
};

export const versionOne: TemplateVersion = {
	id: "01a1fd2c-47a0-70d1-9a38-0000000001a2",
	templateId: template.id,
	validFrom: "2020-01-01",
	validTo: null,
	weeks: 1,
	days: [{ week: 1, weekday: 1, ...fullDay }],
	version: 3,
};

export const plan: Plan = {
	id: "01a1fd2c-47a0-70d1-9a38-0000000001a3",
	userId,
	templateId: template.id,
	templateName: template.name,
	kind: "FIXED",
	attribution: "START_DAY",
	weeks: 1,
	cycleStart: "2025-01-06",
	validFrom: "2025-01-01",
	validTo: null,
	version: 5,
};

/** What is planned for a day, by the plan unless told otherwise. */
export function plannedDay(day: string, more: Partial<PlannedDay> = {}): PlannedDay {
	return {
		day,
		...fullDay,
		worksheetId: plan.id,
		templateName: template.name,
		kind: "FIXED",
		exception: null,
		holidays: [],
		isEmployed: true,
		...more,
	};
}
