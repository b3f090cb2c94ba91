import * as z from "zod/mini";
import { longestPlan } from "#areas/shift-planning/shifts/contract/longest-plan.ts";
import { planFigures } from "#areas/shift-planning/shifts/contract/plan-people.ts";
import { planRange } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import {
	type planAims,
	planLevels,
	planMoves,
	takerLimits,
} from "#domain/auto-plan/department/department-plan.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	instant,
	lastOf,
	nothing,
	queryFlag,
	queryList,
	queryNumber,
} from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { accepting, ruleViolation } from "#kit/contract/rule-violation.ts";
import { fairnessColumns, fairnessRow } from "./contract/fairness.ts";
import { namedPerson, proposalBalance } from "./contract/proposal-balance.ts";

export const autoPlanTopic = "AUTO_PLANS";
const key = "shiftplan.manage";

/** Shifts that are given to people in one go. */
export const mostNeeded = 3000;
/** Seconds of one processor. */
export const longestSearch = 120;
/** Proposals that are shown beside each other. */
const mostPlans = 20;

/** Another one of this department, of one above it or below it, is being made. */
export const autoPlanBusy = refusal("InvalidAction", "AUTO_PLAN_BUSY");
/** It is still being made. */
export const autoPlanRunning = refusal("InvalidAction", "AUTO_PLAN_RUNNING");
/** It was accepted, discarded, or another one took its place. */
export const autoPlanOver = refusal("InvalidAction", "AUTO_PLAN_OVER");
export const autoPlanNothing = refusal("RuleViolation", "AUTO_PLAN_NOTHING");
export const autoPlanTooMuch = refusal("RuleViolation", "AUTO_PLAN_TOO_MUCH");

const level = z.enum(planLevels);
const weights = z.object({
	...{ wishes: level, refusals: level, nights: level, weekends: level, holidays: level },
	...{ hours: level, continuity: level, workspaces: level, cost: level },
} satisfies Readonly<Record<(typeof planAims)[number], typeof level>>);

const settings = { weights, moves: z.enum(planMoves) };
/** 0: never set; then what is usual holds. */
const version = z.int().check(z.gte(0));

export const proposalStates = ["PROPOSED", "ACCEPTED", "IMPOSSIBLE"] as const;

const shiftKey = z.string().check(z.maxLength(120));
/** Keys of shifts that are not to count. */
const without = z._default(z.array(shiftKey).check(z.maxLength(mostNeeded)), []);

const proposedShift = z.object({
	/** Of a shift its id, of a copy of a template "item day copy". */
	key: z.string(),
	shiftId: z.nullable(id),
	day: civilDay,
	beginMinute: z.int(),
	endMinute: z.int(),
	workspaceId: z.nullable(id),
	activityId: id,
	/** Who has it now; null: nobody. */
	fromUserId: z.nullable(id),
	/** Who is to have it; null: it stays open. */
	userId: z.nullable(id),
	state: z.enum(proposalStates),
});
export type ProposedShift = z.output<typeof proposedShift>;

const autoPlan = z.object({
	id,
	unitId: id,
	from: civilDay,
	to: civilDay,
	/** FAILED: its job ended without anything. */
	state: z.enum(["RUNNING", "READY", "FAILED"]),
	progress: z.int(),
	madeAt: instant,
	madeBy: z.nullable(z.string()),
	needed: z.int(),
	/** The best so far. */
	shifts: z.array(proposedShift),
	/** The reader may accept and discard it. */
	mayAccept: z.boolean(),
});
export type AutoPlan = z.output<typeof autoPlan>;

const whyNot = z.object({
	user: namedPerson,
	couldTake: z.boolean(),
	violations: z.array(ruleViolation),
	/** Limits that the machine keeps beside the rules. */
	limits: z.array(z.enum(takerLimits)),
});
export type WhyNot = z.output<typeof whyNot>;

const whyOpen = z.object({ day: civilDay, people: z.array(whyNot), isShort: z.boolean() });

const { changeShifts } = shifts;
const searchSeconds = z.int().check(z.gte(1), z.lte(longestSearch));
const startRefusals = [
	...changeShifts.refusals,
	...[planRange, autoPlanBusy, autoPlanNothing, autoPlanTooMuch],
] as const;

