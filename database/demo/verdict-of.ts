import { secondOf } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { Zone } from "#domain/time/zone.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { Press } from "./presses.ts";
import type { Random } from "./seeded-random.ts";

type StepKind = "SUPERVISOR_APPROVAL" | "AUTO_FINISHED" | "REQUEST_REASON";

/** What a supervisor did with an entry, or has still to do. */
export interface Verdict {
	readonly state: "APPROVED" | "REQUESTED" | "REJECTED";
	/** Set where the entry was mended by hand. */
	readonly correctedEnd?: EpochSecond;
	readonly reason?: string;
	readonly rejection?: string;
	readonly needsReason?: boolean;
	readonly autoFinished?: boolean;
	readonly requestedAt?: EpochSecond;
	/** null or missing: still open. */
	readonly decidedAt?: EpochSecond;
	readonly steps: readonly StepKind[];
}

export interface Judged {
	readonly entry: EntryFact;
	readonly press: Press;
	/** Begins a shift: only this one asks for a reason. */
	readonly isFirst: boolean;
	readonly now: EpochSecond;
	readonly zone: Zone;
}

const day = 86_400;
/** Supervisors of the demo decide within this time. */
const undecided = 12 * day;

const trainings = [
	"Reanimationstraining",
	"Hygieneschulung",
	"Einweisung Infusionspumpen",
	"Brandschutzunterweisung",
];
const excuses = [
	"Chip vergessen",
	"Terminal gestört",
	"Vertretung auf Station 4",
	"Direkt zur Fortbildung gefahren",
	"Notfall bei Dienstbeginn",
];
const rejections = ["Laut Dienstplan frei, bitte klären", "Zeiten passen nicht zur Übergabe"];

/** How an entry stands: most are booked and good, the others are requests, decided after some days. */
export function verdictOf(judged: Judged, random: Random): Verdict {
	const { entry, press } = judged;
	if (entry.autoFinished) return ofAutoFinish(judged, random);
	if (press.shift.mishap?.startsWith("ENTERED_LATER")) {
		return ofLateEntry(judged, random);
	}
	return press.activity === "training"
		? { state: "APPROVED", reason: random.pick(trainings), steps: [] }
		: { state: "APPROVED", steps: [] };
}

function ofAutoFinish({ entry, press, now, zone }: Judged, random: Random): Verdict {
	const requestedAt = entry.end as EpochSecond;
	const steps = ["AUTO_FINISHED", "SUPERVISOR_APPROVAL"] as const;
	if (now - requestedAt < undecided) {
		return { state: "REQUESTED", autoFinished: true, requestedAt, steps };
	}
	const { day: shiftDay, kind } = press.shift;
	const planned = secondOf(instantOfLocal(shiftDay, kind.end, zone));
	const correctedEnd = Math.max(planned, entry.begin + 900) as EpochSecond;
	return {
		state: "APPROVED",
		correctedEnd,
		reason: "Ausstempeln vergessen",
		requestedAt,
		decidedAt: afterDays(requestedAt, random),
		steps,
	};
}

function ofLateEntry({ press, isFirst, now }: Judged, random: Random): Verdict {
	const requestedAt = press.receivedAt;
	const lacksReason = isFirst && press.shift.mishap === "ENTERED_LATER_WITHOUT_REASON";
	const isOpen = now - requestedAt < undecided;
	if (isOpen && lacksReason) {
		const steps = ["REQUEST_REASON", "SUPERVISOR_APPROVAL"] as const;
		return { state: "REQUESTED", needsReason: true, requestedAt, steps };
	}
	const reason = random.pick(excuses);
	const steps = ["SUPERVISOR_APPROVAL"] as const;
	if (isOpen) return { state: "REQUESTED", reason, requestedAt, steps };
	const decidedAt = afterDays(requestedAt, random);
	return random.chance(0.08)
		? {
				state: "REJECTED",
				reason,
				rejection: random.pick(rejections),
				requestedAt,
				decidedAt,
				steps,
			}
		: { state: "APPROVED", reason, requestedAt, decidedAt, steps };
}

function afterDays(at: EpochSecond, random: Random): EpochSecond {
	return (at + random.int(1, 9) * day + random.int(0, 7200)) as EpochSecond;
}
