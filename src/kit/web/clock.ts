import { useSyncExternalStore } from "react";
import { times } from "#kit/contract/limits.ts";

/**
 * The browser's only look at the clock. Devices go wrong by minutes; what is booked and shown is the server's time, so
 * the difference is measured with each answer that carries it.
 */
let offset = 0;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Milliseconds since the epoch, as the server's clock shows them. */
export function serverNow(): number {
	return Date.now() + offset;
}

/** Milliseconds of this device, for durations only. */
export function deviceNow(): number {
	return performance.now();
}

/** Where this device is set to be. */
export function deviceTimeZone(): string {
	// a browser's first DateTimeFormat takes a slow computer longer than all the rest of the start
	return typeof Temporal === "undefined"
		? (new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "Europe/Berlin")
		: Temporal.Now.timeZoneId();
}

/**
 * Takes over the server's time.
 *
 * @param serverTime ISO instant of the answer
 * @param tookMs how long the request took; half of it lies behind the instant
 */
export function setServerTime(serverTime: string, tookMs = 0): void {
	const instant = Date.parse(serverTime);
	if (Number.isNaN(instant)) return;
	offset = instant + tookMs / 2 - Date.now();
	tick();
}

/** The `Date` header has whole seconds only: it corrects nothing smaller than two. */
export function noteDateHeader(header: string | null): void {
	if (header === null) return;
	const instant = Date.parse(header) + 500;
	if (Number.isNaN(instant)) return;
	if (Math.abs(instant - serverNow()) > 2000) offset = instant - Date.now();
}

/** The present time, anew each second; all components share one tick. */
export function useNow(): number {
	return useSyncExternalStore(subscribe, () => now);
}

/** The present minute, in milliseconds since the epoch: for what need not be drawn anew each second. */
export function useMinute(): number {
	return useSyncExternalStore(subscribe, presentMinute);
}

function presentMinute(): number {
	const at = timer === undefined ? serverNow() : now;
	return at - (at % 60_000);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (timer === undefined) {
		now = serverNow();
		timer = setInterval(tick, times.clockTick);
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

function tick(): void {
	now = serverNow();
	for (const listener of [...listeners]) listener();
}
