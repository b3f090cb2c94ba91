/** Makes an id of an instant in milliseconds since the epoch. */
export type IdSource = (at: number) => string;

/**
 * A fresh uuid v7: 48 bits of milliseconds, then random bits. Made on either side, so that a client may name what it
 * creates and repeat the request without doubling it.
 *
 * @param at milliseconds since the epoch
 * @param bytes sixteen random ones; given where ids must come out the same again, as in the demo
 */
export function newId(at: number, bytes: Uint8Array = freshBytes()): string {
	let rest = at;
	for (let index = 5; index >= 0; index--) {
		bytes[index] = rest % 256;
		rest = Math.floor(rest / 256);
	}
	bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
	bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
	const hex = (from: number, to: number) => {
		let text = "";
		for (let index = from; index < to; index++) {
			text += digits[bytes[index] as number];
		}
		return text;
	};
	return `${hex(0, 4)}-${hex(4, 6)}-${hex(6, 8)}-${hex(8, 10)}-${hex(10, 16)}`;
}

/** Two hexadecimal digits of each byte. */
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Random bytes are asked for by the page: a call of its own for each id costs more than all the rest of a request's check. */
const page = new Uint8Array(4096);
let used = page.length;

function freshBytes(): Uint8Array {
	if (used === page.length) {
		crypto.getRandomValues(page);
		used = 0;
	}
	used += 16;
	return page.slice(used - 16, used);
}
