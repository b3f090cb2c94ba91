import type { Instance } from "./read-instance.ts";

/** A line for each person: the name, then for each day the kind or `-` for free. */
export function rosterText({ people, kinds, problem }: Instance, cells: Uint8Array): string {
	const lines = people.map((name, person) => {
		const row = cells.subarray(person * problem.days, (person + 1) * problem.days);
		return [name, ...Array.from(row, (value) => kinds[value - 1] ?? "-")].join(",");
	});
	return `${lines.join("\n")}\n`;
}
