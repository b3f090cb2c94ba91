import type { Unparsed } from "./field-given.ts";

/** In which fields of a row something stands that cannot be read, once one of them was typed in. */
export function stillUnread<Name extends string>(
	before: readonly Name[],
	name: Name,
	unparsed: Unparsed | undefined,
): Name[] {
	const others = before.filter((one) => one !== name);
	return unparsed === undefined ? others : [...others, name];
}
