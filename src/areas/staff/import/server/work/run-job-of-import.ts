import { type PlannedUnit, planUnits } from "#domain/import/plan-units.ts";
import { unusedColumns } from "#domain/import/unused-columns.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import { closedMonthRefusal } from "#kit/server/correction/closed-month-refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { ChangedMeanwhile } from "#kit/server/person-import/person-import.ts";
import { lockTree, planAnew, waitForOtherImports } from "../sql/facts.ts";
import { type DoneLine, keepDone, linesAfter } from "../sql/lines.ts";
import { type RunRow, updateRun } from "../sql/runs.ts";
import { isConstraint } from "../sql/undo.ts";
import { insertUnits, type UnitToInsert } from "../sql/write.ts";
import { unitFacts } from "./import-facts.ts";
import { aboutUnit, type ImportJob, importPeople } from "./import-people.ts";
import { importTable, tableOf } from "./import-table.ts";
import { importWork, openRun, wordsOf } from "./open-run.ts";

const batch = 500;
/** As many as a file may have. */
const allLines = 50_000;

export interface ImportCounts {
	created: number;
	changed: number;
	faulty: number;
}

/**
 * Carries out an import in one transaction: all of it, or with `only_good` all that is right, or nothing. Every line is
 * judged anew, since the trial may be a while ago. Cut off, it begins again; once committed, it does nothing more.
 */
export const runJobOfImport = defineJob({
	kind: "import-run",
	input: importWork,
	async run(context, input) {
		const { tenantId } = context;
		const { run, session } = await openRun(context, input);
		if (run.ranAt !== null) return;
		const words = wordsOf(context);
		const counts = await guarded(context, () =>
			context.transaction(async (tx) => {
				await waitForOtherImports(tx, tenantId);
				await planAnew(tx);
				const importer = { ...context, session, now: context.now };
				if (run.kind === "UNITS") await lockTree(tx, tenantId);
				const done = await importLines(tx, importer, run);
				await updateRun(tx, run, { status: "DONE", ran_at: context.now });
				return done;
			}),
		);
		context.announce({ kind: topicOf[run.kind] });
		await context.log("INFO", words.ran(counts.created, counts.changed));
		const unused = unusedColumns(run.head, run.mapping);
		const names = unused.map((place) => run.head[place] || words.unnamed(place + 1)).join(", ");
		if (unused.length > 0) await context.log("WARNING", words.unused(unused.length, names));
		if (counts.faulty > 0) await context.log("WARNING", words.leftOut(counts.faulty));
	},
});

/** Who is told of what an import did, or took back. */
export const topicOf = { PEOPLE: "USERS", UNITS: "UNITS", ABSENCES: "ABSENCES" } as const;

function importLines(tx: Tx, context: ImportJob, run: RunRow): Promise<ImportCounts> {
	if (run.kind === "PEOPLE") return importPeople(tx, context, run);
	if (run.kind === "UNITS") return importUnits(tx, context, run);
	return importTable(tx, context, run, tableOf(context.services, run.kind));
}

/** Somebody else may create the same number or take the same address in the very same moment. */
async function guarded<T>(context: JobContext, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const isMeanwhile = isConstraint(error) || error instanceof ChangedMeanwhile;
		if (!isMeanwhile && closedMonthRefusal(error) === undefined) throw error;
		return context.fail(wordsOf(context).changedMeanwhile);
	}
}

/** Writes the units of a run, level by level: a parent is there before its children. */
async function importUnits(tx: Tx, context: ImportJob, run: RunRow): Promise<ImportCounts> {
	const { tenantId } = context;
	const lines = await linesAfter(tx, run, 0, allLines);
	const planned = planUnits(lines, await unitFacts(tx, context, run));
	const faulty = planned.filter(({ action }) => action === "FAULTY").length;
	if (faulty > 0 && !run.onlyGood) context.fail(wordsOf(context).faultyNow);
	const created = withIds(planned, () => newId(context.now.getTime()));
	let done = 0;
	for (const some of batchesByDepth(created)) {
		await insertUnits(tx, tenantId, some);
		const events = some.map(({ id, ...after }) => ({ ...aboutUnit(id), action: "created", after }));
		await auditAll(tx, context, events);
		done += some.length;
		await context.progress((done / created.length) * 90);
	}
	const idOfLine = new Map(created.map(({ line, id }) => [line, id]));
	for (let from = 0; from < planned.length; from += batch) {
		const rows = planned.slice(from, from + batch);
		const lines = rows.map((one) => doneLine(one, idOfLine.get(one.line)));
		await keepDone(tx, run, lines);
	}
	return { created: created.length, changed: 0, faulty };
}

type Made = UnitToInsert & { readonly line: number };

/** In the order of their depth, so that the parent's id is known. */
function withIds(planned: readonly PlannedUnit[], makeId: () => string): Made[] {
	const ids = new Map<number, string>();
	return planned
		.filter((one) => one.action === "NEW")
		.sort((one, other) => one.depth - other.depth)
		.map(({ line, name, depth, parent }) => {
			const id = makeId();
			ids.set(line, id);
			const parentId = "id" in parent ? parent.id : (ids.get(parent.line) as string);
			return { id, line, name, depth, parentId };
		});
}

function* batchesByDepth(units: readonly Made[]): Generator<Made[]> {
	for (const level of Map.groupBy(units, ({ depth }) => depth).values()) {
		for (let from = 0; from < level.length; from += batch) {
			yield level.slice(from, from + batch);
		}
	}
}

function doneLine(one: PlannedUnit, id: string | undefined): DoneLine {
	const { line, action } = one;
	if (action === "FAULTY") return { line, action, faults: one.faults };
	if (action === "UNCHANGED") return { line, action, entity_id: one.unitId };
	return { line, action, entity_id: id ?? null, version_after: 1 };
}
