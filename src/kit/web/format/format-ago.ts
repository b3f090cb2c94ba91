import { intlTag, type Language } from "#kit/contract/language.ts";
import { agoLimits } from "#kit/contract/limits.ts";
import { texts } from "../text.ts";

/**
 * How long ago an instant was, in words: just now, so many seconds, about a minute, so many minutes; then the time of
 * day, later the date.
 */
export function formatAgo(language: Language, instant: number, now: number): string {
	const seconds = Math.max(0, (now - instant) / 1000);
	const words = texts[language].ago;
	if (seconds < agoLimits.justNow) return words.justNow;
	if (seconds < agoLimits.seconds) return words.seconds(Math.floor(seconds));
	if (seconds < agoLimits.aboutOneMinute) return words.oneMinute;
	if (seconds < agoLimits.minutes) return words.minutes(Math.round(seconds / 60));
	return new Intl.DateTimeFormat(intlTag(language), {
		dateStyle: "short",
		timeStyle: "short",
	}).format(new Date(instant));
}
