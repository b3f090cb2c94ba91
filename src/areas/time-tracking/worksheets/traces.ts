import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { day, plans } = texts.pairs;
const ofPlans = {
	key: "worksheets.manage",
	reach: "PERSON",
	isOwn: true,
	about: ["worksheet", "worksheet_exception"],
} as const;

export const traces: Traces = {
	entities: {
		worksheet: { ...ofPlans, title: plans.one },
		worksheet_exception: {
			...ofPlans,
			title: ["Ausnahme vom Arbeitszeitplan", "Exception from the work schedule"],
		},
		// the times of a template bear its id
		worksheet_template_version: {
			title: ["Zeiten der Vorlage", "Times of the template"],
			key: "worksheets.manage",
			reach: "ANYWHERE",
			partOf: ["worksheet_template"],
		},
	},
	fields: {
		templateId: plans.fields.templateId,
		cycleStart: ["Zyklus beginnt am", "Cycle begins on"],
		week: ["Woche", "Week"],
		weekday: ["Wochentag", "Weekday"],
		days: ["Tage", "Days"],
		targetMinutes: day.target,
		workingTime: day.workingTime,
		coreTime: day.coreTime,
		frameTime: day.frameTime,
		breaks: day.breaks,
	},
};
