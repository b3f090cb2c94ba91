import * as z from "zod/mini";
import { kindOfAccounts } from "#areas/absences/leave-accounts/contract/account.ts";
import { amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import { leaveYearClosed } from "#areas/absences/leave-accounts/contract/modifications.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	nothing,
	queryFlag,
	queryList,
	queryNumber,
	typedLines,
} from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** NONE: nothing was sent; SENT: on its way, it has not come; RECEIVED: it has. */
export const noticeStates = ["NONE", "SENT", "RECEIVED"] as const;
export const noticeChannels = ["APP", "LETTER"] as const;
export const receiptWays = ["READ", "HANDED_OVER"] as const;

/** So many people are told with the request; more of them by a job. */
export const sentAtOnce = 100;

/** Letters that are printed at once. */
export const mostLetters = 500;

/** A notice counts only within its leave year. */
export const noticeOfAnotherYear = refusal("RuleViolation", "LEAVE_NOTICE_OTHER_YEAR");
/** What was sent in the application is received on the screen, by its person. */
export const noticeNoLetter = refusal("InvalidAction", "LEAVE_NOTICE_NO_LETTER");
/** No letter is handed over before it was written, or tomorrow. */
export const noticeHandedOverWhen = refusal("RuleViolation", "LEAVE_NOTICE_HANDED_OVER_WHEN");
/** There is no day yet that could be wrong. */
export const noticeNotHandedOver = refusal("InvalidAction", "LEAVE_NOTICE_NOT_HANDED_OVER");

const access = { key: "leaveaccounts.manage", level: "WRITE" } as const;

export const noticeColumns = [
	"name",
	"personnelNo",
	"unitName",
	"days",
	"sentAt",
	"receivedOn",
] as const;

const instant = z.string();

const item = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitName: z.string(),
	isEnabled: z.boolean(),
	/** Whether she can read it on a screen; else a letter is sent. */
	hasSignIn: z.boolean(),
	/** Open of the year's own leave, without what was carried over into it. */
	days: amount,
	state: z.enum(noticeStates),
	/** The one that was received first, else the last one that was sent; null: none was. */
	notice: z.nullable(
		z.object({
			id,
			channel: z.enum(noticeChannels),
			sentAt: instant,
			/** That were open then. */
			days: amount,
			lastDay: civilDay,
			receivedOn: z.nullable(civilDay),
			how: z.nullable(z.enum(receiptWays)),
			/** Of the receipt; null where there is none. */
			version: z.nullable(z.int()),
		}),
	),
	/** When the year's own leave lapses as things stand; null: never. */
	lapsesOn: z.nullable(civilDay),
});
export type LeaveNoticeItem = z.output<typeof item>;

const own = z.object({
	id,
	year: z.int(),
	kindName: z.string(),
	days: amount,
	lastDay: civilDay,
	sentAt: instant,
	receivedOn: civilDay,
});
export type OwnLeaveNotice = z.output<typeof own>;

const year = queryNumber(1900, 2199);

export const contract = {
	listLeaveNotices: endpoint("listLeaveNotices", {
		route: "GET /api/leave-notices",
		summary:
			"People with open leave of a year, and what they were told of it that may lapse; limited to the current site",
		access,
		input: z.object({
			...listInput(noticeColumns),
			/** The leave year; this one unless said otherwise. */
			year: z.optional(year),
			/** The kind of leave; the one with most rules unless said otherwise. */
			activityId: z.optional(id),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			states: z.optional(queryList(z.enum(noticeStates))),
		}),
		answer: z.object({
			...listAnswer(item).shape,
			year: z.int(),
			/** Null where the company keeps no accounts. */
			activityId: z.nullable(id),
			kinds: z.array(kindOfAccounts),
		}),
	}),
	sendLeaveNotices: endpoint("sendLeaveNotices", {
		route: "POST /api/leave-notices",
		summary:
			"Tell people of open leave that may lapse; who cannot sign in gets a letter to be printed",
		description:
			"Without `userIds` everybody is told who has open leave of the year, lies within reach and was not told yet. Who is named " +
			"is told again if need be: the first notice that is received counts. Only of the leave year that is going on. More than " +
			"100 people are told by a job (`jobId`).",
		access,
		input: z.object({
			year,
			activityId: id,
			userIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
		}),
		answer: z.object({
			/** On the screen. */
			sent: z.int(),
			/** Letters, which are to be printed and handed over. */
			letters: z.int(),
			/** Of those named: who has no open leave. */
			skipped: z.int(),
			jobId: z.nullable(id),
		}),
		refusals: [noticeOfAnotherYear],
		bodyLimit: 128 * 1024,
	}),
	countLeaveLetters: endpoint("countLeaveLetters", {
		route: "GET /api/leave-letters/count",
		summary: "How many letters of a leave year wait to be printed and handed over",
		access,
		input: z.object({ year, activityId: id }),
		answer: z.object({ total: z.int() }),
	}),
	getLeaveLetterDocument: endpoint("getLeaveLetterDocument", {
		route: "GET /api/leave-letters/document",
		summary:
			"Letters of a leave year that were not handed over yet as PDF, by name, a page each, with a line for who receives one; 500 at most",
		access,
		input: z.object({ year, activityId: id }),
		answer: nothing,
		raw: true,
	}),
	recordLeaveHandover: endpoint("recordLeaveHandover", {
		route: "POST /api/leave-letters/handover",
		summary:
			"Record that letters about open leave were handed over; what was received before stays as it is",
		access,
		input: z.object({
			noticeIds: z.array(id).check(z.minLength(1), z.maxLength(mostLetters)),
			receivedOn: civilDay,
		}),
		answer: z.object({ recorded: z.int() }),
		refusals: [noticeNoLetter, noticeHandedOverWhen],
	}),
	correctLeaveHandover: endpoint("correctLeaveHandover", {
		route: "PUT /api/leave-letters/{noticeId}/handover",
		summary:
			"Correct the day on which a letter about open leave was handed over: what lapses follows, and the first day stays on record",
		access,
		input: z.object({
			noticeId: id,
			/** Of the receipt that is wrong. */
			version: z.int(),
			receivedOn: civilDay,
			reason: typedLines({ min: 1 }),
		}),
		answer: z.object({ version: z.int() }),
		refusals: [noticeNoLetter, noticeNotHandedOver, noticeHandedOverWhen, leaveYearClosed],
	}),
	openLeaveNotices: endpoint("openLeaveNotices", {
		route: "POST /api/own-leave-notices/opening",
		summary:
			"Read what one was told of open leave that may lapse: it is received by that. Only by the person herself",
		access: { signedIn: true, web: true },
		input: nothing,
		answer: z.object({
			/** The latest first; 20 at most. */
			notices: z.array(own),
		}),
	}),
} as const;
