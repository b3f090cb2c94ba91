/** What parts whole from broken: comma in German, point in English. */
export type DecimalMark = "," | ".";

interface ReadNumber {
	readonly isNegative: boolean;
	readonly whole: string;
	readonly fraction: string;
}

/** Numbers of more digits are no longer exact. */
const mostDigits = 15;

/**
 * The number somebody typed, whatever marks were used; undefined where it is none or could be two.
 *
 * - both marks: the last one is the decimal mark: "1.234,56" and "1,234.56" → 1234.56
 * - one mark twice or more groups thousands: "1.234.567"
 * - one mark once is the decimal mark: "7,5", "7.5", "1234.56"; only the language's other mark before exactly three
 *   digits groups: "1.234" is 1234 in German and 1.234 in English, as each prints it
 */
export function parseDecimal(text: string, mark: DecimalMark): number | undefined {
	const read = readNumber(text, mark);
	if (read === undefined) return undefined;
	const value = Number(`${read.whole}.${read.fraction}`);
	return read.isNegative && value !== 0 ? -value : value;
}

/** An amount of money in whole cents: "1.234,5 €" → 123450. More than two decimals are refused. */
export function parseCents(text: string, mark: DecimalMark): number | undefined {
	const bare = text.replace(/€|\beur\b/gi, "");
	const read = readNumber(bare, mark);
	if (read === undefined || read.fraction.length > 2) return undefined;
	const cents = Number(read.whole + read.fraction.padEnd(2, "0"));
	if (!Number.isSafeInteger(cents)) return undefined;
	return read.isNegative && cents !== 0 ? -cents : cents;
}

const shape = /^([-+−]?)\s*([\d.,'’\s]+)$/u;

function readNumber(text: string, mark: DecimalMark): ReadNumber | undefined {
	const match = shape.exec(text.trim());
	const [, sign = "", body = ""] = match ?? [];
	const at = decimalPlace(body, mark);
	const whole = withoutGroups(at < 0 ? body : body.slice(0, at));
	const fraction = at < 0 ? "" : body.slice(at + 1);
	if (whole === undefined || !/^\d*$/.test(fraction)) return undefined;
	const count = whole.length + fraction.length;
	if (count === 0 || count > mostDigits || (at >= 0 && fraction === "")) return undefined;
	return { isNegative: /[-−]/.test(sign), whole: whole || "0", fraction };
}

/** Index of the decimal mark, −1 where there is none. */
function decimalPlace(body: string, mark: DecimalMark): number {
	const comma = body.lastIndexOf(",");
	const point = body.lastIndexOf(".");
	const last = Math.max(comma, point);
	if (last < 0 || (comma >= 0 && point >= 0)) return last;
	const isTwice = body.indexOf(body[last] ?? "") !== last;
	if (isTwice) return -1;
	const isGroup = body[last] !== mark && /^[1-9]\d{0,2}.\d{3}$/.test(body);
	return isGroup ? -1 : last;
}

/** Digits of a number with its thousands parted, all in the same way, or not at all. */
function withoutGroups(text: string): string | undefined {
	const trimmed = text.trim();
	if (/^\d*$/.test(trimmed)) return trimmed;
	return /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u.test(trimmed)
		? trimmed.replace(/\D/g, "")
		: undefined;
}
