const most = 1e12;

/**
 * A number with at most two places as people or sheets write it; undefined for anything else. A dot and three digits may
 * be either, so they say nothing without a comma behind them.
 *
 * Examples: `1.234,5` → 1234.5, `7,25` → 7.25, `7.25` → 7.25, `-3` → -3, `1.234` → undefined.
 */
export function readAmount(text: string): number | undefined {
	const bare = text.replace(/[\s\u00a0\u202f]/g, "").replace("−", "-");
	const german = /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
	const plain = /^-?\d+(\.\d{1,2})?$/;
	const value = german.test(bare)
		? Number(bare.replaceAll(".", "").replace(",", "."))
		: plain.test(bare)
			? Number(bare)
			: undefined;
	if (value === undefined || Math.abs(value) > most) return undefined;
	// what a sheet calls -0 is none
	return value === 0 ? 0 : value;
}

const yes = ["ja", "j", "x", "wahr", "yes", "y", "true", "1"];
const no = ["nein", "n", "-", "falsch", "no", "false", "0"];

/** Yes or no in one of the words that tables hold; undefined for anything else. */
export function readFlag(text: string): boolean | undefined {
	const word = text.toLowerCase();
	if (yes.includes(word)) return true;
	return no.includes(word) ? false : undefined;
}
