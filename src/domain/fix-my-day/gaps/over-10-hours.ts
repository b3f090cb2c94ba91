import type { EpochSecond } from "../../time/quantities.ts";
import type { Gap } from "../gap.ts";
import { type GapDay, type GapEntry, type GapSetup, isWork } from "../gap-day.ts";
import { changeOf, gapOf } from "./gap-of.ts";
import { plannedEnd } from "./planned-end.ts";

type Ended = GapEntry & { readonly end: EpochSecond };

/** More than ten hours (§ 3 ArbZG). Perhaps somebody left earlier and forgot to say so; perhaps it was like that. */
export function over10Hours(day: GapDay, setup: GapSetup): Gap[] {
	const found = day.violations.find(({ code }) => code === "OVER_10_HOURS");
	if (found === undefined || !("minutes" in found) || !day.isOver) return [];
	const last = day.entries.filter(isCounted).at(-1);
	const end = last === undefined ? null : plannedEnd(day, setup, last);
	return [
		gapOf("OVER_10_HOURS", day, {
			entryId: last?.id ?? null,
			isNotice: true,
			isWaiting: last !== undefined && last.change !== null,
			steps: last === undefined || end === null ? [] : [changeOf(last, { begin: last.begin, end })],
			figures: { minutes: found.minutes },
		}),
	];
}

function isCounted(entry: GapEntry): entry is Ended {
	return entry.state === "APPROVED" && isWork(entry) && entry.end !== null;
}
