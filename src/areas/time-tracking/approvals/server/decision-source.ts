import type { RawBuilder } from "kysely";
import type { StepPurpose } from "#domain/approval/approval-state.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { ToldDecision } from "../contract/decision-answer.ts";

/** Who asks what she may decide. */
export interface DecisionReader
	extends Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter"> {
	/** The civil day it is. */
	readonly today: string;
}

/** One that waits, as its source finds it. */
export interface WaitingDecision<Detail = unknown> {
	readonly id: string;
	readonly changeRequestId: string | null;
	readonly purpose: StepPurpose;
	readonly userId: string;
	readonly unitId: string;
	/** Worksheets that the person has, whenever. */
	readonly templateIds: readonly string[];
	readonly detail: Detail;
}

/**
 * What of a kind of matter waits for a person who decides: declared once, listed by every inbox. First it is found, with whatever
 * stands in its own rows; then all of a page is judged at once, by statements of which none waits for another's answer.
 */
export interface DecisionSource<Detail = unknown> {
	/** Under which name the web decides what is listed: mostly the entity of traces. */
	readonly called: string;
	/** `select purpose, id, change_id, user_id, since`: what the reader may decide now. */
	waiting(reader: DecisionReader): RawBuilder<unknown>;
	/** A scalar of JSON about the row `p`, one of those that wait. */
	detail(reader: DecisionReader): RawBuilder<unknown>;
	/** @returns what is told of each, in their order */
	judge(
		tx: Tx,
		reader: DecisionReader,
		waiting: readonly WaitingDecision<Detail>[],
	): Promise<readonly ToldDecision[]>;
}
