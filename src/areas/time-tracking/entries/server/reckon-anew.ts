import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { daysChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { localDayAt } from "./check-entry.ts";

/** Where an entry lies, or lay. */
interface Span {
	readonly begin: Date;
	/** Null while it runs. */
	readonly end: Date | null;
	readonly zone: string;
}

/** What follows every change of an entry: its days, before and after, are computed anew. */
export async function reckonAnew(
	{ tx, now }: Pick<MatterWriter, "tx" | "now">,
	userId: string,
	spans: readonly Span[],
): Promise<void> {
	const ranges = spans.map(({ begin, end, zone }) => ({
		userId,
		from: localDayAt(begin, zone),
		to: localDayAt(end ?? now, zone),
	}));
	if (ranges.length > 0) await daysChanged(tx, ranges, now);
}
