import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { highsSolver } from "#areas/shift-planning/auto-plan/server/highs-solver.ts";
import { isBarrier, violationsOf } from "#domain/auto-plan/department/person-rules.ts";
import { planDepartment } from "#domain/auto-plan/department/plan-department.ts";
import { solveRoster } from "#domain/auto-plan/solve-roster.ts";
import { judgeRoster } from "./auto-plan/judge-roster.ts";
import { readInstance } from "./auto-plan/read-instance.ts";
import { openWard } from "./auto-plan/ward.ts";
import { rosterText } from "./auto-plan/write-roster.ts";
import { type Bench, type Figure, figure, type Tell } from "./bench.ts";
import { sizeOf } from "./size.ts";

interface Numbered {
	readonly number: number;
	readonly file: string;
}

/**
 * Published instances of shift scheduling, each solved by itself:
 * `INSTANCES=folder SECONDS=60 ROSTERS=folder BEST=1:607,2:828 SEED=1 npm run bench -- auto-plan`. Every roster is written out, so that
 * another program can judge it too.
 */
export const bench: Bench = {
	name: "auto-plan",
	title:
		"published instances of shift scheduling (INSTANCES=folder, SECONDS of processor time each, ROSTERS=folder, BEST=1:607,…); floor: the best known value",
	run: async (tell) => {
		measureWard(tell);
		const folder = process.env.INSTANCES;
		if (folder === undefined) {
			const needed =
				"INSTANCES=folder with Instance<N>.txt, and ROSTERS=folder to keep the rosters";
			return tell({ name: "not measured, needs", value: needed });
		}
		const seconds = sizeOf("SECONDS", 60);
		const best = bestKnown(process.env.BEST ?? "");
		const files = (await readdir(folder)).flatMap(numbered);
		files.sort((one, other) => one.number - other.number);
		for (const one of files)
			await solve(join(folder, one.file), one.number, { seconds, best }, tell);
		tell(figure("memory at most", process.resourceUsage().maxRSS / 1024, "MB"));
	},
};

/** Seconds of the processor for a month of a ward, its rules read and its answer judged; no more than these are given. */
const wardSeconds = 8;

/** What a department orders: 40 people and a month in which nothing is planned yet. */
function measureWard(tell: Tell): void {
	const plan = openWard();
	const begin = processorSeconds();
	const options = { seed: Number(process.env.SEED ?? 1), seconds: wardSeconds };
	const found = planDepartment(plan, { ...options, watch: { seconds: processorSeconds } });
	const taken = processorSeconds() - begin;
	const critical = plan.people.flatMap((person) => {
		const own = found.assignments.filter(({ userId }) => userId === person.id);
		const shifts = own.map(({ need }) => need.shift);
		return violationsOf(person, shifts, person.shifts).filter(isBarrier);
	});
	tell(
		figure(`ward of 40, a month, ${plan.needs.length} shifts, processor`, taken, "s"),
		{ name: "ward of 40, shifts that stay open", value: String(found.open.length) },
		{ name: "ward of 40, critical violations", value: String(critical.length) },
	);
}

function numbered(file: string): Numbered[] {
	const digits = /^Instance(\d+)\.txt$/.exec(file)?.[1];
	return digits === undefined ? [] : [{ number: Number(digits), file }];
}

interface Known {
	readonly seconds: number;
	readonly best: ReadonlyMap<number, number>;
}

async function solve(
	file: string,
	number: number,
	{ seconds, best }: Known,
	tell: Tell,
): Promise<void> {
	const begin = processorSeconds();
	const text = await readFile(file, "utf8");
	const instance = readInstance(text);
	const solver = process.env.ANNEALING_ONLY === undefined ? await highsSolver() : undefined;
	const solved = solveRoster(instance.problem, {
		seed: Number(process.env.SEED ?? 1),
		seconds: seconds - (processorSeconds() - begin),
		solver,
		watch: { seconds: processorSeconds },
	});
	const taken = processorSeconds() - begin;
	const roster = rosterText(instance, solved.cells);
	const rosters = process.env.ROSTERS;
	if (rosters !== undefined) await writeFile(join(rosters, `Instance${number}.roster.txt`), roster);
	const { penalty, faults } = judgeRoster(text, roster);
	if (faults.length > 0) throw new Error(`Instance ${number}: ${faults.slice(0, 5).join("; ")}`);
	if (penalty !== solved.cost) throw new Error(`Instance ${number}: ${solved.cost} is ${penalty}`);
	const found = valueFigure(
		`instance ${number}, ${solved.missing} missing`,
		penalty,
		best.get(number),
	);
	tell(found, figure(`instance ${number}, processor`, taken, "s"));
}

function valueFigure(name: string, value: number, best: number | undefined): Figure {
	if (best === undefined) return { name, value: String(value) };
	const gap = `${((value / best - 1) * 100).toFixed(1)} % above`;
	return { name, value: String(value), floor: String(best), ratio: gap };
}

/** Example: "1:607,2:828" */
function bestKnown(text: string): Map<number, number> {
	return new Map(
		text
			.split(",")
			.filter(Boolean)
			.map((one) => {
				const [number, value] = one.split(":").map(Number);
				if (!number || !value) throw new Error("BEST must look like 1:607,2:828.");
				return [number, value];
			}),
	);
}

/** Of this thread: other work on the machine must not count. */
function processorSeconds(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000_000;
}
