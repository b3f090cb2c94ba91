import type { Logger } from "pino";
import type { Notice } from "./announcer.ts";

/** Takes a notification apart; one that nobody of us sent is told and dropped. */
export function readNotices(payload: string | undefined, log: Logger): readonly Notice[] {
	try {
		const notices: unknown = JSON.parse(payload ?? "");
		if (Array.isArray(notices)) return notices;
	} catch {
		// told below
	}
	log.warn("live messages: a notification that is none of ours");
	return [];
}
