import fc from "fast-check";
import { expect, test } from "vitest";
import { dayBounds } from "#domain/time/day-bounds.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import { clockState } from "#domain/working-time/timeline/clock-state.ts";
import { deriveEntries } from "#domain/working-time/timeline/derive-entries.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import { layersBeneath, layersOf } from "#domain/working-time/timeline/layers.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { TimeClocks } from "../../contract.ts";
import { answers, at, errand, lunch, smoke, work, workWithGps } from "../test-clocks.tsx";
import { clocksWithWaiting } from "./clocks-with-waiting.ts";
import { type WaitingBooking, waitingBookingOf } from "./waiting-booking.ts";

const { stopped, running } = answers.getTimeClocks;
const [project] = answers.listProjects.four.projects;
const nodes = project?.nodes ?? [];
const node = nodes[0]?.id ?? "";

function booking(
	time: string,
	action: "START" | "END",
	activity = work,
	projectNodeId: string | null = null,
): WaitingBooking {
	return waitingBookingOf({ action, activity, projectNodeId }, Date.parse(at(time)), null);
}

function told(clocks: TimeClocks): string {
	const { status, currentActivity, workTime, pauseTime } = clocks.workTimeClock;
	const running = clocks.day.entries.findLast((one) => one.end === null);
	const onNode = running?.projectNodeId === node ? " on node" : "";
	return `${status} ${currentActivity?.name ?? "–"}${onNode} ${workTime / 60}/${pauseTime / 60}`;
}

// `running` works since 08:15 and was read at 13:00
test.each([
	["Kommen", stopped, [booking("13:10", "START")], "RUNNING Arbeitszeit 0/0"],
	["Gehen", running, [booking("13:10", "END")], "STOPPED – 295/0"],
	[
		"Gehen, read after the click: what was counted since is taken back",
		running,
		[booking("12:50", "END")],
		"STOPPED – 275/0",
	],
	[
		"a pause and its end lead back to the work",
		running,
		[booking("13:10", "START", lunch), booking("13:25", "END", lunch)],
		"RUNNING Arbeitszeit 295/15",
	],
	[
		"a project, a pause over it, and back to the project",
		running,
		[
			booking("13:10", "START", work, node),
			booking("13:20", "START", lunch),
			booking("13:30", "END", lunch),
		],
		"RUNNING Arbeitszeit on node 305/10",
	],
	[
		"the end of a project that began over work leads back to work",
		running,
		[booking("13:10", "START", work, node), booking("13:20", "END", work, node)],
		"RUNNING Arbeitszeit 305/0",
	],
	[
		"the end of a project that began alone stops all",
		stopped,
		[booking("13:10", "START", work, node), booking("13:20", "END", work, node)],
		"STOPPED – 10/0",
	],
	["Gehen while nothing runs", stopped, [booking("13:10", "END")], "STOPPED – 0/0"],
	[
		"Kommen while it runs already",
		running,
		[booking("13:10", "START")],
		"RUNNING Arbeitszeit 285/0",
	],
	[
		"the end of a pause while none runs",
		running,
		[booking("13:10", "END", lunch)],
		"RUNNING Arbeitszeit 285/0",
	],
] as const)("%s", (_, clocks, waiting, expected) => {
	expect(told(clocksWithWaiting(clocks, waiting))).toBe(expected);
});

test("a click stands among the entries at the time it is sent with", () => {
	const wish = { action: "START", activity: work, projectNodeId: null } as const;
	const click = waitingBookingOf(wish, Date.parse(at("13:10")) + 512, null);
	const { entries } = clocksWithWaiting(stopped, [click]).day;
	expect(entries.map(({ begin }) => begin)).toEqual([click.timestamp]);
});

test("what the server knows already is not counted twice", () => {
	const [known] = running.day.entries;
	const waiting = { ...booking("08:15", "START"), bookingId: known?.id ?? "" };
	expect(clocksWithWaiting(running, [waiting])).toBe(running);
});

