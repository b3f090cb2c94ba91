import { todayOf, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import type { RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import type { WeighedRule } from "#domain/violations/shifts/roster-rules.ts";
import {
	type RosterViolation,
	rosterViolations,
} from "#domain/violations/shifts/roster-violations.ts";
import type { RulesOfUnit } from "#domain/violations/shifts/unit-rules.ts";
import type { PlanViolation } from "../../contract.ts";
import {
	type FactsAsked,
	type PersonFactsRow,
	type PlanFacts,
	type RequirementRow,
	readPlanFacts,
} from "../sql/facts.ts";
import { fullUnits } from "../sql/places.ts";
import type { ShiftRow, WrittenShift } from "../sql/shift.ts";
import { factsReader, farRange, laidOf } from "./person-facts.ts";
import { type PlanChange, type Planner, permission } from "./resolve-changes.ts";
import { rulesByUnit } from "./rules-by-unit.ts";
import { shortNotices } from "./short-notices.ts";

/** A shift may lie two days behind its first one, and the rest after it on the next. */
export const reachDays = 3;

/** What changes of the plan would break: of the people they are about, in order of the changes. Two statements, three where days are near. */
export async function checkPlan(
	planner: Planner,
	changes: readonly PlanChange[],
): Promise<PlanViolation[]> {
	if (peopleOf(changes).length === 0) return [];
	const [{ violationsOf }, notices] = await Promise.all([
		planChecker(planner, changes),
		shortNotices(planner, changes),
	]);
	return [...violationsOf(changes), ...notices].sort((one, other) => one.change - other.change);
}

/** The same of several plans that exclude each other, each for itself, in the same two statements. */
export async function checkEach(
	planner: Planner,
	plans: readonly (readonly PlanChange[])[],
): Promise<PlanViolation[][]> {
	const changes = plans.flat();
	if (peopleOf(changes).length === 0) return plans.map(() => []);
	const { violationsOf } = await planChecker(planner, changes);
	return plans.map(violationsOf);
}

/** Judges changes as often as is needed: what is known of their people is read once. */
export interface PlanChecker {
	/** Of some of the changes, in their order. */
	violationsOf(changes: readonly PlanChange[]): PlanViolation[];
	/** Shifts that somebody has around the days of the changes. */
	shiftsOf(userId: string): readonly ShiftRow[];
}

/** Two statements, sent together. */
export async function planChecker(
	planner: Planner,
	changes: readonly PlanChange[],
): Promise<PlanChecker> {
	const { tx, tenantId, session } = planner;
	const days = changes.flatMap(({ before, after }) => [after.day, ...(before ? [before.day] : [])]);
	const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)] as [string, string];
	const unitIds = [...new Set(changes.map(({ after }) => after.unitId))];
	const asked = factsAsked(planner, { userIds: peopleOf(changes), unitIds, from, to });
	const [facts, full] = await Promise.all([
		readPlanFacts(tx, asked),
		fullUnits(tx, tenantId, unitIds, visibleUnits(session, permission, "FULL")),
	]);
	const rulesOf = rulesByUnit(facts.units, (unitId) => full.has(unitId));
	const factsOf = factsReader(facts, asked);
	const people = new Map(facts.people.map((person) => [person.id, person]));
	return {
		violationsOf: (some) => {
			const byId = new Map(some.map(({ after }, change) => [after.id, { after, change }]));
			const of = (shiftId: string) => byId.get(shiftId) as { after: WrittenShift; change: number };
			const rules = (shiftId: string) => rulesOf(of(shiftId).after.unitId);
			return peopleOf(some)
				.flatMap((id) => people.get(id) ?? [])
				.flatMap((person) => {
					const plans = plansOf(person, some, facts.requirements);
					return gravest(rosterViolations(factsOf(person), plans, rules)).map((found) =>
						toldOf(found, { userId: person.id, change: of(found.shiftId).change, rules }),
					);
				})
				.sort((one, other) => one.change - other.change);
		},
		shiftsOf: (userId) => people.get(userId)?.shifts ?? [],
	};
}

/** What is to be known for shifts on some days. */
export function factsAsked(
	planner: Pick<Planner, "tenantId" | "session" | "now">,
	{ from, to, ...whose }: Pick<FactsAsked, "userIds" | "unitIds" | "from" | "to">,
): FactsAsked {
	const near = { from: isoDayPlus(from, -reachDays), to: isoDayPlus(to, reachDays) };
	const { tenantId } = planner;
	return { tenantId, ...whose, ...near, ...farRange(near), today: todayOf(planner) };
}