export const contract = {
	getAutoPlanSettings: endpoint("getAutoPlanSettings", {
		route: "GET /api/units/{unitId}/auto-plan-settings",
		summary: "What the auto-plan of a department takes care of, and how much",
		access: { key, level: "READ" },
		input: z.object({ unitId: id }),
		answer: z.object({ ...settings, version }),
	}),
	putAutoPlanSettings: endpoint("putAutoPlanSettings", {
		route: "PUT /api/units/{unitId}/auto-plan-settings",
		summary: "Set what the auto-plan of a department takes care of, and how much",
		access: { key, level: "WRITE" },
		input: z.object({ unitId: id, ...settings, version }),
		answer: z.object({ version }),
	}),
	startAutoPlan: endpoint("startAutoPlan", {
		route: "POST /api/auto-plans",
		summary: "Have a proposal made for the open shifts of a department and those below it",
		description:
			"By a job. What is proposed so far can be read at any time; the plan stays as it is until it is accepted.",
		access: { key, level: "WRITE" },
		input: z.object({
			unitId: id,
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestPlan }),
			seconds: z._default(searchSeconds, 8),
		}),
		answer: z.object({ id, jobId: id, needed: z.int() }),
		refusals: startRefusals,
	}),
	improveAutoPlan: endpoint("improveAutoPlan", {
		route: "POST /api/auto-plans/{id}/improvement",
		summary: "Have a proposal made better",
		description:
			"By a job that goes on from the proposal and looks more thoroughly; never leaves more open than what is still possible of it.",
		access: { key, level: "WRITE" },
		input: z.object({ id, seconds: z._default(searchSeconds, 30) }),
		answer: z.object({ jobId: id, needed: z.int() }),
		refusals: [...startRefusals, autoPlanRunning, autoPlanOver],
	}),
	listAutoPlans: endpoint("listAutoPlans", {
		route: "GET /api/auto-plans",
		summary: "Proposals for open shifts of a range, the latest first",
		access: { key, level: "READ" },
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestPlan }),
			unitIds: z.optional(queryList(id)),
		}),
		answer: z.object({ plans: z.array(autoPlan).check(z.maxLength(mostPlans)) }),
		refusals: [planRange],
	}),
	getProposalFigures: endpoint("getProposalFigures", {
		route: "POST /api/auto-plans/figures",
		summary: "What the months of people come to with what proposals give them",
		description:
			"The figures that are told beside the plan, as if it were planned; of those people alone whom a proposal gives something or takes " +
			"something from.",
		access: { key, level: "READ" },
		asRead: true,
		readsOnly: true,
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestPlan }),
			ids: z.array(id).check(z.minLength(1), z.maxLength(mostPlans)),
			without,
		}),
		answer: z.object({ people: z.array(z.object({ userId: id, figures: planFigures })) }),
		refusals: [planRange],
	}),
	getProposalBalance: endpoint("getProposalBalance", {
		route: "POST /api/auto-plans/{id}/balance",
		summary:
			"What a proposal comes to: wishes, shares of nights and weekends, and how near it comes to the law",
		description:
			"With what is planned already. Nobody's wishes and shares are told whose plan the reader may not read.",
		access: { key, level: "READ" },
		asRead: true,
		readsOnly: true,
		input: z.object({ id, without }),
		answer: proposalBalance,
	}),
	stopAutoPlan: endpoint("stopAutoPlan", {
		route: "POST /api/auto-plans/{id}/stop",
		summary: "End the search; what it has found by now is the proposal",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [autoPlanOver],
	}),
	acceptAutoPlan: endpoint("acceptAutoPlan", {
		route: "POST /api/auto-plans/{id}/acceptance",
		summary: "Take over a proposal into the plan, or some shifts of it, as one edit",
		description: "What is no longer possible is left out and told shift by shift.",
		access: { key, level: "WRITE" },
		input: z.object({
			id,
			...accepting,
			/** Without them all. */
			keys: z.optional(z.array(shiftKey).check(z.maxLength(mostNeeded))),
		}),
		answer: z.object({
			/** Null: nothing was possible. */
			editId: z.nullable(id),
			accepted: z.int(),
			impossible: z.array(
				z.object({
					key: z.string(),
					/** CHANGED: somebody changed the plan meanwhile. */
					reason: z.enum(["CHANGED", "RULES"]),
					violations: z.array(ruleViolation),
				}),
			),
		}),
		refusals: [...changeShifts.refusals, autoPlanRunning, autoPlanOver],
	}),
	discardAutoPlan: endpoint("discardAutoPlan", {
		route: "POST /api/auto-plans/{id}/withdrawal",
		summary: "Discard a proposal",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [autoPlanRunning, autoPlanOver],
	}),
	listFairness: endpoint("listFairness", {
		route: "GET /api/shift-plan/fairness",
		summary: "Nights, weekends, holidays and wishes of people in the year before a day",
		description:
			"Until today where no day is named. A night is a shift with more than two hours between 23:00 and 6:00; standby counts where it is working time.",
		access: { key, level: "READ" },
		input: z.object({
			...listInput(fairnessColumns),
			/** The first day that does not count. */
			until: z.optional(civilDay),
			unitIds: z.optional(queryList(id)),
			recursive: z._default(queryFlag, true),
		}),
		answer: listAnswer(fairnessRow),
	}),
	explainOpenShift: endpoint("explainOpenShift", {
		route: "GET /api/shifts/{id}/open-reasons",
		summary: "Why nobody has an open shift, person by person of its department",
		description:
			"By the rules that also check changes of the plan. Those who could take it come first.",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: whyOpen,
	}),
	explainOpenCopy: endpoint("explainOpenCopy", {
		route: "GET /api/template-items/{itemId}/open-reasons",
		summary: "Why nobody has a copy of a template's item on a day, person by person",
		description: "As of an open shift, for demand that no shift stands for yet.",
		access: { key, level: "READ" },
		input: z.object({ itemId: id, day: civilDay, copy: queryNumber(1, 99) }),
		answer: whyOpen,
	}),
} as const;
