import { daysChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import { localDayAt } from "./check-entry.ts";
import type { EntryWriter } from "./entry-writer.ts";

/** Where an entry lies, or lay. */
export interface Span {
	readonly begin: Date;
	/** Null while it runs. */
	readonly end: Date | null;
	readonly zone: string;
}

/** What follows every change of an entry: its trace, its days anew, word to whoever shows it. */
export async function entryChanged(
	context: EntryWriter,
	change: {
		readonly id: string;
		readonly userId: string;
		/** created, changed, requested, approved … */
		readonly action: string;
		readonly before?: object;
		readonly after?: object;
		readonly reason?: string | null;
		/** Before and after; none where its days stay as they are. */
		readonly spans: readonly Span[];
		readonly update?: "CREATE" | "UPDATE" | "DELETE";
	},
): Promise<void> {
	const { tx, now } = context;
	const { id, userId, action, before, after, reason, spans } = change;
	await audit(tx, context, {
		entity: "time_tracking",
		entityId: id,
		subjectUserId: userId,
		action,
		before,
		after,
		reason: reason ?? null,
	});
	const ranges = spans.map(({ begin, end, zone }) => ({
		userId,
		from: localDayAt(begin, zone),
		to: localDayAt(end ?? now, zone),
	}));
	if (ranges.length > 0) await daysChanged(tx, ranges, now);
	const update = change.update ?? "UPDATE";
	context.announce({ kind: "TRACKINGS", ids: [id], userId, update });
	context.announce({ kind: "CLOCKS", userId });
}
