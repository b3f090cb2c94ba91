import type { Language } from "#kit/contract/language.ts";

const marks = {
	"de-DE": { group: ".", decimal: "," },
	"en-EN": { group: ",", decimal: "." },
} as const;

/**
 * A number as Intl prints it, without its tables (see `printDay`): thousands in groups, halves rounded up.
 *
 * @param size not negative, below 10¹²
 * @param least decimals that are always there
 * @param most decimals that may be there
 */
export function printNumber(language: Language, size: number, least: number, most: number): string {
	const [whole = "", decimals = ""] = rounded(size, most).split(".");
	const { group, decimal } = marks[language];
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
	const needed = withoutZeros(decimals, least);
	return needed === "" ? grouped : `${grouped}${decimal}${needed}`;
}

/** Rounds what is written, not what is stored: 1.005 is a little less than it says, and is printed 1.01. */
function rounded(size: number, places: number): string {
	const text = String(size);
	// less than a millionth
	if (text.includes("e")) return (0).toFixed(places);
	return Number(`${Math.round(Number(`${text}e${places}`))}e-${places}`).toFixed(places);
}

function withoutZeros(decimals: string, least: number): string {
	let length = decimals.length;
	while (length > least && decimals[length - 1] === "0") length--;
	return decimals.slice(0, length);
}
