import type { EpochSecond } from "../../time/quantities.ts";
import type { Gap } from "../gap.ts";
import type { GapDay, GapEntry, GapSetup } from "../gap-day.ts";
import { changeOf, gapOf } from "./gap-of.ts";
import { plannedEnd } from "./planned-end.ts";

type Ended = GapEntry & { readonly end: EpochSecond };

/** Entries that the server ended, because nobody did: the plan's end is proposed, else the usual one. */
export function missingClockOut(day: GapDay, setup: GapSetup): Gap[] {
	return day.entries.filter(isOpenEnded).map((entry) => {
		const end = plannedEnd(day, setup, entry);
		const { id: entryId, version, begin } = entry;
		const reason = { kind: "REASON", entryId, version } as const;
		return gapOf("MISSING_CLOCK_OUT", day, {
			entryId,
			// whoever has set the end waits for somebody to agree
			isWaiting: entry.corrected || entry.change !== null,
			steps: [
				changeOf(entry, { begin, end: end ?? entry.end }),
				...(entry.owesReason ? [reason] : []),
			],
			needsTimes: end === null,
		});
	});
}

/** Nobody has said yet when it ended. */
export function isOpenEnded(entry: GapEntry): entry is Ended {
	const { autoFinished, state, end } = entry;
	return autoFinished && state === "REQUESTED" && end !== null;
}
