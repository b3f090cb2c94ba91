import type { TimeClocks } from "../contract.ts";

/** Seconds that have passed since the server's figures were taken. */
function passedSince(clocks: TimeClocks, now: number): number {
	return Math.max(0, (now - Date.parse(clocks.serverTime)) / 1000);
}

/**
 * What the work-time clock shows now: the server's figures and the seconds since then.
 *
 * @param now milliseconds of the server's clock
 */
export function shownTimes(
	clocks: TimeClocks,
	now: number,
): { workTime: number; pauseTime: number } {
	const { status, workTime, pauseTime, pauseIsPaid } = clocks.workTimeClock;
	const passed = passedSince(clocks, now);
	const isPaused = status === "PAUSED";
	const works = status === "RUNNING" || (isPaused && pauseIsPaid);
	return {
		workTime: workTime + (works ? passed : 0),
		pauseTime: pauseTime + (isPaused ? passed : 0),
	};
}

/** What a project clock shows now. */
export function shownProjectTime(
	clocks: TimeClocks,
	nodeId: string,
	now: number,
): number {
	const clock = clocks.projectClocks.find(
		(one) => one.projectNode.id === nodeId,
	);
	if (clock === undefined) return 0;
	const isRunning = clock.status === "RUNNING";
	return clock.workTime + (isRunning ? passedSince(clocks, now) : 0);
}
