import * as z from "zod/mini";
import { leaveSimulationAnswer } from "#domain/leave/simulation/leave-simulation-answer.ts";
import { leaveSimulationInput } from "#domain/leave/simulation/leave-simulation-input.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, queryFlag, queryList, queryNumber } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import {
	accountAnswer,
	accountItem,
	accountStates,
	accountsAside,
	leaveAccountColumns,
	leaveBalance,
	mostBalances,
} from "./contract/account.ts";
import { leaveCalendar } from "./contract/calendar.ts";
import {
	leaveKindNotFound,
	leaveYearClosed,
	modificationExpiry,
	modificationInput,
	modificationOutsideYear,
	modificationSettled,
	modified,
	payoutGives,
	payoutTooMuch,
	payoutWhileEmployed,
	recordItem,
	recordsInput,
	reversalInput,
	waiverOfLaw,
} from "./contract/modifications.ts";
import {
	limitsInput,
	openingCarried,
	openingOutsideYear,
	setUpInput,
	setUpPreview,
	setUpPreviewInput,
} from "./contract/openings.ts";
import { amountOfOtherUnit } from "./contract/typed-amount.ts";

/** Topic of live messages about somebody's leave; their ids are those of kinds of leave. */
export const leaveAccountsTopic = "LEAVEACCOUNTS";

const key = "leaveaccounts.manage";

/** A leave year; this year unless said otherwise. */
const year = z.optional(queryNumber(1900, 2199));
/** The kind of leave that accounts hold; the one with most rules unless said otherwise. */
const activityId = z.optional(id);

const accounts = {
	listLeaveAccounts: endpoint("listLeaveAccounts", {
		route: "GET /api/leave-accounts",
		summary: "People with their leave of a year, limited to the current site",
		access: { key, level: "LIST" },
		input: z.object({
			...listInput(leaveAccountColumns),
			year,
			activityId,
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			includeDisabled: z._default(queryFlag, false),
			states: z.optional(queryList(z.enum(accountStates))),
		}),
		answer: z.object({ ...listAnswer(accountItem).shape, ...accountsAside }),
	}),
	getLeaveAccount: endpoint("getLeaveAccount", {
		route: "GET /api/users/{userId}/leave-account",
		summary:
			"A person's leave of a year: what it comes to and why, its ledger, and how it goes on; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, year, activityId }),
		answer: accountAnswer,
	}),
	listLeaveBalances: endpoint("listLeaveBalances", {
		route: "POST /api/leave-balances",
		summary:
			"What the leave of some people comes to in a year; those whose accounts one may not list are left out, oneself never",
		access: { signedIn: true },
		input: z.object({
			userIds: z.array(id).check(z.minLength(1), z.maxLength(mostBalances)),
			year: z.int().check(z.gte(1900), z.lte(2199)),
			activityId,
		}),
		answer: z.object({
			/** Of those who have an account. */
			balances: z.array(leaveBalance),
		}),
		asRead: true,
		readsOnly: true,
	}),
} as const;

const modifications = {
	listLeaveRecords: endpoint("listLeaveRecords", {
		route: "GET /api/users/{userId}/leave-records",
		summary:
			"All entries of a person's leave accounts over the years, also those that were taken back; one's own always",
		access: { signedIn: true },
		input: recordsInput,
		answer: listAnswer(recordItem),
	}),
	createLeaveModification: endpoint("createLeaveModification", {
		route: "POST /api/users/{userId}/leave-modifications",
		summary:
			"Give days of leave by hand, take them away, pay them out at the exit or note that they are waived; opens the account of the year if there is none",
		access: { key, level: "WRITE" },
		input: modificationInput,
		answer: modified,
		refusals: [
			commonRefusals.staleVersion,
			leaveKindNotFound,
			amountOfOtherUnit,
			leaveYearClosed,
			modificationOutsideYear,
			modificationExpiry,
			payoutGives,
			payoutWhileEmployed,
			payoutTooMuch,
			waiverOfLaw,
		],
	}),
	reverseLeaveModification: endpoint("reverseLeaveModification", {
		route: "POST /api/leave-modifications/{id}/reversal",
		summary: "Take a modification of leave back; both stay to be seen",
		access: { key, level: "WRITE" },
		input: reversalInput,
		answer: modified,
		refusals: [commonRefusals.staleVersion, leaveYearClosed, modificationSettled],
	}),
} as const;

