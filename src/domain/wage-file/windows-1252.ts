/** What Windows-1252 has at 0x80 to 0x9F; a space where it has nothing. */
const highSigns = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const bytes = new Map(
	[...highSigns].flatMap((sign, at): [string, number][] =>
		sign === " " ? [] : [[sign, 0x80 + at]],
	),
);

/** What may stand in a field: everything with a place in Windows-1252 but control characters. */
const allowed = new RegExp(`^[\\x20-\\x7E\\xA0-\\xFF${[...bytes.keys()].join("")}]*$`, "u");

/** The first character that has no place in a wage file; undefined where all have. */
export function strangeCharacter(text: string): string | undefined {
	return allowed.test(text) ? undefined : [...text].find((sign) => !allowed.test(sign));
}

/**
 * The bytes of a text as Windows-1252. Characters without a place there are found before; here they are a mistake of the
 * program.
 */
export function windows1252(text: string): Uint8Array {
	const written = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const byte = code < 0x80 ? code : (bytes.get(text.charAt(at)) ?? code);
		if (byte > 0xff) throw new RangeError("Not in Windows-1252");
		written[at] = byte;
	}
	return written;
}
