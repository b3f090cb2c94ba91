export interface Part {
	readonly name: string;
	/** What was done and measured, in a few words. */
	readonly figures: string;
	readonly faults: readonly string[];
	readonly seconds: number;
}

const shown = 20;

export function printTable(parts: readonly Part[]): void {
	const rows = parts.map(({ name, figures, faults, seconds }) => [
		name,
		String(faults.length),
		seconds.toFixed(0),
		figures,
	]);
	const all = [["part", "faults", "s", "figures"], ...rows];
	const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
	for (const row of all)
		console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
	for (const { name, faults } of parts) {
		for (const fault of faults.slice(0, shown)) console.log(`${name}: ${fault}`);
		if (faults.length > shown) console.log(`${name}: and ${faults.length - shown} more`);
	}
}
