import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import { dayChain } from "#domain/working-time/explanation/day-chain.ts";
import type { LocalSpan } from "#domain/working-time/facts.ts";
import { spanOn } from "#domain/working-time/layout/local-span.ts";
import { instantText } from "#domain/working-time/simulation/iso-instant.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DayExplanation } from "../contract/day-explanation.ts";
import type { NamedPerson } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { legalStatusOn } from "./facts/dated-rows.ts";
import { shiftOf, unitOn } from "./facts/person-facts-of.ts";
import type { ReckonedDay, ReckonedMonth } from "./month-of-person.ts";
import { type NamedFacts, readFrozenDay, readNamedFacts } from "./sql/explained.ts";
import type { PersonRow } from "./sql/people.ts";

const breakCodes: ReadonlySet<string> = new Set([
	"BREAK_MISSING",
	"SIX_HOURS_WITHOUT_BREAK",
	"MINOR_BREAK",
]);

type Entries = AnswerOf<(typeof contract)["getDayTrace"]>["entries"];

interface Explained {
	readonly user: NamedPerson;
	readonly one: ReckonedDay;
	readonly month: ReckonedMonth;
	readonly entries: Entries;
}

/** What a day followed from, in the order in which it did; without the account that it leads to. */
export async function explainDay(
	tx: Tx,
	tenantId: string,
	{ user, one, month, entries }: Explained,
): Promise<Omit<DayExplanation, "account">> {
	const { facts, result } = one.computed;
	const { person } = month.input;
	const day = isoOfDay(facts.day);
	const chain = dayChain(facts, result);
	const ruleOf = (index: number | null) => (index === null ? undefined : month.rules[index]);
	const named = await readNamedFacts(tx, {
		tenantId,
		unitId: unitOn(person, day),
		versionIds: chain.flatMap(({ ruleIndex }) => ruleOf(ruleIndex)?.versionId ?? []),
		entryIds: entries.map(({ id }) => id),
	});
	return {
		user,
		unitName: named.unitName,
		plan: planOf(one, month),
		bookings: entries.map((entry) => bookingOf(entry, named)),
		chain: chain.map(({ ruleIndex, ...step }) => ({
			...step,
			timeRule: timeRuleOf(ruleOf(ruleIndex), named),
		})),
		frozen: (await readFrozenDay(tx, tenantId, person.id, day)) ?? null,
		law: lawOfDay(one, person),
	};
}

function timeRuleOf(
	rule: ReckonedMonth["rules"][number] | undefined,
	{ versionFrom }: NamedFacts,
): DayExplanation["chain"][number]["timeRule"] {
	if (rule === undefined) return null;
	const { ruleId, versionId, name } = rule;
	const from = versionFrom[versionId] ?? null;
	return { ruleId, versionId, name, versionFrom: from };
}

/** An entry that is not kept, say a planned standby, is known by its class alone. */
function bookingOf(
	entry: Entries[number],
	{ entries }: NamedFacts,
): DayExplanation["bookings"][number] {
	const { activityName = "", source = null } = entries[entry.id] ?? {};
	return { ...entry, activityName, source };
}

function planOf({ computed }: ReckonedDay, { input }: ReckonedMonth): DayExplanation["plan"] {
	const { day, zone, workingTime, coreTime, frameTime, breaks } = computed.facts;
	const spanOf = ({ begin, end }: Readonly<Record<"begin" | "end", number>>) => ({
		begin: instantText(begin, zone),
		end: instantText(end, zone),
	});
	const core = (span: LocalSpan) => spanOf(spanOn(day, span, zone));
	return {
		workingTime: workingTime && spanOf(workingTime),
		coreTime: coreTime && core(coreTime),
		frameTime: frameTime && spanOf(frameTime),
		breaks: breaks.map(spanOf),
		shifts: input.shifts
			.map(shiftOf)
			.filter(({ begin }) => localDayOf(begin, zone) === day)
			.map(({ classType, pauses, ...shift }) => ({
				...spanOf(shift),
				classType,
				pauses: pauses.map(spanOf),
			})),
	};
}

/** What working time law asks of a day and what there was: §§ 3, 4, 5 ArbZG, or §§ 8, 11, 13 JArbSchG for the young. */
function lawOfDay({ computed }: ReckonedDay, person: PersonRow): DayExplanation["law"] {
	const { facts, arbzg, violations } = computed;
	const { isExempt, adultFrom } = legalStatusOn(person, isoOfDay(facts.day));
	if (isExempt || arbzg.netMinutes === 0) return null;
	const { law, dailyMaximum, restMinutes } = limitsFor(facts.day, adultFrom);
	const rest = arbzg.restBeforeMinutes;
	return {
		law,
		checks: [
			{
				kind: "HOURS",
				limitMinutes: dailyMaximum,
				measuredMinutes: arbzg.netMinutes,
				isKept: arbzg.netMinutes <= dailyMaximum,
			},
			{
				kind: "BREAK",
				limitMinutes: arbzg.requiredBreakMinutes,
				measuredMinutes: arbzg.breakMinutes,
				isKept: !violations.some(({ code }) => breakCodes.has(code)),
			},
			...(rest === null
				? []
				: [
						{
							kind: "REST" as const,
							limitMinutes: restMinutes,
							measuredMinutes: rest,
							isKept: rest >= restMinutes,
						},
					]),
		],
	};
}
