import type { Figure } from "./bench.ts";

/** What became of one bench; a failure hides nothing that was measured before it. */
export interface Outcome {
	readonly name: string;
	readonly figures: readonly Figure[];
	readonly failure?: string;
}

/** All figures of a run as a Markdown table. */
export function tableOf(machine: string, outcomes: readonly Outcome[]): string {
	const rows = outcomes.flatMap(({ name, figures, failure }) => [
		...figures.map((one) => rowOf(name, one)),
		...(failure === undefined ? [] : [row([name, "failed", failure, "", "", "", "no"])]),
	]);
	return [
		machine,
		"",
		row(["bench", "figure", "value", "floor", "ratio", "goal", "met"]),
		row(["---", "---", "--:", "--:", "--:", "---", "---"]),
		...rows,
	].join("\n");
}

function rowOf(bench: string, { name, value, floor, ratio, goal, met }: Figure): string {
	const judged = met === undefined ? "" : met ? "yes" : "no";
	return row([bench, name, value, floor ?? "", ratio ?? "", goal ?? "", judged]);
}

function row(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}