const activities = [work, workWithGps, errand, lunch, smoke] as const;
const secondOf = (instant: string) => secondOfMilliseconds(Date.parse(instant));
const isoOf = (second: EpochSecond) => new Date(second * 1000).toISOString();

const presses = fc.array(
	fc.record({
		action: fc.constantFrom("START" as const, "END" as const),
		activity: fc.constantFrom(...activities),
		projectNodeId: fc.constantFrom(null, null, ...nodes.map(({ id }) => id)),
		/** Milliseconds since the one before; now and then in the same second. */
		after: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 1_200_000 })),
	}),
	{ minLength: 20, maxLength: 40 },
);

test("what waits is shown as the domain will take it, whatever was pressed", () => {
	fc.assert(
		fc.property(presses, fc.nat({ max: 15 }), (pressed, knownCount) => {
			let milliseconds = Date.parse(at("00:00"));
			const bookings = pressed.map(({ after, ...wish }) => {
				milliseconds += after;
				return waitingBookingOf(wish, milliseconds, null);
			});
			const known = bookings.slice(0, knownCount);
			const before = clocksOf(known, known.at(-1)?.timestamp ?? at("00:00"));
			for (let count = knownCount + 1; count <= bookings.length; count++) {
				const shown = clocksWithWaiting(before, bookings.slice(knownCount, count));
				expect(shown).toEqual(clocksOf(bookings.slice(0, count), shown.serverTime));
			}
		}),
		{ numRuns: 200, seed: 20_261_121 },
	);
});

/** The clocks of somebody whose bookings have all been taken, by the functions of the domain. */
function clocksOf(bookings: readonly WaitingBooking[], serverTime: string): TimeClocks {
	const entries = deriveEntries(bookings.map(factOf), { workActivityId: work.id }, 24 * 60);
	const running = entries.find(({ end }) => end === null) ?? null;
	const day = dayBounds(dayOfIso("2026-11-21"), zoneOf("Europe/Berlin"));
	const now = secondOf(serverTime);
	const state = clockState({ entries, running, day, now, shiftGapMinutes: 1440 });
	const beneath = layersBeneath(layersOf(running));
	const currentActivity = activityOf(running);
	const project = activityOf(beneath.project);
	return {
		...stopped,
		serverTime,
		workTimeClock: {
			status: state.status,
			currentActivity,
			workTime: state.workTime,
			pauseTime: state.pauseTime,
			pauseIsPaid: running?.classType === "BREAK",
			since: state.since === null ? null : isoOf(state.since),
		},
		interrupted: {
			work: activityOf(beneath.work),
			project: project && { activity: project, projectNodeId: beneath.project?.nodeId as string },
		},
		projectClocks: nodes.map((projectNode) => {
			const isRunning = state.runningNodeId === projectNode.id;
			return {
				status: isRunning ? "RUNNING" : "STOPPED",
				workTime: state.workTimeByNode.get(projectNode.id) ?? 0,
				project: { id: projectNode.projectId, code: null, name: projectNode.name },
				projectNode,
				currentActivity: isRunning ? currentActivity : null,
			};
		}),
		day: { date: "2026-11-21", zone: "Europe/Berlin", entries: entries.map(dayEntryOf) },
	};
}

function factOf(booking: WaitingBooking): BookingFact {
	const { bookingId: id, timestamp, action, activity, projectNodeId: nodeId } = booking;
	const classType = activity.classType as ClockClass;
	const at = secondOf(timestamp);
	return { id, at, action, activityId: activity.id, classType, nodeId, source: "MANUAL" };
}

function dayEntryOf({ id, begin, end, nodeId, ...entry }: EntryFact) {
	return {
		id,
		begin: isoOf(begin),
		end: end === null ? null : isoOf(end),
		activity: activityOf(entry) ?? work,
		projectNodeId: nodeId,
		state: "APPROVED" as const,
	};
}

function activityOf(layer: { readonly activityId: string } | null) {
	return activities.find(({ id }) => id === layer?.activityId) ?? null;
}
