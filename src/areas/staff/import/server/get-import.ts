import type { Job } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, type ImportRun, undoHours } from "../contract.ts";
import { demandKind, mayImport } from "./demand-kind.ts";
import { openColumns } from "./open-imports.ts";
import { type RunRow, runOfOwner, runsOfOwner } from "./sql/runs.ts";

export const getImport: Handler<typeof contract.getImport> = async (context, { importId }) => {
	const { tenantId, session, once } = context;
	const [row] = await once<RunRow>(runOfOwner(tenantId, session.userId, importId));
	if (row === undefined) return refuse(commonRefusals.notFound);
	demandKind(session, row.kind);
	return importAnswer(context, row);
};

export const listImports: Handler<typeof contract.listImports> = async (context) => {
	const { tenantId, session, once } = context;
	const rows = await once<RunRow>(runsOfOwner(tenantId, session.userId));
	const open = rows.filter(({ kind }) => mayImport(session, kind));
	return { imports: open.map((row) => importAnswer(context, row)) };
};

/** A run as its owner sees it. */
function importAnswer(context: Parameters<typeof openColumns>[0], row: RunRow): ImportRun {
	const { kind, status, ranAt } = row;
	const noLines = { NEW: 0, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 };
	return {
		...row,
		columns: kind === "PEOPLE" ? openColumns(context) : [],
		counts: status === "UPLOADED" ? null : { ...noLines, ...row.counts },
		undone: status === "UNDONE" ? { UNDONE: 0, KEPT: 0, ...row.undone } : null,
		ranAt: ranAt?.toISOString() ?? null,
		undoneAt: row.undoneAt?.toISOString() ?? null,
		undoUntil: status === "DONE" && ranAt !== null ? undoEnd(ranAt).toISOString() : null,
		job: jobOf(row),
	};
}

export function undoEnd(ranAt: Date): Date {
	return new Date(ranAt.getTime() + undoHours * 3_600_000);
}

function jobOf({ job }: RunRow): Job | null {
	if (job === null) return null;
	const startedAt = job.started_at === null ? null : new Date(job.started_at);
	return jobAnswer({ ...job, started_at: startedAt } as Parameters<typeof jobAnswer>[0]);
}
