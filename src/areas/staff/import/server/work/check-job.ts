import { setImmediate } from "node:timers/promises";
import type { ImportLine } from "#domain/import/import-fields.ts";
import type { PlannedPerson } from "#domain/import/plan-people.ts";
import { type PlannedUnit, planUnits } from "#domain/import/plan-units.ts";
import { fileReader, findFile } from "#kit/server/files/read-file.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import type { PlannedLine } from "#kit/server/table-import/table-import.ts";
import { deleteLines, insertLines, type NewLine } from "../sql/lines.ts";
import { type RunRow, updateRun } from "../sql/runs.ts";
import { rowsOfFile } from "../table/rows-of-file.ts";
import { peoplePlan, unitFacts } from "./import-facts.ts";
import { tableOf } from "./import-table.ts";
import { importWork, openRun, wordsOf } from "./open-run.ts";

/** So many lines are judged between two looks at everything else. */
const batch = 1000;

type Planned = PlannedPerson | PlannedUnit | PlannedLine<unknown>;
type Judge = (lines: readonly ImportLine[]) => Planned[];

/** What was judged together, line by line. */
function byLines(planned: readonly Planned[]): Judge {
	const byLine = new Map(planned.map((one) => [one.line, one]));
	return (some) => some.map(({ line }) => byLine.get(line) as Planned);
}

/** The trial of an import: judges every line and keeps the judgement. Cut off, it begins again. */
export const checkJob = defineJob({
	kind: "import-check",
	input: importWork,
	async run(context, input) {
		const { run, session } = await openRun(context, input);
		const lines = await linesOf(context, run, session.userId);
		const importer = { session, now: context.now, services: context.services };
		const judge = await context.transaction(async (tx): Promise<Judge> => {
			await deleteLines(tx, run);
			if (run.kind === "PEOPLE") {
				const plan = await peoplePlan(tx, importer, run);
				return (some) => some.map((line) => plan.plan(line));
			}
			if (run.kind === "ABSENCES") {
				const table = tableOf(context.services, run.kind);
				return byLines(await table.judge(tx, importer, run.mapping, lines));
			}
			// a unit may hang below any other line, so all are judged together
			return byLines(planUnits(lines, await unitFacts(tx, importer, run)));
		});
		const faulty = await judgeAll(context, run, lines, judge);
		await context.transaction((tx) => updateRun(tx, run, { status: "CHECKED" }));
		const words = wordsOf(context);
		const text = words.checked(lines.length, faulty);
		await context.log(faulty > 0 ? "WARNING" : "INFO", text);
	},
});

async function linesOf(context: JobContext, run: RunRow, ownerId: string): Promise<ImportLine[]> {
	const reader = fileReader(context);
	const words = wordsOf(context);
	const file = run.fileId === null ? undefined : await findFile(reader, ownerId, run.fileId);
	if (file === undefined) return context.fail(words.fileGone);
	const rows = await rowsOfFile(reader, file);
	if (rows === undefined) return context.fail(words.unreadable);
	return rows.slice(1).map(([line, cells]) => ({ line, cells }));
}

/** @returns how many lines are at fault */
async function judgeAll(
	context: JobContext,
	run: RunRow,
	lines: readonly ImportLine[],
	judge: Judge,
): Promise<number> {
	let faulty = 0;
	for (let from = 0; from < lines.length; from += batch) {
		const some = lines.slice(from, from + batch);
		const planned = judge(some);
		faulty += planned.filter(({ action }) => action === "FAULTY").length;
		const rows = some.map((line, at) => rowOf(line, planned[at]));
		await context.transaction((tx) => insertLines(tx, run, rows));
		await context.progress(((from + some.length) / lines.length) * 99);
		await setImmediate();
	}
	return faulty;
}

function rowOf({ line, cells }: ImportLine, planned: Planned | undefined): NewLine {
	if (planned === undefined) throw new Error(`Line ${line} was not judged.`);
	return {
		line,
		// a sign that the database cannot hold says nothing anyway
		cells: cells.map((cell) => cell.replaceAll("\0", "").toWellFormed()),
		action: planned.action,
		faults: planned.action === "FAULTY" ? [...planned.faults] : [],
		entity_id: knownId(planned),
	};
}

function knownId(planned: Planned): string | null {
	if ("known" in planned) return planned.known.id;
	if ("entityId" in planned) return planned.entityId;
	return "unitId" in planned ? planned.unitId : null;
}
