import type { PermissionLevel } from "../access/permission-level.ts";
import type { ActivityState } from "./approval-state.ts";
import type { Move } from "./decide.ts";

type Who = "own" | "own FULL" | "substitute" | PermissionLevel;

export interface DecideCase {
	readonly state: ActivityState;
	/** `purpose kind`, or the kind alone for REQUEST; with `?` where a question about it waits for its answer. */
	readonly open?: readonly string[];
	readonly who: Who;
	readonly move: Move["kind"] | "APPROVE skipping" | "REJECT_CHANGE silently" | "PROLONG unasked";
	readonly selfApproval?: true;
	readonly owesReason?: true;
	readonly running?: true;
	readonly stages?: number;
	/** Who acts has agreed to an earlier stage. */
	readonly agreed?: true;
	/** `STATE [event]; +opened; step=end …`, or the code of the refusal. */
	readonly expected: string;
}

const supervisor = ["SUPERVISOR_APPROVAL"];
const asked = ["SUPERVISOR_APPROVAL?"];
const auto = ["SUPERVISOR_APPROVAL", "AUTO_FINISHED"];
const both = ["REQUEST_REASON", "SUPERVISOR_APPROVAL"];
const stood = ["SUBSTITUTE_APPROVAL", "SUPERVISOR_APPROVAL"];
const change = ["CHANGE SUPERVISOR_APPROVAL"];
const cancellation = ["CANCELLATION SUPERVISOR_APPROVAL"];

