/** Takes one line for the operator. */
export type Tell = (line: string) => void;

const step = 1_000_000;

export const grouped = (count: number) => count.toLocaleString("en-US");

/** Tells of a table whenever another million of rows has passed. */
export function eachMillion(name: string, tell: Tell): (rows: number) => void {
	let next = step;
	return (rows) => {
		if (rows < next) return;
		tell(`  ${name}: ${grouped(rows)} rows so far`);
		next = (Math.floor(rows / step) + 1) * step;
	};
}

export function megabytes(bytes: number): string {
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
