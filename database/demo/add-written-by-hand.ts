import { secondOf } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { EntryRow } from "#kit/testing/tracking-builder.ts";
import { eventRow, type HistoryOwner, isoOf, stepRow } from "./approval-rows.ts";
import type { MutableTrackings } from "./person-history.ts";
import type { PlannedShift } from "./schedule.ts";
import { seededRandom } from "./seeded-random.ts";
import type { ActivityFact, ActivityFacts } from "./timeline-of.ts";

type HandState = "PLANNED" | "REQUESTED" | "REJECTED" | "CANCELLED";

interface HandWritten {
	readonly state: HandState;
	readonly activity: ActivityFact;
	readonly reason: string;
	readonly answer: string | null;
}

/**
 * Entries that people wrote on free days of the last four weeks without any booking, each in another state.
 *
 * @param isShown this person gets all of them, the others one now and then
 */
export function addWrittenByHand(
	rows: MutableTrackings,
	shifts: readonly PlannedShift[],
	activities: ActivityFacts,
	owner: HistoryOwner,
	{ window, isShown }: { window: DayRange; isShown: boolean },
): void {
	const random = seededRandom(`${owner.seed} by hand`);
	const days = freeDays(shifts, window);
	for (const written of allKinds(activities)) {
		const day = days.length === 0 ? undefined : random.pick(days);
		if (day === undefined || !(isShown || random.chance(0.06))) continue;
		days.splice(days.indexOf(day), 1);
		addOne(rows, written, day, owner);
	}
}

function allKinds({ work, errand, training }: ActivityFacts): HandWritten[] {
	return [
		{
			state: "REJECTED",
			activity: work,
			reason: "Vorbereitung Teambesprechung",
			answer: "War nicht abgesprochen",
		},
		{
			state: "CANCELLED",
			activity: errand,
			reason: "Abholung Medizintechnik",
			answer: "Termin ist ausgefallen",
		},
		{ state: "PLANNED", activity: training, reason: "Qualitätszirkel", answer: null },
	];
}

/** Days without a shift, neither on the day nor over the night before it. */
function freeDays(shifts: readonly PlannedShift[], { from, to }: DayRange): LocalDay[] {
	const taken = new Set(shifts.flatMap(({ day }) => [day, day + 1]));
	const recent = Math.max(from, to - 28);
	return Array.from({ length: to - recent }, (_, nth) => recent + nth)
		.filter((day) => !taken.has(day as LocalDay))
		.map((day) => day as LocalDay);
}

function addOne(
	rows: MutableTrackings,
	written: HandWritten,
	day: LocalDay,
	owner: HistoryOwner,
): void {
	const { state, answer } = written;
	const at = (minute: number) => secondOf(instantOfLocal(day, minute, owner.zone));
	const begin = at(9 * 60 + 30);
	const id = owner.makeId(begin * 1000);
	rows.entries.push({
		...writtenRow(written, owner),
		id,
		day: isoOfDay(day),
		begin_at: isoOf(begin),
		end_at: isoOf(at(12 * 60 + 15)),
		occupied_to: isoOf(at(12 * 60 + 15)),
	});
	if (answer === null) return;
	const [asked, answered] = [at(13 * 60), at(17 * 60)] as const;
	rows.events.push(eventRow("REQUESTED", id, asked, owner.userId, owner), {
		...eventRow(state, id, answered, owner.approverId, owner),
		reason: answer,
	});
	rows.steps.push({
		...stepRow("SUPERVISOR_APPROVAL", owner, answered),
		time_tracking_id: id,
		state: state === "REJECTED" ? "REFUSED" : "WITHDRAWN",
	});
}

function writtenRow(
	{ state, activity, reason }: HandWritten,
	{ userId, zone }: HistoryOwner,
): Omit<EntryRow, "id" | "day" | "begin_at" | "end_at" | "occupied_to"> {
	return {
		user_id: userId,
		zone: zone.name,
		activity_id: activity.id,
		class_type: activity.classType,
		state,
		source: "MANUAL",
		project_node_id: null,
		resume_activity_id: null,
		resume_class_type: null,
		resume_node_id: null,
		former_activity_id: null,
		former_class_type: null,
		start_booking_id: null,
		end_booking_id: null,
		reason,
		needs_reason: false,
		auto_finished: false,
		corrected: true,
	};
}
