import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import {
	insertWorksheetTemplate,
	type NewWorksheetDay,
	planWorksheet,
} from "#kit/testing/worksheet-builder.ts";
import type { Company, DemoPerson } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { type PatternName, rotationOn, type ShiftKind, weeksOf } from "./rotation.ts";
import { usernameOf } from "./username-of.ts";

/** Five of these are the 38.5 hours of full time. */
const fullDay = 7 * 60 + 42;
const workdays = [1, 2, 3, 4, 5] as const;

const names: Readonly<Record<PatternName, string>> = {
	ward: "Wechselschicht",
	wardDays: "Früh- und Tagdienst",
	office: "Teilzeit",
	clinic: "Sprechstunde",
	bakery: "Backstube",
};

/** Templates, and for everybody a plan since the first day of work that says what the schedule lets her work. */
export async function insertWorksheets(
	builder: TenantBuilder,
	company: Company,
	{ userIds }: Structure,
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const entries = await tx
		.selectFrom("app_user")
		.select(["id", "entry_date as entryDate"])
		.where("tenant_id", "=", tenantId)
		.execute();
	const templateIds = await insertUsualTemplates(builder);
	for (const [index, person] of company.people.entries()) {
		const plan = planOf(person, index, today);
		let templateId = templateIds.get(plan.name);
		if (templateId === undefined) {
			const { name, weeks, days } = plan;
			templateId = await insertWorksheetTemplate(builder, { name, kind: "FIXED", weeks, days });
			templateIds.set(plan.name, templateId);
		}
		const userId = userIds.get(usernameOf(person)) as string;
		const entry = entries.find(({ id }) => id === userId)?.entryDate;
		await planWorksheet(builder, {
			userId,
			templateId,
			cycleStart: isoOfDay(plan.cycleStart),
			validFrom: entry ?? builder.validFrom,
		});
	}
}

const flexitime = "Gleitzeit 38,5 h";

async function insertUsualTemplates(builder: TenantBuilder): Promise<Map<string, string>> {
	const flexible = workdays.map((weekday) => ({
		week: 1,
		weekday,
		targetMinutes: fullDay,
		core: [9 * 60, 15 * 60],
		frame: [6 * 60, 20 * 60],
	})) satisfies NewWorksheetDay[];
	const fixed = workdays.map((weekday) => ({
		week: 1,
		weekday,
		targetMinutes: fullDay,
		working: [8 * 60, 16 * 60 + 12],
		breaks: [{ begin: 12 * 60, minutes: 30 }],
	})) satisfies NewWorksheetDay[];
	const insert = (name: string, kind: "FIXED" | "SHIFT", days: readonly NewWorksheetDay[]) =>
		insertWorksheetTemplate(builder, { name, kind, weeks: 1, days });
	await insert("Vollzeit 38,5 h", "FIXED", fixed);
	await insert("Schichtplan", "SHIFT", []);
	return new Map([[flexitime, await insert(flexitime, "FIXED", flexible)]]);
}

/** What the rotation makes of a person's weeks, and the Monday of the first of them. */
function planOf(person: DemoPerson, index: number, today: LocalDay) {
	const { pattern, percent } = person;
	const { weeks, ahead, first } = weeksOf(pattern, index, mondayOf(today));
	const days: NewWorksheetDay[] = [];
	for (let nth = 0; nth < weeks * 7; nth++) {
		const day = (first + nth) as LocalDay;
		const kind = rotationOn(day, pattern, { index, percent });
		if (kind !== null) days.push(dayOf(kind, nth));
	}
	const letter = ahead === 0 ? "" : ` ${"ABCDEFG"[ahead]}`;
	const isFlexible = pattern === "office" && percent === 100;
	return {
		name: isFlexible ? flexitime : `${names[pattern]} ${percent} %${letter}`,
		cycleStart: first,
		weeks,
		days,
	};
}

/** Without fixed breaks: everybody books her own. */
function dayOf({ begin, end, pauseMinutes }: ShiftKind, nth: number): NewWorksheetDay {
	return {
		week: Math.floor(nth / 7) + 1,
		weekday: (nth % 7) + 1,
		targetMinutes: end - begin - pauseMinutes,
		working: [begin, end],
	};
}
