import * as z from "zod/mini";
import {
	activityStates,
	approvalEventKinds,
	stepKinds,
	stepPurposes,
	stepStates,
} from "#domain/approval/approval-state.ts";
import { id, instant } from "#kit/contract/fields.ts";

export {
	type ActivityState,
	activityStates,
	type StepKind,
} from "#domain/approval/approval-state.ts";

export const activityState = z.enum(activityStates);
export const stepKind = z.enum(stepKinds);

/** A step with who ended it, and when. */
export const approvalStepAnswer = z.object({
	id,
	purpose: z.enum(stepPurposes),
	kind: stepKind,
	state: z.enum(stepStates),
	decidedBy: z.nullable(z.string()),
	decidedAt: z.nullable(instant),
});

export type ApprovalStep = z.output<typeof approvalStepAnswer>;

/** What happened to a matter; `by` is empty where the system acted. */
export const approvalEventAnswer = z.object({
	id,
	at: instant,
	kind: z.enum(approvalEventKinds),
	by: z.nullable(z.string()),
	reason: z.nullable(z.string()),
});

export type ApprovalEvent = z.output<typeof approvalEventAnswer>;

/** What somebody asked before deciding; without an answer once it was decided, or still to be answered. */
export const approvalQuestionAnswer = z.object({
	id,
	at: instant,
	by: z.nullable(z.string()),
	question: z.string(),
	answer: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), text: z.string() })),
	/** Somebody may still answer it: what it is about is not decided yet. */
	isOpen: z.boolean(),
});

export type ApprovalQuestion = z.output<typeof approvalQuestionAnswer>;

/** The newest question about what is to be decided, as lists show it. */
export const openQuestion = z.object({ question: z.string(), answer: z.nullable(z.string()) });

/** Serves no operation of its own: each entity declares those of its matters, and shares the refusals of these. */
export const contract = {} as const;
