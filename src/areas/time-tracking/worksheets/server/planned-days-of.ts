import { holidaysAt } from "#domain/holidays/holidays-at.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import {
	freeDay,
	type Worksheet,
	type WorksheetDay,
	worksheetDay,
} from "#domain/working-time/layout/worksheet.ts";
import type { PlannedDay, PlannedDays } from "../contract/days.ts";
import { domainDay } from "../contract/fault-of.ts";
import type {
	PlannedUser,
	Range,
	RangeException,
	RangePlan,
	RangeVersion,
	rangeFacts,
} from "./sql/days.ts";

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
	return {
		day,
		...(exception?.values ?? plain(daySaid(plan, versions, localDay))),
		worksheetId: plan?.id ?? null,
		templateName: plan?.templateName ?? null,
		kind: plan?.kind ?? null,
		exception: exception === undefined ? null : named(exception),
		holidays: holidaysAt(holidays, day, user.siteId).map(({ name, factor }) => ({ name, factor })),
		isEmployed: isEmployedOn(user, day),
	};
}

function named({ id, reason, version }: RangeException) {
	return { id, reason, version };
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
	return (
		employments.length === 0 ||
		employments.some(({ entryDate: validFrom, exitDate: validTo }) =>
			holdsOn({ validFrom, validTo }, day),
		)
	);
}

function daySaid(
	plan: RangePlan | undefined,
	versions: readonly RangeVersion[],
	day: LocalDay,
): WorksheetDay {
	if (plan === undefined) return freeDay;
	const iso = isoOfDay(day);
	const version = versions.find((one) => one.templateId === plan.templateId && holdsOn(one, iso));
	if (version === undefined) return freeDay;
	return worksheetDay(worksheetOf(plan, version), day);
}

function worksheetOf(plan: RangePlan, { weeks, days }: RangeVersion): Worksheet {
	const { kind, attribution, cycleStart } = plan;
	return {
		kind,
		attribution,
		cycleStart: dayOfIso(cycleStart),
		weeks: Array.from(
			{ length: weeks },
			(_, nth) =>
				new Map(
					days.filter(({ week }) => week === nth + 1).map((day) => [day.weekday, domainDay(day)]),
				),
		),
		exceptions: new Map(),
	};
}

/** A day of the domain as the contract tells it. */
function plain(day: WorksheetDay) {
	return { ...day, breaks: [...day.breaks] };
}
