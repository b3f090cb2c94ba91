import { type PlannedUnit, planUnits } from "#domain/import/plan-units.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { unitFacts } from "./import-facts.ts";
import type { ImportJob } from "./import-people.ts";
import { wordsOf } from "./open-run.ts";
import type { ImportCounts } from "./run-job-of-import.ts";
import { type DoneLine, keepDone, linesAfter } from "./sql/lines.ts";
import type { RunRow } from "./sql/runs.ts";
import { insertUnits, type UnitToInsert } from "./sql/units.ts";

const batch = 500;
/** As many as a file may have. */
const allLines = 50_000;

/** Writes the units of a run, level by level: a parent is there before its children. */
export async function importUnits(tx: Tx, context: ImportJob, run: RunRow): Promise<ImportCounts> {
	const { tenantId } = context;
	const lines = await linesAfter(tx, tenantId, run.id, 0, allLines);
	const planned = planUnits(lines, await unitFacts(tx, context, run));
	const faulty = planned.filter(({ action }) => action === "FAULTY").length;
	if (faulty > 0 && !run.only_good) context.fail(wordsOf(context).faultyNow);
	const created = withIds(planned, () => newId(context.now.getTime()));
	let done = 0;
	for (const some of batchesByDepth(created)) {
		await insertUnits(tx, tenantId, some);
		await auditAll(
			tx,
			context,
			some.map(({ id, ...after }) => ({
				entity: "unit",
				entityId: id,
				action: "created",
				after,
			})),
		);
		done += some.length;
		await context.progress((done / created.length) * 90);
	}
	const idOfLine = new Map(created.map(({ line, id }) => [line, id]));
	for (let from = 0; from < planned.length; from += batch) {
		const rows = planned.slice(from, from + batch);
		await keepDone(
			tx,
			tenantId,
			run.id,
			rows.map((one) => doneLine(one, idOfLine.get(one.line))),
		);
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
	return {
		line: one.line,
		action: one.action,
		faults: one.action === "FAULTY" ? one.faults : [],
		entity_id: one.action === "UNCHANGED" ? one.unitId : (id ?? null),
		before: null,
		version_after: id === undefined ? null : 1,
	};
}
