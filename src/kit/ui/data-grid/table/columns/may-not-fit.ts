/** Pixels of a letter at 13 px and weight 600: rather too wide than too narrow, also in the font that stands in. */
const widths = new Uint8Array(0x250).fill(11);
const kinds = [
	["abcdeghknopqsuvxyzäöüßéè0123456789EFLSTJ", 9],
	["fijlrtI .,:;|!'()[]-/\u00a0·", 7],
	["mwMWQ@%&+#", 14],
] as const;
for (const [letters, width] of kinds) {
	for (const letter of letters) widths[letter.charCodeAt(0)] = width;
}
/** Signs of amounts, ranges and what is cut off, far from the letters. */
const signs: Readonly<Record<string, number>> = { "€": 10, "–": 9, "−": 12, "’": 7 };
const unknown = 16;

/**
 * Whether a text may be longer than its place. Each clipped cell is a layer of its own while rows scroll, so only those
 * that need it are clipped; asking the browser for the true width would cost more than it saves.
 */
export function mayNotFit(text: string, width: number): boolean {
	let needed = 0;
	for (let at = 0; at < text.length; at++) {
		needed += widths[text.charCodeAt(at)] ?? signs[text.charAt(at)] ?? unknown;
		if (needed > width) return true;
	}
	return false;
}
