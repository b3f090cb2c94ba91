import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay, LocalMinute } from "#domain/time/quantities.ts";
import type { LocalSpan } from "#domain/working-time/facts.ts";
import type { PersonFacts } from "#domain/working-time/layout/person-facts.ts";
import type { Worksheet, WorksheetDay } from "#domain/working-time/layout/worksheet.ts";
import type { CompanyRow, TemplateRow } from "../sql/company.ts";
import type { PersonRow, SheetDayRow } from "../sql/people.ts";
import { sharedDays } from "./dated-rows.ts";

type Weeks = Worksheet["weeks"];
type Version = TemplateRow["versions"][number];

/** The weeks of templates, read once for all people who have them. */
export class Templates {
	readonly #templates: ReadonlyMap<string, TemplateRow>;
	readonly #weeks = new Map<Version, Weeks>();

	constructor({ templates }: Pick<CompanyRow, "templates">) {
		this.#templates = new Map(templates.map((one) => [one.id, one]));
	}

	byId(id: string): TemplateRow | undefined {
		return this.#templates.get(id);
	}

	weeksOf(version: Version): Weeks {
		const known = this.#weeks.get(version);
		if (known !== undefined) return known;
		const made = Array.from({ length: version.weeks }, (_, nth) => {
			const days = version.days.filter(({ week }) => week === nth + 1);
			return new Map(days.map((day) => [day.weekday, sheetDayOf(day)]));
		});
		this.#weeks.set(version, made);
		return made;
	}
}

interface Held {
	readonly from: LocalDay;
	readonly to: number;
	readonly worksheet: Worksheet;
}

/** The worksheet of a person on each day; a day that differs does so under whichever plan, and without one too. */
export function worksheetsOf(
	{ worksheets, exceptions }: Pick<PersonRow, "worksheets" | "exceptions">,
	templates: Templates,
): PersonFacts["worksheetOn"] {
	const differing = new Map(exceptions.map((one) => [dayOfIso(one.day), sheetDayOf(one)]));
	const held = worksheets.flatMap((assigned) => {
		const template = templates.byId(assigned.templateId);
		if (template === undefined) return [];
		return template.versions.flatMap((version): Held[] => {
			const days = sharedDays(assigned, version);
			if (days === undefined) return [];
			const worksheet = {
				kind: template.kind as Worksheet["kind"],
				attribution: template.attribution as Worksheet["attribution"],
				cycleStart: dayOfIso(assigned.cycleStart),
				weeks: templates.weeksOf(version),
				exceptions: differing,
			};
			const to = days.to === null ? Number.POSITIVE_INFINITY : dayOfIso(days.to);
			return [{ from: dayOfIso(days.from), to, worksheet }];
		});
	});
	const bare: Worksheet | null =
		differing.size === 0 ? null : { ...withoutPlan, exceptions: differing };
	return (day) => held.find(({ from, to }) => day >= from && day <= to)?.worksheet ?? bare;
}

const withoutPlan = {
	kind: "FIXED",
	attribution: "START_DAY",
	cycleStart: 0 as LocalDay,
	weeks: [],
} as const;

function sheetDayOf(row: SheetDayRow): WorksheetDay {
	return {
		targetMinutes: row.target,
		workingTime: spanOf(row.begin, row.end),
		coreTime: spanOf(row.coreBegin, row.coreEnd),
		frameTime: spanOf(row.frameBegin, row.frameEnd),
		breaks: row.breaks.map(({ begin, minutes }) => ({ begin: begin as LocalMinute, minutes })),
	};
}

/** Stored beyond 1440, reckoned as the wall clock shows it: an end before its begin lies on the next day. */
function spanOf(begin: number | null, end: number | null): LocalSpan | null {
	if (begin === null || end === null) return null;
	return { begin: begin as LocalMinute, end: (end > 1440 ? end - 1440 : end) as LocalMinute };
}
