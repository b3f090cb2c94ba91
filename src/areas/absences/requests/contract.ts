import * as z from "zod/mini";
import { accountUnit, amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import { customInvalid } from "#areas/settings/custom-fields/contract/values.ts";
import {
	changesContract,
	movesContract,
	ofMatter,
	reasonFields,
} from "#areas/time-tracking/approvals/contract/matter-contract.ts";
import type { MatterNoun } from "#areas/time-tracking/approvals/contract/matter-noun.ts";
import {
	approvalNeeded,
	changeNeedsRequest,
	notAskedToSubstitute,
	rulesViolated,
	stateFinal,
} from "#areas/time-tracking/approvals/contract/refusals.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import {
	activityArchived,
	activityNotBookable,
	activityNotFound,
} from "#areas/time-tracking/bookings/contract.ts";
import { longestYears } from "#domain/absences/absence-fault.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, queryList, queryNumber, typedLines } from "#kit/contract/fields.ts";
import { limits } from "#kit/contract/limits.ts";
import { listTotal } from "#kit/contract/list.ts";
import { accepting } from "#kit/contract/rule-violation.ts";
import {
	absenceAnswer,
	absenceClasses,
	absenceDetail,
	absenceFields,
	costOfDay,
	customFields,
	dayQuantity,
	repairableViolation,
	substituteField,
} from "./contract/absence-answer.ts";
import { childSickYear } from "./contract/child-sick-year.ts";
import {
	absenceFileGone,
	absenceFilesTooMany,
	fileFields,
	filesContract,
} from "./contract/files.ts";
import { listContract } from "./contract/lists.ts";
import {
	absenceActivityOnly,
	absenceFaultRefusals,
	absenceOverlaps,
	substituteSelf,
	substituteUnfit,
} from "./contract/refusals.ts";

/** One's own, and with WRITE those of others: the use case says which. */
const own = { signedIn: true } as const;

const writeRefusals = [
	...Object.values(absenceFaultRefusals),
	absenceActivityOnly,
	absenceOverlaps,
	substituteSelf,
	substituteUnfit,
	rulesViolated,
	activityNotFound,
	activityArchived,
	activityNotBookable,
] as const;

const written = z.object({ id, version: z.int(), state: activityState });

/** What stands in the way of older absences is cut from them, or cancels them. */
const overwriting = { forceOverwrite: z._default(z.boolean(), false) };

const previewed = z.object({
	/** What it would become now: APPROVED where nobody has to agree. */
	state: activityState,
	calendarDays: z.int(),
	cost: dayQuantity,
	costMinutes: z.int(),
	days: z.array(costOfDay),
	/** What it does to the leave account, by the years of its days: it is taken from it, or, unpaid, earns none; else null. */
	leave: z.nullable(
		z.array(
			z.object({
				year: z.int(),
				unit: accountUnit,
				/** Null where nobody has set up an account. */
				before: z.nullable(amount),
				after: z.nullable(amount),
				/** What of that lapses first. */
				lapses: z.nullable(z.object({ day: civilDay, days: amount })),
			}),
		),
	),
	/** What it takes of the days with a child that is ill, by year; null where it is of another kind, or not the reader's to know. */
	childSick: z.nullable(z.array(childSickYear)),
	/** What it does to the overtime account, in minutes; null where it is taken from none, or there is none. */
	overtime: z.nullable(z.object({ before: z.int(), after: z.int() })),
	/** What it would break, the gravest first. */
	violations: z.array(repairableViolation),
	/** Colleagues of her unit who are away in that time, or ask to be. */
	team: z.array(
		z.object({
			userId: id,
			firstName: z.string(),
			lastName: z.string(),
			from: civilDay,
			to: civilDay,
			state: activityState,
		}),
	),
	/** Of her unit, day by day: how many work, and how many of them are away. */
	coverage: z.array(z.object({ day: civilDay, people: z.int(), away: z.int() })),
});

const writing = {
	requestAbsence: endpoint("requestAbsence", {
		route: "POST /api/absences",
		summary: "Ask for an absence: planned, requested, or approved at once",
		access: own,
		input: z.object({
			userId: id,
			...absenceFields,
			...substituteField,
			...reasonFields,
			...customFields,
			...fileFields,
			state: z._default(z.enum(["PLANNED", "REQUESTED", "APPROVED"]), "REQUESTED"),
			...accepting,
			...overwriting,
		}),
		answer: written,
		refusals: [
			...writeRefusals,
			approvalNeeded,
			customInvalid,
			absenceFileGone,
			absenceFilesTooMany,
		],
	}),
	updateAbsence: endpoint("updateAbsence", {
		route: "PUT /api/absences/{id}",
		summary: "Change an absence; a pending request to change it is withdrawn by it",
		access: own,
		input: z.object({
			...ofMatter,
			...absenceFields,
			...substituteField,
			...reasonFields,
			...customFields,
			...accepting,
			...overwriting,
		}),
		answer: written,
		refusals: [...writeRefusals, stateFinal, changeNeedsRequest, customInvalid],
	}),
	previewAbsence: endpoint("previewAbsence", {
		route: "POST /api/absence-preview",
		summary:
			"What an absence would cost, day by day, whom it would meet and what it would break; nothing is kept",
		access: own,
		input: z.object({
			/** One that is to be changed; null: a new one. */
			absenceId: z._default(z.nullable(id), null),
			userId: id,
			...absenceFields,
			...substituteField,
		}),
		answer: previewed,
		refusals: writeRefusals,
		asRead: true,
		readsOnly: true,
	}),
	getAbsence: endpoint("getAbsence", {
		route: "GET /api/absences/{id}",
		summary: "An absence with its days, its steps, its history and what may be done with it",
		access: own,
		input: z.object({ id }),
		answer: absenceDetail,
	}),
} as const;

