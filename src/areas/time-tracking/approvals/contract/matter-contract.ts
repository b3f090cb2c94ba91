import * as z from "zod/mini";
import { type Access, endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, queryNumber, typedLines } from "#kit/contract/fields.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import { accepting } from "#kit/contract/rule-violation.ts";
import { activityState } from "../contract.ts";
import type { MatterNoun } from "./matter-noun.ts";
import {
	cancellationRequested,
	changeRequested,
	nextStageByAnother,
	noChangeRequested,
	noQuestionAsked,
	nothingToDecide,
	notPlannedState,
	notRequestedState,
	openApprovalStep,
	plannedNotImplemented,
	questionAsked,
	questionToOneself,
	reasonNeeded,
	reasonNotAsked,
	rulesViolated,
	selfApproval,
	stateFinal,
	stillRunning,
} from "./refusals.ts";

export const version = z.int();
export const ofMatter = { id, version };
export const ofMatterInQuery = z.object({ id, version: queryNumber(1, 2_147_483_647) });
const ofChange = { changeRequestId: id, version };
/** A question, or the answer to it. */
const words = typedLines({ min: 1 });
const reason = z._default(z.nullable(typedLines()), null);
/** One of the given reasons, own words, or both. */
export const reasonFields = { reasonId: z._default(z.nullable(id), null), reason };
/** The matter after a move. */
const moved = z.object({ version, state: activityState });

/** One's own, and with WRITE those of others: the use case says which. */
const own = { signedIn: true } as const;

interface Given {
	/** As in `approveTimeTracking`. */
	readonly noun: string;
	/** In sentences: "Approve a requested entry". */
	readonly called: MatterNoun;
	/** `/api/time-trackings` */
	readonly path: `/api/${string}`;
	/** Who decides. */
	readonly full: Access;
	/** What else its moves are refused for: whatever writes it anew, what makes it count, what gives its reason. */
	readonly refusals: {
		readonly written: readonly Refusal[];
		readonly approved: readonly Refusal[];
		readonly reasoned: readonly Refusal[];
	};
}

/** "entry" */
const thingOf = ({ called }: Given): string => called.english[0];

