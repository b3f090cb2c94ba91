import type { Language } from "#kit/contract/language.ts";
import type { Format } from "#kit/web/format/format.ts";
import { texts } from "../text.ts";

/** As a day's result, the simulator or the store tells it: the code, and its figures in minutes beside it. */
export interface ToldViolation {
	readonly code: string;
	readonly [figure: string]: unknown;
}

const figuresOf: Readonly<Record<string, readonly string[]>> = {
	REST_TOO_SHORT: ["restMinutes", "requiredMinutes"],
	MINOR_REST: ["restMinutes", "requiredMinutes"],
	BREAK_MISSING: ["breakMinutes", "requiredMinutes"],
	MINOR_BREAK: ["breakMinutes", "requiredMinutes"],
	AVERAGE_24_WEEKS: ["averageMinutes"],
};
const usual = ["minutes"] as const;

/** What is wrong with a day as a sentence with its paragraph; the bare code where nobody knows it. */
export function violationText(
	violation: ToldViolation,
	language: Language,
	format: Pick<Format, "hours">,
): string {
	const { violations } = texts[language];
	const words = violations as Readonly<Record<string, unknown>>;
	const sentence = words[violation.code];
	if (typeof sentence === "string") return sentence;
	if (typeof sentence !== "function") return violation.code;
	const figures = figuresOf[violation.code] ?? usual;
	return String(sentence(...figures.map((name) => format.hours(Number(violation[name] ?? 0)))));
}
