import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type OptionRow, userOptions } from "./sql/options.ts";
import { scopeOf } from "./sql/scope.ts";

/** Columns instead of rows: ten thousand people fit into less than a megabyte. */
export const listUserOptions: Handler<typeof contract.listUserOptions> = async (context) => {
	const rows = await context.once<OptionRow>(userOptions(scopeOf(context)));
	const units = new Map<string, number>();
	const placeOf = (unitId: string): number => {
		const place = units.get(unitId) ?? units.size;
		units.set(unitId, place);
		return place;
	};
	const secondary: number[][] = [];
	const disabled: number[] = [];
	const absent: { people: number[]; until: string[] } = { people: [], until: [] };
	const unitOf = rows.map((row, person) => {
		for (const unitId of row.secondary ?? []) {
			secondary.push([person, placeOf(unitId)]);
		}
		if (!row.isEnabled) disabled.push(person);
		if (row.absentUntil !== null) {
			absent.people.push(person);
			absent.until.push(row.absentUntil);
		}
		return placeOf(row.unitId);
	});
	return {
		ids: rows.map(({ id }) => id),
		firstNames: rows.map(({ firstName }) => firstName),
		lastNames: rows.map(({ lastName }) => lastName),
		unitOf,
		units: [...units.keys()],
		secondary,
		disabled,
		absent,
	};
};
