import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Services } from "#kit/server/services.ts";
import type {
	MadeByLine,
	PlannedLine,
	TableImport,
} from "#kit/server/table-import/table-import.ts";
import { type DoneLine, keepDone, type LineRow, linesAfter } from "../sql/lines.ts";
import type { RunRow } from "../sql/runs.ts";
import type { ImportJob } from "./import-people.ts";
import { wordsOf } from "./open-run.ts";
import type { ImportCounts } from "./run-job-of-import.ts";

const batch = 500;
/** As many as a file may have. */
const allLines = 50_000;

/** What a feature lets tables say of its own. */
export function tableOf(
	{ tables }: Pick<Services, "tables">,
	kind: TableImport["kind"],
): TableImport {
	const found = tables.find((one) => one.kind === kind);
	if (found === undefined) throw new Error(`No feature reads tables of ${kind}.`);
	return found;
}

type New = Extract<PlannedLine<unknown>, { action: "NEW" }>;

/** Writes what the lines of a table make, set by set; they are judged together, anew. */
export async function importTable(
	tx: Tx,
	context: ImportJob,
	run: RunRow,
	table: TableImport,
): Promise<ImportCounts> {
	const lines = await linesAfter(tx, run, 0, allLines);
	const planned = await table.judge(tx, context, run.mapping, lines);
	const faulty = planned.filter(({ action }) => action === "FAULTY").length;
	if (faulty > 0 && !run.onlyGood) context.fail(wordsOf(context).faultyNow);
	let created = 0;
	for (let from = 0; from < planned.length; from += batch) {
		const some = planned.slice(from, from + batch);
		const wanted = some.filter((one): one is New => one.action === "NEW");
		const made = await table.write(
			tx,
			context,
			wanted.map(({ row }) => row),
		);
		const madeBy = new Map(wanted.map(({ line }, nth) => [line, made[nth]]));
		await keepDone(
			tx,
			run,
			some.map((one) => doneLine(one, madeBy.get(one.line))),
		);
		created += made.length;
		await context.progress(((from + some.length) / planned.length) * 99);
	}
	return { created, changed: 0, faulty };
}

function doneLine(one: PlannedLine<unknown>, made: MadeByLine | undefined): DoneLine {
	const { line, action } = one;
	if (action === "FAULTY") return { line, action, faults: one.faults };
	if (action === "UNCHANGED") return { line, action, entity_id: one.entityId };
	return { line, action, entity_id: made?.entityId ?? null, version_after: made?.version ?? null };
}

/** Takes back what lines made. @returns those of which it was done */
export async function takeTableBack(
	tx: Tx,
	context: ImportJob,
	lines: readonly LineRow[],
	table: TableImport,
): Promise<readonly LineRow[]> {
	const made = lines.flatMap(({ entity_id: entityId, version_after: version }) =>
		entityId === null || version === null ? [] : [{ entityId, version }],
	);
	const taken = await table.takeBack(tx, context, made);
	return lines.filter(({ entity_id: id }) => id !== null && taken.has(id));
}
