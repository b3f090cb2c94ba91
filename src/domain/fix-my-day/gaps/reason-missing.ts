import type { Gap } from "../gap.ts";
import { type GapDay, isLive } from "../gap-day.ts";
import { gapOf } from "./gap-of.ts";
import { isOpenEnded } from "./missing-clock-out.ts";

/** Entries whose activity asks for a reason that nobody has given. */
export function reasonMissing(day: GapDay): Gap[] {
	return (
		day.entries
			.filter((entry) => entry.owesReason && isLive(entry))
			// its end and its reason are said together
			.filter((entry) => !isOpenEnded(entry) || entry.corrected)
			.map(({ id: entryId, version }) =>
				gapOf("REASON_MISSING", day, {
					entryId,
					steps: [{ kind: "REASON", entryId, version }],
				}),
			)
	);
}
