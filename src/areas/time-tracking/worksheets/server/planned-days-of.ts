import { holidaysAt } from "#domain/holidays/holidays-at.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { freeDay, type WorksheetDay, worksheetDay } from "#domain/working-time/layout/worksheet.ts";
import type { PlannedDay, PlannedDays } from "../contract/days.ts";
import { domainDay } from "../contract/fault-of.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import type { PlannedUser, Range, RangePlan, rangeFacts } from "./sql/days.ts";

type Facts = Awaited<ReturnType<typeof rangeFacts>>;

/** What is planned for the days of a person: the exception, else the plan by the template's times of that day. */
export function plannedDaysOf(user: PlannedUser, facts: Facts, { from, to }: Range): PlannedDays {
	const own = <Row extends { readonly userId: string }>(rows: readonly Row[]) =>
		rows.filter(({ userId }) => userId === user.id);
	const ownFacts = { ...facts, plans: own(facts.plans), exceptions: own(facts.exceptions) };
	const last = dayOfIso(to);
	const days: PlannedDay[] = [];
	for (let day = dayOfIso(from); day <= last; day = (day + 1) as LocalDay) {
		days.push(plannedDay(user, ownFacts, day));
	}
	const { id: userId, firstName, lastName } = user;
	return { userId, firstName, lastName, days };
}

function plannedDay(
	user: PlannedUser,
	{ plans, versions, exceptions, holidays }: Facts,
	localDay: LocalDay,
): PlannedDay {
	const day = isoOfDay(localDay);
	const plan = plans.find((one) => holdsOn(one, day));
	const exception = exceptions.find((one) => one.day === day);
	const said = daySaid(plan, versions, localDay);
	return {
		day,
		...(exception?.values ?? { ...said, breaks: [...said.breaks] }),
		worksheetId: plan?.id ?? null,
		templateName: plan?.templateName ?? null,
		kind: plan?.kind ?? null,
		exception: exception ?? null,
		holidays: [...holidaysAt(holidays, day, user.siteId)],
		isEmployed: isEmployedOn(user, day),
	};
}

interface Valid {
	readonly validFrom: string;
	readonly validTo: string | null;
}

function holdsOn({ validFrom, validTo }: Valid, day: string): boolean {
	return validFrom <= day && (validTo === null || validTo >= day);
}

/** Who has no employment on record is taken for employed. */
function isEmployedOn({ employments }: PlannedUser, day: string): boolean {
	return employments.length === 0 || employments.some((one) => holdsOn(one, day));
}

function daySaid(plan: RangePlan | undefined, versions: readonly TemplateVersion[], day: LocalDay) {
	const version = versions.find(
		(one) => one.templateId === plan?.templateId && holdsOn(one, isoOfDay(day)),
	);
	if (plan === undefined || version === undefined) return freeDay;
	const { kind, attribution, cycleStart } = plan;
	const cycle = { weeks: weeksOf(version), cycleStart: dayOfIso(cycleStart), exceptions: none };
	return worksheetDay({ kind, attribution, ...cycle }, day);
}

const none: ReadonlyMap<LocalDay, WorksheetDay> = new Map();
type Weeks = ReadonlyMap<number, WorksheetDay>[];
/** Of each version as it was read: many people have it, each on many days. */
const knownWeeks = new WeakMap<TemplateVersion, Weeks>();

function weeksOf(version: TemplateVersion): Weeks {
	const known = knownWeeks.get(version);
	if (known !== undefined) return known;
	const weeks = Array.from({ length: version.weeks }, (_, nth) => {
		const own = version.days.filter(({ week }) => week === nth + 1);
		return new Map(own.map((one) => [one.weekday, domainDay(one)]));
	});
	knownWeeks.set(version, weeks);
	return weeks;
}