const lists = {
	listAbsences: endpoint("listAbsences", {
		route: "GET /api/absences",
		summary:
			"Absences: one's own, and those of people one may see; kinds as far as one may know them",
		access: own,
		input: z.object({
			ids: z.optional(queryList(id)),
			userIds: z.optional(queryList(id)),
			from: z.optional(civilDay),
			to: z.optional(civilDay),
			classTypes: z.optional(queryList(z.enum(absenceClasses), 3)),
			states: z.optional(queryList(activityState, 5)),
			page: z._default(queryNumber(1, 1_000_000), 1),
			pageSize: z._default(queryNumber(1, 500), limits.pageSize),
		}),
		answer: z.object({
			absences: z.array(absenceAnswer),
			...listTotal,
			page: z.number(),
			pageSize: z.number(),
		}),
	}),
	listPossibleSubstitutes: endpoint("listPossibleSubstitutes", {
		route: "GET /api/users/{userId}/possible-substitutes",
		summary: "Who may stand in for a person: her unit, and who of it is away then",
		access: own,
		input: z.object({
			userId: id,
			from: civilDay,
			to: lastOf(civilDay, "from", { years: longestYears }),
		}),
		answer: z.object({
			people: z.array(
				z.object({
					userId: id,
					firstName: z.string(),
					lastName: z.string(),
					/** Away on one of the days, or asking to be. */
					isAway: z.boolean(),
				}),
			),
		}),
		refusals: [absenceFaultRefusals.ABSENCE_REVERSED, absenceFaultRefusals.ABSENCE_TOO_LONG],
	}),
} as const;

const words = z._default(z.nullable(typedLines()), null);

const substituting = {
	approveSubstitute: endpoint("approveSubstitute", {
		route: "POST /api/absences/{id}/substitute/approval",
		summary: "Agree to stand in; the absence is approved by it where nothing else is open",
		access: own,
		input: z.object(ofMatter),
		answer: written,
		refusals: [notAskedToSubstitute, rulesViolated, absenceOverlaps],
	}),
	rejectSubstitute: endpoint("rejectSubstitute", {
		route: "POST /api/absences/{id}/substitute/rejection",
		summary: "Decline to stand in; the absence stays requested until somebody else agrees",
		access: own,
		input: z.object({ ...ofMatter, reason: words }),
		answer: written,
		refusals: [notAskedToSubstitute],
	}),
	updateSubstitute: endpoint("updateSubstitute", {
		route: "PUT /api/absences/{id}/substitute",
		summary: "Name who stands in, or nobody; she is asked anew",
		access: own,
		input: z.object({ ...ofMatter, ...substituteField }),
		answer: written,
		refusals: [stateFinal, substituteSelf, substituteUnfit],
	}),
} as const;

export const absenceNoun: MatterNoun = {
	german: ["Abwesenheit", "Abwesenheiten", "f"],
	english: ["absence", "absences"],
};

const matter = {
	noun: "Absence",
	called: absenceNoun,
	path: "/api/absences",
	full: { key: "absences.manage", level: "FULL" },
	refusals: { written: writeRefusals, approved: [absenceOverlaps], reasoned: [] },
} as const;
const moves = movesContract(matter);
const changes = changesContract(matter, {
	noun: "AbsenceChange",
	path: "/api/absence-changes",
	fields: absenceFields,
});

export const contract = {
	...writing,
	...lists,
	...listContract,
	...filesContract,
	...substituting,
	requestAbsenceState: moves.request,
	approveAbsence: moves.approve,
	rejectAbsence: moves.reject,
	cancelAbsence: moves.cancel,
	giveAbsenceReason: moves.giveReason,
	askAboutAbsence: moves.ask,
	answerAboutAbsence: moves.answer,
	requestAbsenceChange: changes.requestChange,
	approveAbsenceChange: changes.approveChange,
	rejectAbsenceChange: changes.rejectChange,
	deleteAbsenceChange: changes.withdrawChange,
} as const;
