import { type DecimalMark, parseDecimal } from "../../numbers/parse-decimal.ts";

/** Longer ones are slips of the keyboard; accounts hold no more either. */
const mostMinutes = 100_000 * 60;

const clockFace = /^(\d{1,6}):(\d{2})$/;
const units =
	/^(?:(\d{1,6})\s*(?:h|std\.?|stunden?|hours?))?\s*(?:(\d{1,6})\s*(?:m|min\.?|minuten?|minutes?|')?)?$/;

/**
 * The minutes somebody typed; undefined where there are none.
 *
 * "7:30", "7,5", "7.5", "7h30", "7 h 30 min" → 450; "8" → 480 (plain numbers are hours); "90 min" → 90; "-1:30" → −90.
 * Hours with decimals become whole minutes: "7,33" → 440. A number with a nought in front ("0730") could be either and
 * is refused.
 *
 * @param mark the decimal mark of the person's language
 */
export function parseDuration(text: string, mark: DecimalMark): number | undefined {
	const typed = text.trim().toLowerCase().replaceAll("−", "-");
	const sign = typed.startsWith("-") ? -1 : 1;
	const size = sizeOf(typed.replace(/^[-+]\s*/, ""), mark);
	if (size === undefined || size > mostMinutes) return undefined;
	return size === 0 ? 0 : sign * size;
}

function sizeOf(typed: string, mark: DecimalMark): number | undefined {
	if (typed === "" || /^[-+]|^0\d/.test(typed.replace(/^0\d:/, ""))) return undefined;
	const face = clockFace.exec(typed);
	if (face !== null) return hoursAndMinutes(face[1], face[2]);
	const parts = /[a-z']/.test(typed) ? units.exec(typed) : null;
	if (parts !== null) {
		// minutes above 59 only where no hours stand before them
		return parts[1] === undefined ? Number(parts[2]) : hoursAndMinutes(parts[1], parts[2] ?? "0");
	}
	const hours = parseDecimal(typed.replace(/\s*(h|std\.?|stunden)$/, ""), mark);
	return hours === undefined ? undefined : Math.round(hours * 60);
}

function hoursAndMinutes(
	hours: string | undefined,
	minutes: string | undefined,
): number | undefined {
	return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : undefined;
}
