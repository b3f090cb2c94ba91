import { readPlaceCookie } from "#kit/contract/headers.ts";
import type { Services } from "../../services.ts";
import { type Exchange, keepOpenCookie, readCookie } from "../cookies.ts";

/** Longer than any replica that is asked lags behind. */
const keptForSeconds = 60;

/**
 * How far the database must be shown to who asks, as the browser remembers it. What it says can only make the primary
 * answer: what is no place is one that nobody reaches.
 */
export function neededPlace(request: Exchange["request"]): number {
	const text = readCookie(request, readPlaceCookie);
	if (text === undefined) return 0;
	return /^\d{1,15}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

/** From now on this browser, in all its tabs, reads at least as far as has been written for it. */
export function tellWritten({ replica }: Services, exchange: Exchange): void {
	if (replica !== undefined) keepPlace(exchange, replica.written);
}

/** Who hears of changes from here on has to read all changes before. */
export function tellHeard({ replica, live }: Services, exchange: Exchange): void {
	if (replica !== undefined) keepPlace(exchange, live.readFrom ?? 0);
}

function keepPlace(exchange: Exchange, place: number): void {
	const known = neededPlace(exchange.request);
	const needed = Number.isFinite(known) ? Math.max(known, place) : place;
	if (needed > 0) keepOpenCookie(exchange, readPlaceCookie, String(needed), keptForSeconds);
}