// biome-ignore format: a table, one case a line
export const decideCases: readonly DecideCase[] = [
	// target PLANNED
	{ state: "REQUESTED", who: "FULL", move: "PLAN", expected: "PLANNED_NOT_IMPLEMENTED" },
	// PLANNED → REQUESTED
	{ state: "PLANNED", who: "own", move: "REQUEST", expected: "REQUESTED [REQUESTED]; +REQUEST SUPERVISOR_APPROVAL" },
	{ state: "PLANNED", who: "WRITE", move: "REQUEST", expected: "REQUESTED [REQUESTED]; +REQUEST SUPERVISOR_APPROVAL" },
	{ state: "PLANNED", who: "READ", move: "REQUEST", expected: "WRITE_NEEDED" },
	{ state: "APPROVED", who: "own", move: "REQUEST", expected: "ACTIVITY_NOT_PLANNED_STATE" },
	// → APPROVED
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "APPROVE", expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: supervisor, who: "WRITE", move: "APPROVE", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own", move: "APPROVE", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own FULL", move: "APPROVE", expected: "SELF_APPROVAL_NOT_ALLOWED" },
	{ state: "REQUESTED", open: supervisor, who: "own FULL", move: "APPROVE", selfApproval: true, expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: supervisor, who: "own", move: "APPROVE", selfApproval: true, expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: auto, who: "FULL", move: "APPROVE", expected: "OPEN_APPROVAL_STEP" },
	{ state: "REQUESTED", open: auto, who: "FULL", move: "APPROVE skipping", expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE; AUTO_FINISHED=SKIPPED" },
	{ state: "REQUESTED", open: both, who: "FULL", move: "APPROVE skipping", expected: "APPROVED [APPROVED]; REQUEST_REASON=SKIPPED; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: [...supervisor, ...change], who: "FULL", move: "APPROVE", expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "APPROVE", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "PLANNED", who: "FULL", move: "APPROVE", expected: "ACTIVITY_NOT_REQUESTED_STATE" },
	{ state: "APPROVED", who: "FULL", move: "APPROVE", expected: "ACTIVITY_NOT_REQUESTED_STATE" },
	{ state: "REJECTED", who: "FULL", move: "APPROVE", expected: "ACTIVITY_NOT_REQUESTED_STATE" },
	{ state: "CANCELLED", who: "FULL", move: "APPROVE", expected: "ACTIVITY_NOT_REQUESTED_STATE" },
	// in two stages
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "APPROVE", stages: 2, expected: "REQUESTED [APPROVED]; +REQUEST SUPERVISOR_APPROVAL; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: stood, who: "FULL", move: "APPROVE", stages: 2, expected: "REQUESTED [APPROVED]; +REQUEST SUPERVISOR_APPROVAL; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "APPROVE", stages: 1, agreed: true, expected: "NEXT_STAGE_BY_ANOTHER" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "APPROVE", stages: 1, expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "REJECT", stages: 1, agreed: true, expected: "REJECTED [REJECTED]; SUPERVISOR_APPROVAL=REFUSED" },
	// who stands in
	{ state: "REQUESTED", open: stood, who: "substitute", move: "AGREE_AS_SUBSTITUTE", expected: "REQUESTED; SUBSTITUTE_APPROVAL=DONE" },
	{ state: "REQUESTED", open: ["SUBSTITUTE_APPROVAL"], who: "substitute", move: "AGREE_AS_SUBSTITUTE", expected: "APPROVED [APPROVED]; SUBSTITUTE_APPROVAL=DONE" },
	{ state: "REQUESTED", open: stood, who: "FULL", move: "AGREE_AS_SUBSTITUTE", expected: "NOT_ASKED_TO_SUBSTITUTE" },
	{ state: "REQUESTED", open: stood, who: "own FULL", move: "AGREE_AS_SUBSTITUTE", expected: "NOT_ASKED_TO_SUBSTITUTE" },
	{ state: "REQUESTED", open: supervisor, who: "substitute", move: "AGREE_AS_SUBSTITUTE", expected: "NOT_ASKED_TO_SUBSTITUTE" },
	{ state: "REQUESTED", open: stood, who: "substitute", move: "DECLINE_AS_SUBSTITUTE", expected: "REQUESTED" },
	{ state: "APPROVED", who: "substitute", move: "DECLINE_AS_SUBSTITUTE", expected: "NOT_ASKED_TO_SUBSTITUTE" },
	{ state: "REQUESTED", open: stood, who: "substitute", move: "APPROVE", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: stood, who: "substitute", move: "CANCEL", expected: "WRITE_NEEDED" },
	{ state: "REQUESTED", open: stood, who: "FULL", move: "APPROVE skipping", expected: "APPROVED [APPROVED]; SUBSTITUTE_APPROVAL=SKIPPED; SUPERVISOR_APPROVAL=DONE" },
	// → REJECTED
	{ state: "REQUESTED", open: auto, who: "FULL", move: "REJECT", expected: "REJECTED [REJECTED]; SUPERVISOR_APPROVAL=REFUSED; AUTO_FINISHED=WITHDRAWN" },
	{ state: "REQUESTED", open: [...supervisor, ...change], who: "FULL", move: "REJECT", expected: "REJECTED [REJECTED]; SUPERVISOR_APPROVAL=REFUSED; CHANGE SUPERVISOR_APPROVAL=WITHDRAWN" },
	{ state: "REQUESTED", open: supervisor, who: "WRITE", move: "REJECT", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own FULL", move: "REJECT", expected: "SELF_APPROVAL_NOT_ALLOWED" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "REJECT", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "APPROVED", who: "FULL", move: "REJECT", expected: "ACTIVITY_NOT_REQUESTED_STATE" },
	{ state: "APPROVED", open: cancellation, who: "FULL", move: "REJECT", expected: "APPROVED [REJECTED]; CANCELLATION SUPERVISOR_APPROVAL=REFUSED" },
	// → CANCELLED
	{ state: "PLANNED", who: "own", move: "CANCEL", expected: "CANCELLED [CANCELLED]" },
	{ state: "REQUESTED", open: both, who: "own", move: "CANCEL", expected: "CANCELLED [CANCELLED]; REQUEST_REASON=WITHDRAWN; SUPERVISOR_APPROVAL=WITHDRAWN" },
	{ state: "REQUESTED", open: supervisor, who: "READ", move: "CANCEL", expected: "WRITE_NEEDED" },
	{ state: "APPROVED", who: "FULL", move: "CANCEL", expected: "CANCELLED [CANCELLED]" },
	{ state: "APPROVED", open: [...change, ...cancellation], who: "FULL", move: "CANCEL", expected: "CANCELLED [CANCELLED]; CHANGE SUPERVISOR_APPROVAL=WITHDRAWN; CANCELLATION SUPERVISOR_APPROVAL=DONE" },
	{ state: "APPROVED", who: "own", move: "CANCEL", expected: "APPROVED [CANCELLATION_REQUESTED] asked; +CANCELLATION SUPERVISOR_APPROVAL" },
	{ state: "APPROVED", who: "own FULL", move: "CANCEL", expected: "APPROVED [CANCELLATION_REQUESTED] asked; +CANCELLATION SUPERVISOR_APPROVAL" },
	{ state: "APPROVED", who: "WRITE", move: "CANCEL", expected: "APPROVED [CANCELLATION_REQUESTED] asked; +CANCELLATION SUPERVISOR_APPROVAL" },
	{ state: "APPROVED", open: cancellation, who: "own", move: "CANCEL", expected: "CANCELLATION_ALREADY_REQUESTED" },
	{ state: "APPROVED", who: "FULL", move: "CANCEL", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "REJECTED", who: "FULL", move: "CANCEL", expected: "ACTIVITY_STATE_FINAL" },
	{ state: "CANCELLED", who: "FULL", move: "CANCEL", expected: "ACTIVITY_STATE_FINAL" },
	// the reason
	{ state: "REQUESTED", open: both, who: "own", move: "GIVE_REASON", expected: "REQUESTED; REQUEST_REASON=DONE" },
	{ state: "REQUESTED", open: ["REQUEST_REASON"], who: "own", move: "GIVE_REASON", expected: "APPROVED [APPROVED]; REQUEST_REASON=DONE" },
	{ state: "APPROVED", who: "own", move: "GIVE_REASON", owesReason: true, expected: "APPROVED" },
	{ state: "APPROVED", who: "own", move: "GIVE_REASON", owesReason: true, running: true, expected: "APPROVED" },
	{ state: "APPROVED", who: "own", move: "GIVE_REASON", expected: "REASON_NOT_ASKED" },
	{ state: "APPROVED", who: "READ", move: "GIVE_REASON", owesReason: true, expected: "WRITE_NEEDED" },
	{ state: "REJECTED", who: "own", move: "GIVE_REASON", owesReason: true, expected: "ACTIVITY_STATE_FINAL" },
	// a question before the decision
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "ASK", expected: "REQUESTED" },
	{ state: "APPROVED", open: change, who: "FULL", move: "ASK", expected: "APPROVED" },
	{ state: "APPROVED", open: cancellation, who: "FULL", move: "ASK", expected: "APPROVED" },
	{ state: "REQUESTED", open: asked, who: "FULL", move: "ASK", expected: "QUESTION_ALREADY_ASKED" },
	{ state: "REQUESTED", open: supervisor, who: "WRITE", move: "ASK", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own", move: "ASK", expected: "FULL_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own FULL", move: "ASK", expected: "SELF_APPROVAL_NOT_ALLOWED" },
	{ state: "REQUESTED", open: supervisor, who: "own FULL", move: "ASK", selfApproval: true, expected: "QUESTION_TO_ONESELF" },
	{ state: "REQUESTED", open: supervisor, who: "FULL", move: "ASK", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "REQUESTED", open: ["REQUEST_REASON"], who: "FULL", move: "ASK", expected: "NOTHING_TO_DECIDE" },
	{ state: "APPROVED", who: "FULL", move: "ASK", expected: "NOTHING_TO_DECIDE" },
	{ state: "CANCELLED", who: "FULL", move: "ASK", expected: "NOTHING_TO_DECIDE" },
	{ state: "REQUESTED", open: asked, who: "own", move: "ANSWER", expected: "REQUESTED" },
	{ state: "REQUESTED", open: asked, who: "WRITE", move: "ANSWER", expected: "REQUESTED" },
	{ state: "APPROVED", open: ["CHANGE SUPERVISOR_APPROVAL?"], who: "own", move: "ANSWER", expected: "APPROVED" },
	{ state: "REQUESTED", open: asked, who: "READ", move: "ANSWER", expected: "WRITE_NEEDED" },
	{ state: "REQUESTED", open: supervisor, who: "own", move: "ANSWER", expected: "NO_QUESTION_ASKED" },
	{ state: "REJECTED", who: "own", move: "ANSWER", expected: "NO_QUESTION_ASKED" },
	{ state: "REQUESTED", open: asked, who: "FULL", move: "APPROVE", expected: "APPROVED [APPROVED]; SUPERVISOR_APPROVAL=DONE" },
	// editing
	{ state: "PLANNED", who: "own", move: "EDIT", expected: "PLANNED" },
	{ state: "REQUESTED", open: [...supervisor, ...change], who: "own", move: "EDIT", expected: "REQUESTED; CHANGE SUPERVISOR_APPROVAL=WITHDRAWN" },
	{ state: "APPROVED", who: "own", move: "EDIT", expected: "CHANGE_NEEDS_REQUEST" },
	{ state: "APPROVED", who: "own FULL", move: "EDIT", selfApproval: true, expected: "APPROVED" },
	{ state: "APPROVED", who: "WRITE", move: "EDIT", expected: "CHANGE_NEEDS_REQUEST" },
	{ state: "APPROVED", who: "FULL", move: "EDIT", expected: "APPROVED" },
	{ state: "APPROVED", who: "FULL", move: "EDIT", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "APPROVED", who: "READ", move: "EDIT", expected: "WRITE_NEEDED" },
	{ state: "CANCELLED", who: "FULL", move: "EDIT", expected: "ACTIVITY_STATE_FINAL" },
	// letting it last longer
	{ state: "APPROVED", who: "own", move: "PROLONG", expected: "CHANGE_NEEDS_REQUEST" },
	{ state: "APPROVED", who: "FULL", move: "PROLONG", expected: "APPROVED" },
	{ state: "APPROVED", open: change, who: "own", move: "PROLONG unasked", expected: "APPROVED; CHANGE SUPERVISOR_APPROVAL=WITHDRAWN" },
	{ state: "APPROVED", who: "WRITE", move: "PROLONG unasked", expected: "APPROVED" },
	{ state: "APPROVED", who: "READ", move: "PROLONG unasked", expected: "WRITE_NEEDED" },
	{ state: "APPROVED", running: true, who: "own", move: "PROLONG unasked", expected: "ACTIVITY_RUNNING" },
	{ state: "REQUESTED", open: supervisor, who: "own", move: "PROLONG unasked", expected: "REQUESTED" },
	{ state: "REJECTED", who: "own", move: "PROLONG unasked", expected: "ACTIVITY_STATE_FINAL" },
	// a wanted change
	{ state: "APPROVED", who: "own", move: "REQUEST_CHANGE", expected: "APPROVED [CHANGE_REQUESTED]; +CHANGE SUPERVISOR_APPROVAL" },
	{ state: "APPROVED", open: change, who: "own", move: "REQUEST_CHANGE", expected: "CHANGE_ALREADY_REQUESTED" },
	{ state: "APPROVED", who: "READ", move: "REQUEST_CHANGE", expected: "WRITE_NEEDED" },
	{ state: "APPROVED", who: "own", move: "REQUEST_CHANGE", running: true, expected: "ACTIVITY_RUNNING" },
	{ state: "REJECTED", who: "own", move: "REQUEST_CHANGE", expected: "ACTIVITY_STATE_FINAL" },
	{ state: "APPROVED", open: change, who: "FULL", move: "APPROVE_CHANGE", expected: "APPROVED [CHANGE_APPROVED]; CHANGE SUPERVISOR_APPROVAL=DONE" },
	{ state: "APPROVED", open: change, who: "own FULL", move: "APPROVE_CHANGE", expected: "SELF_APPROVAL_NOT_ALLOWED" },
	{ state: "APPROVED", who: "FULL", move: "APPROVE_CHANGE", expected: "NO_CHANGE_REQUESTED" },
	{ state: "APPROVED", open: change, who: "FULL", move: "REJECT_CHANGE", expected: "APPROVED [CHANGE_REJECTED]; CHANGE SUPERVISOR_APPROVAL=REFUSED" },
	{ state: "APPROVED", open: change, who: "FULL", move: "REJECT_CHANGE silently", expected: "REASON_NEEDED" },
	{ state: "APPROVED", open: change, who: "WRITE", move: "REJECT_CHANGE", expected: "FULL_NEEDED" },
	{ state: "APPROVED", who: "FULL", move: "REJECT_CHANGE", expected: "NO_CHANGE_REQUESTED" },
	{ state: "APPROVED", open: change, who: "own", move: "WITHDRAW_CHANGE", expected: "APPROVED; CHANGE SUPERVISOR_APPROVAL=WITHDRAWN" },
	{ state: "APPROVED", open: change, who: "READ", move: "WITHDRAW_CHANGE", expected: "WRITE_NEEDED" },
	{ state: "APPROVED", who: "own", move: "WITHDRAW_CHANGE", expected: "NO_CHANGE_REQUESTED" },
];
