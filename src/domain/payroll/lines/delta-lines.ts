import { isEmptyLine, lineKey, type PayrollLine } from "./payroll-line.ts";

/**
 * What a correction of a closed month brings: its lines now less the sum of all that were written of it so far. Zero lines
 * vanish; a line that is gone comes back with its opposite.
 */
export function deltaLines(
	now: readonly PayrollLine[],
	earlier: readonly PayrollLine[],
): PayrollLine[] {
	const sums = new Map<string, PayrollLine>();
	const add = (line: PayrollLine, sign: 1 | -1) => {
		const held = sums.get(lineKey(line));
		const summed = (amount: "minutes" | "days" | "cents") =>
			(held?.[amount] ?? 0) + sign * line[amount];
		const { accountId, costCentreId } = line;
		sums.set(lineKey(line), {
			...{ accountId, costCentreId, minutes: summed("minutes") },
			...{ days: summed("days"), cents: summed("cents") },
		});
	};
	for (const line of now) add(line, 1);
	for (const line of earlier) add(line, -1);
	return [...sums.values()].filter((line) => !isEmptyLine(line));
}