/** An average is exceeded week after week: the worst of them says it. */
function gravest(found: readonly RosterViolation[]): RosterViolation[] {
	const averageOf = (one: RosterViolation) => ("averageMinutes" in one ? one.averageMinutes : 0);
	return found.filter(
		(one) =>
			averageOf(one) === 0 ||
			one ===
				found
					.filter(({ code }) => code === one.code)
					.reduce((worst, other) => (averageOf(other) > averageOf(worst) ? other : worst)),
	);
}

/** Who has, had or is to have one of the shifts; in order, as people are held. */
export function peopleOf(changes: readonly PlanChange[]): string[] {
	const ids = changes.flatMap(({ before, after }) => [before?.userId, after.userId]);
	return [...new Set(ids.filter((id) => typeof id === "string"))].sort();
}

type WordsOf = (shiftId: string) => Pick<RulesOfUnit, "words">;

function toldOf(
	violation: RosterViolation,
	{
		rules,
		...about
	}: { readonly userId: string; readonly change: number; readonly rules: WordsOf },
): PlanViolation {
	const { shiftId: _, ...told } = writtenOf(violation, rules);
	return { ...told, ...about };
}

/** With what the department has to say of the rule. */
function writtenOf({ day, ...told }: RosterViolation, wordsOf: WordsOf) {
	const { begin, end } = { begin: undefined, end: undefined, ...told };
	const times = begin && end ? { begin: instantOf(begin), end: instantOf(end) } : {};
	const words = wordsOf(told.shiftId).words[told.code as WeighedRule];
	return { ...told, ...times, day: isoOfDay(day), ...(words !== undefined && { words }) };
}

/** What shifts that people have already break, each said of its shift; what merely informs is left out. */
export function standingViolations(
	facts: PlanFacts,
	{ from, to, ...range }: Pick<FactsAsked, "from" | "to" | "farFrom" | "farTo">,
) {
	const rulesOf = rulesByUnit(facts.units, () => true);
	const factsOf = factsReader(facts, range);
	return facts.people.flatMap((person) => {
		const { before: plan } = plansOf(person, [], facts.requirements);
		const inRange = person.shifts.filter(({ day }) => day >= from && day <= to);
		const units = new Map(person.shifts.map(({ id, unitId }) => [id, unitId]));
		const rules = (shiftId: string) => rulesOf(units.get(shiftId) as string);
		const plans = { plan, before: [], touched: new Set(inRange.map(({ id }) => id)) };
		return gravest(rosterViolations(factsOf(person), plans, rules))
			.filter(({ severity, code }) => severity !== "INFO" && code !== "TRACKING_EXISTS")
			.map((violation) => ({ ...writtenOf(violation, rules), userId: person.id }));
	});
}

const instantOf = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();

type Countable = (ShiftRow | WrittenShift) & {
	readonly countsAsWorkingTime?: boolean;
	readonly likeId?: string | undefined;
};

function plansOf(
	{ id, shifts }: PersonFactsRow,
	changes: readonly PlanChange[],
	requirements: readonly RequirementRow[],
) {
	const changed = new Set(changes.map(({ after }) => after.id));
	const own = changes
		.map(({ after }) => after)
		.filter(({ userId, isDeleted }) => userId === id && !isDeleted);
	const rosterShift = (row: Countable) => shiftOf(row, requirements);
	const before = shifts.map(rosterShift);
	const plan = [...before.filter((one) => !changed.has(one.id)), ...own.map(rosterShift)];
	return {
		before,
		plan: plan.sort((one, other) => one.begin - other.begin),
		touched: new Set(own.map((one) => one.id)),
	};
}

/** A row as the rules read it. */
export function shiftOf(row: Countable, requirements: readonly RequirementRow[]): RosterShift {
	const { id, workspaceId, activityId, classType, day } = row;
	const isFree = classType === "SHIFT_FREE";
	const isRest = classType === "SHIFT_STANDBY" && row.countsAsWorkingTime !== true;
	return {
		...{ id, workspaceId, activityId },
		day: dayOfIso(day),
		...laidOf(row),
		kind: isFree ? "FREE" : isRest ? "REST" : "WORK",
		requirements: isFree
			? []
			: requirements.filter(
					(one) =>
						one.workspaceId === (workspaceId ?? "") ||
						one.activityId === activityId ||
						one.shiftId === (row.likeId ?? id) ||
						one.itemId === (row.slot?.itemId ?? ""),
				),
	};
}
