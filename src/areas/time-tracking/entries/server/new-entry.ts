import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookedActivity } from "#areas/time-tracking/bookings/server/public.ts";
import { decideCreation } from "#domain/approval/decide-creation.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { Party } from "#domain/approval/matter.ts";
import type { Acknowledged } from "#kit/server/refusals/demand-accepted.ts";
import { bookWritten } from "./book-written.ts";
import { keepingApart } from "./check-rules.ts";
import { entryMatter } from "./entry-matter.ts";
import { reckonAnew } from "./entry-times.ts";
import { type EntryValues, insertEntry } from "./sql/entry.ts";

export type NewState = "PLANNED" | "REQUESTED" | "APPROVED";

const nothingAsked = {
	asksSupervisor: false,
	asksReason: false,
	hasReason: false,
	asksSubstitute: false,
	lacksLocation: false,
	isAutoFinished: false,
	selfApproval: false,
};

/** Refuses people who may not enter anything for the person. */
export function demandWrite(party: Party): void {
	const decision = decideCreation("PLANNED", party, nothingAsked);
	if (!decision.allowed) entryMatter.refuseDenied(decision.code);
}

/** How an entry written by hand begins, or its refusal. */
export function decideNew(
	state: NewState,
	party: Party,
	activity: BookedActivity,
	reason: string | null,
): Allowed {
	const decision = decideCreation(state, party, {
		...nothingAsked,
		asksSupervisor: activity.needsApproval,
		asksReason: activity.reasonRequired,
		hasReason: reason !== null,
		// who writes by hand stands nowhere
		lacksLocation: activity.requiresGps,
		selfApproval: activity.mayApproveOwn,
	});
	return decision.allowed ? decision : entryMatter.refuseDenied(decision.code);
}

export interface NewPlace {
	readonly id: string;
	readonly userId: string;
	readonly zone: string;
	/** What was known and accepted. */
	readonly known: Acknowledged | undefined;
	/** Its days are computed anew by the person who writes several. */
	readonly leavesDays?: boolean;
}

/** Writes a new entry with its steps, its history, its bookings and its trace. */
export async function writeNewEntry(
	context: MatterWriter,
	{ id, userId, zone, known, leavesDays = false }: NewPlace,
	values: EntryValues,
	{ state, opens, event }: Allowed,
): Promise<void> {
	const { tx, tenantId } = context;
	const place = { tenantId, id, userId, zone };
	await keepingApart(() => insertEntry(tx, place, values, state));
	const said = { reason: values.reason, acknowledgement: known };
	await entryMatter.begin(context, { id, userId }, { opens, event }, said);
	if (state === "APPROVED") {
		const own = { source: "MANUAL", startBookingId: null };
		await bookWritten(context, { ...place, ...values, ...own, state });
	}
	const after = { ...values, state, zone };
	await entryMatter.tell(context, { id, userId, action: "created", after, update: "CREATE" });
	await reckonAnew(context, leavesDays ? [] : [{ ...values, userId, zone }]);
}
