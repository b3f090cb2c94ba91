import type { RawBuilder } from "kysely";
import type { Statement } from "./database/database.ts";
import { statementOf } from "./statement-of.ts";

/** Stands in a text for a value that each request brings. */
class Slot {
	readonly name: string;

	constructor(name: string) {
		this.name = name;
	}
}

/**
 * A statement of a hot path: its text is composed once, and not with each request, which would take longer than most of
 * what a request does. A value may be used alone or within a list.
 *
 * @param names of the values
 */
export function composedStatement<const Name extends string>(
	names: readonly Name[],
	compose: (slots: Readonly<Record<Name, never>>) => RawBuilder<unknown>,
): (values: Readonly<Record<Name, unknown>>) => Statement {
	const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
	const { text, values: places } = statementOf(compose(slots as Record<Name, never>));
	const filled = (place: unknown, values: Readonly<Record<string, unknown>>): unknown => {
		if (place instanceof Slot) return values[place.name];
		return Array.isArray(place) ? place.map((one) => filled(one, values)) : place;
	};
	return (values) => ({ text, values: places.map((place) => filled(place, values)) });
}
