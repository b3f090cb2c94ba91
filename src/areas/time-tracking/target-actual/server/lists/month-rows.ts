import {
	type CountedViolation,
	compareViolations,
	countedAs,
	gatherViolations,
} from "#domain/violations/violation-kinds.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { DayFlag } from "../../contract/fields.ts";
import type { contract } from "../../contract.ts";
import { isReportedOn } from "../answered-day.ts";
import type { CurrentDay } from "../sql/results.ts";
import type { FoundViolation } from "./period-violations.ts";

interface Violated {
	readonly flags: readonly DayFlag[];
	readonly violations: readonly CountedViolation[];
}

/** A row of a period with what else was found of it. Flags stand in their own order. */
export function withViolations<Row extends Pick<Violated, "flags">>(
	row: Row,
	found: readonly CountedViolation[],
): Row & { violations: CountedViolation[] } {
	const isFlagged = found.length === 0 || row.flags.includes("VIOLATION");
	const flags = isFlagged ? row.flags : (["VIOLATION", ...row.flags] as const);
	return { ...row, flags, violations: gatherViolations(found) };
}

/** What is reported of a day as it is kept. */
export function countedOn({ day, violations }: CurrentDay, today: string): CountedViolation[] {
	if (violations === null) return [];
	const found = JSON.parse(violations) as readonly FoundViolation[];
	return found.flatMap((one) => (isReportedOn(one, day, today) ? [...countedAs(one)] : []));
}

type Input = Pick<
	InputOf<typeof contract.listTargetActuals>,
	"sortBy" | "sortDirection" | "flags" | "violations"
>;

type Key = Exclude<Input["sortBy"], "name" | "violations" | undefined>;

/** Rows of people by one of their figures; equal ones stay in the order of their names. */
export function sortedMonths<Row extends Readonly<Record<Key, number>> & Partial<Violated>>(
	rows: readonly Row[],
	{ sortBy, sortDirection }: Pick<Input, "sortBy" | "sortDirection">,
): Row[] {
	const sign = sortDirection === "DESC" ? -1 : 1;
	if (sortBy === "violations") {
		return rows.toSorted(
			(one, other) => sign * compareViolations(one.violations ?? [], other.violations ?? []),
		);
	}
	const key = sortBy as Key;
	return rows.toSorted((one, other) => sign * (one[key] - other[key]));
}

/** Those that have one of the flags and one of the violations; all where none is asked for. */
export function narrowed<Row extends Pick<Violated, "flags"> & Partial<Violated>>(
	rows: readonly Row[],
	{ flags, violations }: Pick<Input, "flags" | "violations">,
): Row[] {
	return rows.filter((row) => {
		const found = row.violations ?? [];
		const hasFlag = flags?.some((flag) => row.flags.includes(flag)) ?? true;
		const isViolated =
			violations?.some((wanted) =>
				wanted === "ANY" ? found.length > 0 : found.some(({ kind }) => kind === wanted),
			) ?? true;
		return hasFlag && isViolated;
	});
}
