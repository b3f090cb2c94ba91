import { expect, test } from "vitest";
import type { TimeClocks } from "../contract.ts";
import { clocksWithWaiting } from "./clocks-with-waiting.ts";
import { at, entry, lunch, noon, runningClocks, sampleClocks, work } from "./test-clocks.tsx";
import { type WaitingBooking, waitingBookingOf } from "./waiting-booking.ts";

const node = "01a1fd2c-47a0-70d1-9a38-000000000501";

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

const stopped = sampleClocks();
/** Work since 08:15, read at 13:00. */
const running = runningClocks({ workTimeClock: { workTime: 285 * 60 } });

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

test("what the server knows already is not counted twice", () => {
	const waiting = booking("08:15", "START", lunch);
	const known = sampleClocks({
		day: {
			date: "2026-11-21",
			zone: "Europe/Berlin",
			entries: [{ ...entry("08:15", "09:00"), id: waiting.bookingId }, entry("09:00", null)],
		},
		workTimeClock: { status: "RUNNING", currentActivity: work },
		serverTime: noon,
	});
	expect(clocksWithWaiting(known, [waiting])).toBe(known);
});
