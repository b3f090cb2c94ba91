import type { Job } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, type ImportRun, undoHours } from "../contract.ts";
import { demandKind, mayImport } from "./demand-kind.ts";
import { type RunRow, runOfOwner, runsOfOwner } from "./sql/runs.ts";

export const getImport: Handler<typeof contract.getImport> = async (
	{ tenantId, session, once },
	{ importId },
) => {
	const [row] = await once<RunRow>(runOfOwner(tenantId, session.userId, importId));
	if (row === undefined) return refuse(commonRefusals.notFound);
	demandKind(session, row.kind);
	return importAnswer(row);
};

export const listImports: Handler<typeof contract.listImports> = async ({
	tenantId,
	session,
	once,
}) => {
	const rows = await once<RunRow>(runsOfOwner(tenantId, session.userId));
	const open = rows.filter(({ kind }) => mayImport(session, kind));
	return { imports: open.map(importAnswer) };
};

/** A run as its owner sees it. */
function importAnswer(row: RunRow): ImportRun {
	const { status, ranAt } = row;
	const noLines = { NEW: 0, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 };
	return {
		...row,
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
