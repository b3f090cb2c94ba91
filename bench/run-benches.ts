import type { Bench, Figure, Need } from "./bench.ts";
import type { Outcome } from "./table.ts";

export interface Around {
	/** How to get what this machine does not have. */
	readonly missing: Readonly<Partial<Record<Need, string>>>;
	/** Takes each line as soon as it is known. */
	print(line: string): void;
	/** Told after each bench what there is until then: who ends a long run early keeps it. */
	keep(outcomes: readonly Outcome[]): Promise<void>;
}

/** One after the other; none hides another, whatever becomes of it. */
export async function runBenches(chosen: readonly Bench[], around: Around): Promise<Outcome[]> {
	const { missing, print } = around;
	const lacking = ({ needs }: Bench) => needs !== undefined && missing[needs] !== undefined;
	for (const [need, cure] of Object.entries(missing)) {
		const names = chosen.filter(({ needs }) => needs === need).map(({ name }) => name);
		if (names.length > 0) print(`No ${need} found for ${names.join(", ")}: ${cure}`);
	}
	const outcomes: Outcome[] = [];
	for (const one of chosen) {
		outcomes.push(
			lacking(one)
				? { name: one.name, figures: [], failure: `no ${one.needs}` }
				: await runOne(one, print),
		);
		await around.keep(outcomes);
	}
	return outcomes;
}

async function runOne(
	{ name, title, run, failsBeyondGoals }: Bench,
	print: Around["print"],
): Promise<Outcome> {
	print(`\n${name} — ${title}`);
	const figures: Figure[] = [];
	try {
		await run((...told) => {
			figures.push(...told);
			for (const one of told) print(line(one));
		});
		const missed = failsBeyondGoals ? figures.filter(({ met }) => met === false) : [];
		if (missed.length === 0) return { name, figures };
		const failure = `${missed.length} of ${figures.length} beyond their goals`;
		print(`  failed: ${failure}`);
		return { name, figures, failure };
	} catch (error) {
		print(`  failed: ${error instanceof Error ? error.stack : error}`);
		return { name, figures, failure: error instanceof Error ? error.message : String(error) };
	}
}

function line({ name, value, floor, ratio, goal, met }: Figure): string {
	const compared = floor === undefined ? "" : `  floor ${floor}, ratio ${ratio}`;
	const judged = goal === undefined ? "" : `  ${met ? "✓" : "✗"} goal ${goal}`;
	return `  ${name.padEnd(52)} ${value.padStart(12)}${compared}${judged}`;
}
