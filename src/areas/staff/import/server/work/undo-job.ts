import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PersonValues } from "#domain/import/plan-people.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { customOf, planAnew } from "../sql/facts.ts";
import { keepUndo, type LineRow, linesToUndo } from "../sql/lines.ts";
import { type RunRow, updateRun } from "../sql/runs.ts";
import {
	attempt,
	deletePeople,
	deleteUnits,
	Touched,
	untouchedPeople,
	untouchedUnits,
} from "../sql/undo.ts";
import { changePeople, movePeople } from "../sql/write.ts";
import { customFields } from "./import-facts.ts";
import { aboutPerson, aboutUnit, type ImportJob, tracedChange } from "./import-people.ts";
import { tableOf, takeTableBack } from "./import-table.ts";
import { linesInReach } from "./lines-in-reach.ts";
import { importWork, openRun, wordsOf } from "./open-run.ts";
import { linesAsWritten, takeRowsBack } from "./person-rows.ts";
import { topicOf } from "./run-job-of-import.ts";

const batch = 250;

/** Takes back what an import did, line by line where nobody has touched it since. Cut off, it goes on with the rest. */
export const undoJob = defineJob({
	kind: "import-undo",
	input: importWork,
	async run(context, input) {
		const { run, session } = await openRun(context, input);
		if (run.status !== "DONE") return;
		const { NEW = 0, CHANGED = 0 } = run.counts;
		let undone = run.undone.UNDONE ?? 0;
		let kept = run.undone.KEPT ?? 0;
		for (;;) {
			const importer = { ...context, session, now: context.now };
			const result = await context.transaction((tx) => undoSome(tx, importer, run));
			if (result === undefined) break;
			undone += result.undone;
			kept += result.kept;
			await context.progress(((undone + kept) / (NEW + CHANGED)) * 99);
		}
		await context.transaction((tx) =>
			updateRun(tx, run, { status: "UNDONE", undone_at: context.now }),
		);
		context.announce({ kind: topicOf[run.kind] });
		const words = wordsOf(context);
		await context.log("INFO", words.undone(undone));
		if (kept > 0) await context.log("WARNING", words.kept(kept));
	},
});

/** @returns undefined when nothing is left */
async function undoSome(tx: Tx, context: ImportJob, run: RunRow) {
	const { tenantId } = context;
	await planAnew(tx);
	const lines = await linesToUndo(tx, run, batch);
	if (lines.length === 0) return undefined;
	const undone = new Set<number>();
	const take = (some: readonly LineRow[], work: Work) => takeBack(tx, some, work, undone);
	const open = await linesInReach(tx, context, run, lines);
	if (run.kind === "UNITS") {
		const made = open.filter(({ action }) => action === "NEW");
		const ids = await untouchedUnits(tx, tenantId, idsOf(made));
		await take(among(made, ids), removeUnits(tx, context));
	} else if (run.kind === "ABSENCES") {
		const table = tableOf(context.services, run.kind);
		await take(open, (some) => takeTableBack(tx, context, some, table));
	} else {
		const asLeft = await linesAsWritten(tx, context, open);
		const made = asLeft.filter(({ action }) => action === "NEW");
		const ranAt = run.ranAt ?? context.now;
		await take(made, removePeople(tx, context, ranAt));
		const changed = asLeft.filter(({ action }) => action === "CHANGED");
		await take(changed, async (some) => {
			const restored = await restorePeople(tx, context, some);
			await takeRowsBack(tx, context, restored);
			return restored;
		});
	}
	const all = lines.map(({ line }) => line);
	const kept = all.filter((line) => !undone.has(line));
	await keepUndo(tx, run, [...undone], "UNDONE");
	await keepUndo(tx, run, kept, "KEPT");
	return { undone: undone.size, kept: kept.length };
}

/** @returns the lines it took back */
type Work = (lines: readonly LineRow[]) => Promise<readonly LineRow[]>;

/** All at once; when something still refers to one of them, each half for itself. */
async function takeBack(tx: Tx, lines: readonly LineRow[], work: Work, undone: Set<number>) {
	if (lines.length === 0) return;
	let taken: readonly LineRow[] = [];
	const isDone = await attempt(tx, async () => {
		taken = await work(lines);
	});
	if (isDone) for (const { line } of taken) undone.add(line);
	if (isDone || lines.length === 1) return;
	const middle = Math.ceil(lines.length / 2);
	await takeBack(tx, lines.slice(0, middle), work, undone);
	await takeBack(tx, lines.slice(middle), work, undone);
}

/** Deletes units that the run made. */
function removeUnits(tx: Tx, context: ImportJob): Work {
	return async (lines) => {
		const ids = idsOf(lines);
		await deleteUnits(tx, context.tenantId, ids);
		await auditAll(
			tx,
			context,
			ids.map((id) => ({ ...aboutUnit(id), action: "deleted" })),
		);
		return lines;
	};
}

/** Deletes people that the run made, with all that it wrote of them; none who has got anything else since. */
function removePeople(tx: Tx, context: ImportJob, ranAt: Date): Work {
	return async (lines) => {
		const { tenantId } = context;
		const ids = idsOf(lines);
		await takeRowsBack(tx, context, lines);
		const untouched = await untouchedPeople(tx, tenantId, ids, ranAt);
		if (untouched.length < ids.length) throw new Touched();
		await deletePeople(tx, tenantId, ids);
		await auditAll(
			tx,
			context,
			ids.map((id) => ({ ...aboutPerson(id), action: "deleted" })),
		);
		return lines;
	};
}

/** Those whose version is still the one that the run left. */
async function restorePeople(tx: Tx, context: ImportJob, all: readonly LineRow[]) {
	const { tenantId } = context;
	const lines = all.filter(({ before }) => before !== null);
	const rows = lines.map((line) => ({
		...(line.before as PersonValues),
		id: line.entity_id as string,
		version: line.version_after as number,
	}));
	const current = await customOf(tx, tenantId, idsOf(lines));
	const fields = await customFields(tx, context.session);
	const changed = new Set(await changePeople(tx, tenantId, rows));
	const restored = rows.filter(({ id }) => changed.has(id));
	await movePeople(
		tx,
		tenantId,
		restored.map(({ id, unitId }) => ({ id, unitId, userUnitId: newId(context.now.getTime()) })),
		todayOf(context),
	);
	const events = restored.map(({ id, version, ...person }) => {
		const before = { ...person, custom: current.get(id) ?? {} };
		const { after } = tracedChange(fields, before, person);
		return { ...aboutPerson(id), action: "changed", after };
	});
	await auditAll(tx, context, events);
	return all.filter(({ before, entity_id: id }) => before === null || changed.has(id as string));
}

function idsOf(lines: readonly LineRow[]): string[] {
	return lines.flatMap(({ entity_id: id }) => (id === null ? [] : [id]));
}

function among(lines: readonly LineRow[], ids: readonly string[]): LineRow[] {
	const wanted = new Set(ids);
	return lines.filter(({ entity_id: id }) => id !== null && wanted.has(id));
}
