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
 * what a request does. A value may be used alone or within a list, and travels once however often it is used: it has one type
 * in all places.
 *
 * @param names of the values
 */
export function composedStatement<const Name extends string>(
	names: readonly Name[],
	compose: (slots: Readonly<Record<Name, never>>) => RawBuilder<unknown>,
): (values: Readonly<Record<Name, unknown>>) => Statement {
	const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
	const { text, values: places } = eachOnce(statementOf(compose(slots as Record<Name, never>)));
	const filled = (place: unknown, values: Readonly<Record<string, unknown>>): unknown => {
		if (place instanceof Slot) return values[place.name];
		return Array.isArray(place) ? place.map((one) => filled(one, values)) : place;
	};
	return (values) => ({ text, values: places.map((place) => filled(place, values)) });
}

/** The same with each named value in one place alone. */
function eachOnce({ text, values }: Statement): Statement {
	const places: unknown[] = [];
	const placeOf = values.map((value) => {
		const known = value instanceof Slot ? places.indexOf(value) : -1;
		return known < 0 ? places.push(value) : known + 1;
	});
	return {
		text: text.replace(/\$(\d+)/g, (_, nth) => `$${placeOf[Number(nth) - 1]}`),
		values: places,
	};
}
