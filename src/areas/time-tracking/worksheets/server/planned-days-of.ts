import { holidaysAt } from "#domain/holidays/holidays-at.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { freeDay, type WorksheetDay, worksheetDay } from "#domain/working-time/layout/worksheet.ts";
import type { PlannedDay, PlannedDays } from "../contract/days.ts";
import { domainDay } from "../contract/fault-of.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import type { PlannedUser, Range, RangePlan, rangeFacts } from "./sql/days.ts";

type Facts = Awaited<ReturnType<typeof rangeFacts>>;

interface Day {
	readonly localDay: LocalDay;
	/** Its written form. */
	readonly day: string;
}

/**
 * What is planned for the days of each person: the exception, else the plan by the template's times of that day. What is the
 * same for all of them is worked out once.
 */
export function plannedDaysOf(
	users: readonly PlannedUser[],
	facts: Facts,
	{ from, to }: Range,
): PlannedDays[] {
	const last = dayOfIso(to);
	const days: Day[] = [];
	for (let localDay = dayOfIso(from); localDay <= last; localDay = (localDay + 1) as LocalDay)
		days.push({ localDay, day: isoOfDay(localDay) });
	const plans = Map.groupBy(
		facts.plans.map((plan) => ({ ...plan, firstDay: dayOfIso(plan.cycleStart) })),
		({ userId }) => userId,
	);
	const exceptions = Map.groupBy(facts.exceptions, ({ userId }) => userId);
	return users.map((user) => {
		const { id: userId, firstName, lastName } = user;
		const own = {
			...facts,
			plans: plans.get(userId) ?? [],
			exceptions: exceptions.get(userId) ?? [],
		};
		return { userId, firstName, lastName, days: days.map((one) => plannedDay(user, own, one)) };
	});
}

type LaidPlan = RangePlan & { readonly firstDay: LocalDay };
type OwnFacts = Omit<Facts, "plans"> & { readonly plans: readonly LaidPlan[] };

function plannedDay(
	user: PlannedUser,
	{ plans, versions, exceptions, holidays }: OwnFacts,
	{ localDay, day }: Day,
): PlannedDay {
	const plan = plans.find((one) => holdsOn(one, day));
	const exception = exceptions.find((one) => one.day === day);
	const said = daySaid(plan, versions, { localDay, day });
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

function daySaid(
	plan: LaidPlan | undefined,
	versions: readonly TemplateVersion[],
	{ localDay, day }: Day,
) {
	const version = versions.find((one) => one.templateId === plan?.templateId && holdsOn(one, day));
	if (plan === undefined || version === undefined) return freeDay;
	const { kind, attribution, firstDay: cycleStart } = plan;
	return worksheetDay(
		{ kind, attribution, weeks: weeksOf(version), cycleStart, exceptions: none },
		localDay,
	);
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
