import { guardedFetch, OutgoingRefused } from "#kit/server/outgoing/guarded-fetch.ts";
import type { Services } from "#kit/server/services.ts";
import { type CalendarFault, mostBytes } from "../contract.ts";

const mostRedirects = 3;
const timeoutMs = 15_000;

export type FetchedCalendar =
	| { readonly text: string; readonly etag: string | null }
	/** Nothing has changed since the entity tag. */
	| "SAME"
	| Exclude<CalendarFault, "NO_CALENDAR" | "TOO_MANY">;

/** A web address as somebody gives it; undefined for what is none. */
export function calendarAddress(given: string): URL | undefined {
	const address = given.trim().replace(/^webcals?:/i, "https:");
	if (!URL.canParse(address)) return undefined;
	const url = new URL(address);
	const isWeb = url.protocol === "https:" || url.protocol === "http:";
	return isWeb && url.username === "" && url.password === "" ? url : undefined;
}

/** Fetches what is behind an address, wherever it leads on the internet; nothing of this machine or its neighbours. */
export async function fetchCalendar(
	{ config }: Pick<Services, "config">,
	address: URL,
	etag: string | null,
): Promise<FetchedCalendar> {
	const fetch = guardedFetch({ allowed: config.outgoingAllow, timeoutMs, mostBytes });
	const headers = {
		accept: "text/calendar, text/plain;q=0.5",
		"user-agent": "Stundwerk",
		...(etag !== null && { "if-none-match": etag }),
	};
	try {
		let url = address;
		for (let step = 0; step <= mostRedirects; step++) {
			const answer = await fetch(url, { headers });
			const next = answer.headers.get("location");
			if (answer.status === 304) return "SAME";
			if (answer.ok)
				return {
					text: await answer.text(),
					etag: answer.headers.get("etag")?.slice(0, 500) ?? null,
				};
			if (answer.status < 300 || answer.status > 399 || next === null) return "STATUS";
			url = new URL(next, url);
		}
		return "STATUS";
	} catch (error) {
		if (!(error instanceof OutgoingRefused)) return "UNREACHABLE";
		return error.message.startsWith("More than") ? "TOO_LARGE" : "REFUSED";
	}
}
