import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import { piece } from "./test-pieces.ts";
import { timeCategories, type WorkedPiece } from "./worked-piece.ts";

/** Around the changes of the clock, Easter, May Day and the turn of the year: every rule has its nights here. */
const anchors = [
	"2026-03-28T20:00Z",
	"2026-10-24T18:00Z",
	"2026-04-04T16:00Z",
	"2026-04-30T16:00Z",
	"2026-12-24T06:00Z",
	"2026-12-26T16:00Z",
	"2026-12-31T08:00Z",
	"2026-06-13T18:00Z",
	"2026-10-03T12:00Z",
].map((text) => Date.parse(text) / 60_000);

/** Shifts of up to a day and a half in pieces, some of them pauses, each at another hour of the days around an anchor. */
export const shifts = fc
	.record({
		anchor: fc.constantFrom(...anchors),
		after: fc.integer({ min: 0, max: 2_000 }),
		lengths: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 }),
		categories: fc.array(fc.constantFrom(...timeCategories), { minLength: 4, maxLength: 4 }),
		activities: fc.array(fc.constantFrom("a", "b", null), { minLength: 4, maxLength: 4 }),
		netMinutes: fc.integer({ min: 0, max: 900 }),
	})
	.map(({ anchor, after, lengths, categories, activities, netMinutes }) => {
		let begin = (anchor + after) as EpochMinute;
		const shift = { begin, netMinutes };
		return lengths.map((length, nth): WorkedPiece => {
			const end = (begin + length) as EpochMinute;
			const made = piece(begin, end, {
				shift,
				category: categories[nth] as WorkedPiece["category"],
				activity: activities[nth] as string | null,
			});
			begin = end;
			return made;
		});
	});

/** The wall clock of an instant. */
export interface WallClock {
	/** Days since 1970. */
	readonly day: LocalDay;
	readonly hour: number;
	readonly minute: number;
}

/** A wall clock as Temporal tells it; asked once a quarter, since no zone's clock was ever changed within one. */
export function wallClockOf(zone: string): (minute: number) => WallClock {
	const quarters = new Map<number, WallClock>();
	return (minute) => {
		const past = minute % 15;
		const quarter = minute - past;
		let told = quarters.get(quarter);
		if (told === undefined) {
			const at = Temporal.Instant.fromEpochMilliseconds(quarter * 60_000).toZonedDateTimeISO(zone);
			const day = dayOfIso(at.toPlainDate().toString());
			told = { day, hour: at.hour, minute: at.minute };
			quarters.set(quarter, told);
		}
		return { ...told, minute: told.minute + past };
	};
}

/** Every minute of some pieces, with its piece. */
export function minutesOf(pieces: readonly WorkedPiece[]): [WorkedPiece, number][] {
	return pieces.flatMap((each) =>
		Array.from(
			{ length: each.end - each.begin },
			(_, nth) => [each, each.begin + nth] as [WorkedPiece, number],
		),
	);
}
