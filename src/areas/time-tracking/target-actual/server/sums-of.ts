import type { FigureName } from "../contract/fields.ts";

export type Figures = Readonly<Record<FigureName, number>>;

export const figureNames = [
	"targetMinutes",
	"workedMinutes",
	"pauseMinutes",
	"autoPauseMinutes",
	"holidayCreditMinutes",
	"absenceCreditMinutes",
	"extraMinutes",
	"balanceMinutes",
	"overtimeMinutes",
	"pendingMinutes",
] as const satisfies readonly FigureName[];

/** What some figures of all rows come to. */
export function sumsOf<const Name extends string>(
	rows: readonly Readonly<Record<NoInfer<Name>, number>>[],
	names: readonly Name[],
): Record<Name, number> {
	const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
	for (const row of rows) for (const name of names) sums[name] += row[name];
	return sums;
}