/** "an entry" */
function aThing(given: Given): string {
	const thing = thingOf(given);
	return `${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;
}

/** Operations that move a matter: its contract names them, its routes hand them to `matter()`. */
export function movesContract(given: Given) {
	return {
		...asking(given),
		...questioning(given),
		...approving(given),
		...ending(given),
	} as const;
}

function asking(given: Given) {
	const { noun, path, refusals } = given;
	const { written, approved, reasoned } = refusals;
	return {
		request: endpoint(`request${noun}State`, {
			route: `POST ${path}/{id}/state`,
			summary: `Request a planned ${thingOf(given)}`,
			access: own,
			input: z.object({
				...ofMatter,
				...reasonFields,
				newState: z._default(z.enum(["PLANNED", "REQUESTED"]), "REQUESTED"),
				...accepting,
			}),
			answer: moved,
			refusals: [...written, notPlannedState, plannedNotImplemented],
		}),
		giveReason: endpoint(`give${noun}Reason`, {
			route: `POST ${path}/{id}/reason`,
			summary: "Say why: one of the activity's reasons, own words, or both",
			access: own,
			input: z.object({ ...ofMatter, ...reasonFields }),
			answer: moved,
			refusals: [stateFinal, reasonNotAsked, reasonNeeded, ...reasoned, ...approved],
		}),
	} as const;
}

/** Before it is decided; both leave the matter as it is. */
function questioning(given: Given) {
	const { noun, path, full } = given;
	return {
		ask: endpoint(`askAbout${noun}`, {
			route: `POST ${path}/{id}/question`,
			summary: `Ask before deciding about ${aThing(given)}; the decision does not wait for the answer`,
			access: full,
			input: z.object({ ...ofMatter, question: words }),
			answer: moved,
			refusals: [nothingToDecide, stillRunning, questionAsked, questionToOneself, selfApproval],
		}),
		answer: endpoint(`answerAbout${noun}`, {
			route: `POST ${path}/{id}/answer`,
			summary: `Answer what was asked about ${aThing(given)}`,
			access: own,
			input: z.object({ ...ofMatter, answer: words }),
			answer: moved,
			refusals: [noQuestionAsked],
		}),
	} as const;
}

function approving(given: Given) {
	const { noun, path, full, refusals } = given;
	return {
		approve: endpoint(`approve${noun}`, {
			route: `POST ${path}/{id}/approval`,
			summary: `Approve a requested ${thingOf(given)}`,
			access: full,
			input: z.object({
				...ofMatter,
				/** The supervisor skips what else is open. */
				openStepSuperVisor: z._default(z.boolean(), false),
				reason,
				...accepting,
			}),
			answer: moved,
			refusals: [
				rulesViolated,
				notRequestedState,
				stillRunning,
				selfApproval,
				openApprovalStep,
				nextStageByAnother,
				...refusals.approved,
			],
		}),
	} as const;
}

function ending(given: Given) {
	const { noun, path, full } = given;
	return {
		reject: endpoint(`reject${noun}`, {
			route: `POST ${path}/{id}/rejection`,
			summary: `Reject a requested ${thingOf(given)}, or the wanted cancellation of an approved one`,
			access: full,
			input: z.object({ ...ofMatter, reason }),
			answer: moved,
			refusals: [notRequestedState, stillRunning, selfApproval],
		}),
		cancel: endpoint(`cancel${noun}`, {
			route: `POST ${path}/{id}/cancellation`,
			summary: `Cancel ${aThing(given)}, or ask a responsible person to cancel it`,
			access: own,
			input: z.object({ ...ofMatter, reason }),
			answer: z.object({
				...moved.shape,
				/** The state stays: a responsible person was asked. */
				cancellationRequested: z.boolean(),
			}),
			refusals: [stateFinal, stillRunning, cancellationRequested],
		}),
	} as const;
}

interface Changes {
	/** As in `approveChangeRequest`. */
	readonly noun: string;
	/** `/api/time-tracking-changes` */
	readonly path: `/api/${string}`;
}

/** Operations about a change that is asked of a matter; `fields` are what may be asked for. */
export function changesContract<const Fields extends z.core.$ZodLooseShape>(
	given: Given,
	{ fields, ...changes }: Changes & { readonly fields: Fields },
) {
	const { noun, path, refusals } = given;
	return {
		requestChange: endpoint(`request${noun}Change`, {
			route: `POST ${path}/{id}/change-request`,
			summary: `Ask to change ${aThing(given)}; its old values count until then`,
			access: own,
			input: z.object({ ...ofMatter, ...fields, reason, ...accepting }),
			answer: z.object({ changeRequestId: id }),
			refusals: [...refusals.written, stateFinal, stillRunning, changeRequested],
		}),
		...decidingChanges(given, changes),
		withdrawChange: endpoint(`delete${changes.noun}`, {
			route: `DELETE ${changes.path}/{changeRequestId}`,
			summary: `Take back the request to change ${aThing(given)}`,
			access: own,
			input: z.object({ changeRequestId: id, version: ofMatterInQuery.shape.version }),
			answer: nothing,
			refusals: [noChangeRequested],
		}),
	} as const;
}

function decidingChanges(given: Given, changes: Changes) {
	const { full, refusals } = given;
	return {
		approveChange: endpoint(`approve${changes.noun}`, {
			route: `POST ${changes.path}/{changeRequestId}/approval`,
			summary: `Change ${aThing(given)} as it was asked`,
			access: full,
			input: z.object({ ...ofChange, reason, ...accepting }),
			answer: moved,
			refusals: [...refusals.written, noChangeRequested, selfApproval],
		}),
		rejectChange: endpoint(`reject${changes.noun}`, {
			route: `POST ${changes.path}/{changeRequestId}/rejection`,
			summary: `Leave ${aThing(given)} as it is, and say why`,
			access: full,
			input: z.object({ ...ofChange, reason }),
			answer: moved,
			refusals: [noChangeRequested, selfApproval, reasonNeeded],
		}),
	} as const;
}