const settings = {
	setUpLeaveAccount: endpoint("setUpLeaveAccount", {
		route: "PUT /api/users/{userId}/leave-account",
		summary:
			"Set up a person's account of a year: with what it begins, and why its leave may be carried over",
		description:
			"An opening says what was there on its day: leave that earlier years left, and how much of the year's own leave was taken " +
			"before. From then on absences are taken from the account, earlier ones are not, and nothing else comes over from the year before.",
		access: { key, level: "WRITE" },
		input: setUpInput,
		answer: modified,
		refusals: [
			commonRefusals.staleVersion,
			leaveKindNotFound,
			amountOfOtherUnit,
			leaveYearClosed,
			openingOutsideYear,
			openingCarried,
		],
	}),
	previewLeaveSetUp: endpoint("previewLeaveSetUp", {
		route: "POST /api/users/{userId}/leave-account/preview",
		summary: "What a person's account of a year would come to if it were set up so",
		access: { key, level: "WRITE" },
		input: setUpPreviewInput,
		answer: setUpPreview,
		refusals: [leaveKindNotFound, amountOfOtherUnit, openingOutsideYear, openingCarried],
		asRead: true,
		readsOnly: true,
	}),
	setLeaveLimits: endpoint("setLeaveLimits", {
		route: "PUT /api/users/{userId}/leave-limits",
		summary:
			"How far a person's leave may go below 0, and from how much open leave on there is a notice",
		access: { key, level: "WRITE" },
		input: limitsInput,
		answer: z.object({ version: z.int() }),
		refusals: [commonRefusals.staleVersion, leaveKindNotFound, amountOfOtherUnit],
	}),
	getLeaveCalendar: endpoint("getLeaveCalendar", {
		route: "GET /api/users/{userId}/leave-calendar",
		summary:
			"A person's year day by day: leave, free days and days without leave; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, year, activityId }),
		answer: leaveCalendar,
	}),
} as const;

const simulation = {
	simulateLeave: endpoint("simulateLeave", {
		route: "POST /api/leave-simulation",
		summary:
			"Years of leave, its days and continued pay that rules make of what is handed in; nothing stored is read or written",
		description:
			"Dates are civil days, both inclusive; days of leave travel as text (“8.3333”, “10”) and may be sent as numbers; missing " +
			"lists are empty. Years are reckoned in ascending order, each carrying into the next, ten at most from the first to the " +
			"last. `asOf` (none: the end of the last year): what takes effect later is not yet taken or lost. Patterns say from when on " +
			"which weekdays (1 = Monday) somebody works; `dutyDaysPerYear` measures irregular work, `weeklyMinutes` changes nothing. " +
			"Holidays that are given win over those of `holidayRegion` (DE-NW, DE-BY-KATH, AT-9, CH-ZH). Rules: STATUTORY; CONTRACTUAL " +
			"{days, fullWeekDays, proRataClause}; DISABLED; AGE {from, days, wholeYear}; TENURE {years, days, wholeYear}; YOUTH; EXTRA " +
			"{days, label}, each kind of the first three and YOUTH once. `carriedIn` is leave of earlier years; a notice is what the " +
			"employer said of a year's open leave; `carryOverReasons` are years, or {year, reason}. Only APPROVED leave is taken; " +
			"certified sickness gives it back. `sameIllnessAs` is the place in `absences` of the earlier sickness that was the same " +
			"illness. Each line of a year says how it was reckoned (`steps`, `law`); their sum is what remains.",
		access: { key, level: "READ" },
		input: leaveSimulationInput,
		answer: leaveSimulationAnswer,
		// ten years of somebody's absences
		bodyLimit: 1024 * 1024,
		asRead: true,
		readsOnly: true,
	}),
} as const;

export const contract = { ...accounts, ...modifications, ...settings, ...simulation } as const;
