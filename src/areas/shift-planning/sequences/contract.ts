import * as z from "zod/mini";
import { planRange } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { shiftTimes } from "#areas/shift-planning/shifts/contract/shift-values.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import {
	mostSequenceDays,
	mostShiftsADay,
	sequenceStarts,
} from "#domain/shifts/sequences/sequence-facts.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { applied, clashChoices, preview, runFields } from "./contract/run.ts";

export const sequenceItemUnfit = refusal("InvalidAction", "SEQUENCE_ITEM_UNFIT");
export const sequenceTimesUnfit = refusal("InvalidAction", "SEQUENCE_TIMES_UNFIT");
/** It is archived. */
export const sequenceNotUsable = refusal("InvalidAction", "SEQUENCE_NOT_USABLE");
/** Nothing would be made. */
export const sequenceEmpty = refusal("RuleViolation", "SEQUENCE_EMPTY");
export const sequenceTooLong = refusal("RuleViolation", "SEQUENCE_TOO_LONG");
/** A job is still making its shifts. */
export const sequenceRunBusy = refusal("InvalidAction", "SEQUENCE_RUN_BUSY");

const { beginMinute, endMinute, pauses } = shiftTimes;
const item = z.object({ workspaceId: id, activityId: id, beginMinute, endMinute, pauses });
export type SequenceItem = z.output<typeof item>;

const days = z
	.array(z.array(item).check(z.maxLength(mostShiftsADay)))
	.check(z.minLength(1), z.maxLength(mostSequenceDays));

/** A run of days that is repeated for the people of a crew. */
export const shiftSequences = masterData({
	name: "ShiftSequence",
	plural: "ShiftSequences",
	entity: "shift_sequence",
	path: "/api/shift-sequences",
	permission: "shiftplan.manage",
	topic: "WORKSPACES",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		/** Those who plan it may change the sequence; everybody who plans may use it. */
		unitId: referenceField("unit"),
		start: choiceField(sequenceStarts),
		/** Shifts of each day; none where it is free. */
		days: recordField(days, [[], [], [], [], [], [], []]),
	},
	sortedBy: "name",
	extra: {
		unitName: z.string(),
		dayCount: z.number(),
		shiftCount: z.number(),
	},
	filters: { unitId: id },
	refusals: [sequenceItemUnfit, sequenceTimesUnfit],
});

const { permission: key } = shiftSequences;
const { changeShifts } = shifts;
const refusals = [
	...changeShifts.refusals,
	planRange,
	sequenceNotUsable,
	sequenceEmpty,
	sequenceTooLong,
] as const;

const run = z.object({
	id,
	from: civilDay,
	to: civilDay,
	onClash: z.enum(clashChoices),
	madeAt: instant,
	madeBy: z.nullable(z.string()),
	people: z.int(),
	made: z.int(),
	opened: z.int(),
	skipped: z.int(),
	/** Shifts that are as it made them, and can be taken back. */
	left: z.int(),
	/** A job is still making them. */
	isBusy: z.boolean(),
});
export type SequenceRun = z.output<typeof run>;

export const contract = {
	...shiftSequences.contract,
	previewSequence: endpoint("previewSequence", {
		route: "POST /api/shift-sequences/{id}/preview",
		summary: "What applying a sequence to people would make, skip and break; nothing is kept",
		description:
			"Of the people those with something to be known come first, 200 at most; the counts are of all. Each shift is a list of its " +
			"values: day, begin, end, kind, outcome, why not, rules that it breaks.",
		access: { key, level: "WRITE" },
		asRead: true,
		input: z.object({ id, ...runFields }),
		answer: preview,
		refusals,
	}),
	applySequence: endpoint("applySequence", {
		route: "POST /api/shift-sequences/{id}/runs",
		summary: "Apply a sequence to people",
		description:
			"Up to 1,000 shifts at once, more by a job that can be ended; what it has made until then stays and can be taken back.",
		access: { key, level: "WRITE" },
		input: z.object({ id, ...runFields }),
		answer: applied,
		refusals,
	}),
	listSequenceRuns: endpoint("listSequenceRuns", {
		route: "GET /api/shift-sequences/{id}/runs",
		summary: "To whom a sequence was applied, the latest first",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: z.object({ runs: z.array(run).check(z.maxLength(50)) }),
	}),
	takeBackRun: endpoint("takeBackRun", {
		route: "POST /api/shift-sequence-runs/{id}/withdrawal",
		summary: "Delete the shifts of a run that are as it made them",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: z.object({
			/** How many were deleted; 0 where a job does it. */
			deleted: z.int(),
			/** Changed since, or worked already: they stay. */
			kept: z.int(),
			jobId: z.nullable(id),
		}),
		refusals: [sequenceRunBusy],
	}),
} as const;
