import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { neededFields } from "#domain/import/import-fields.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { fileReader, findFile } from "#kit/server/files/read-file.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { checkJob } from "./check-job.ts";
import { keyOfKind } from "./demand-kind.ts";
import { type RunRow, updateRun } from "./sql/runs.ts";
import { idleRun, startWork } from "./start-work.ts";

type Check = (typeof contract)["checkImport"];

/** Starts the trial: every line is judged, nothing is changed. */
export async function checkImport(
	context: WriteContext,
	{ importId, mapping, unitId = null }: InputOf<Check>,
): Promise<AnswerOf<Check>> {
	const { tx, tenantId, session, language } = context;
	const run = await idleRun(context, importId);
	if (run.ran_at !== null) refuse(importRefusals.alreadyDone);
	const words = texts[language];
	const missing = neededFields[run.kind].filter((field) => mapping[field] === undefined);
	if (missing.length > 0) {
		const names = missing.map((field) => words.fields[field]).join(", ");
		refuse(importRefusals.columnsMissing, { parameters: [names] });
	}
	await demandFile(context, run);
	if (unitId !== null) {
		await demandUnit(tx, session, {
			key: keyOfKind[run.kind],
			level: "WRITE",
			unitId,
			notFound: importRefusals.unitNotFound,
		});
	}
	await updateRun(tx, tenantId, importId, { mapping: JSON.stringify(mapping), unit_id: unitId });
	return startWork(context, run, checkJob, words.jobs.check(run.file_name));
}

async function demandFile(context: WriteContext, run: RunRow): Promise<void> {
	const file =
		run.file_id === null
			? undefined
			: await findFile(fileReader(context), context.session.userId, run.file_id);
	if (file === undefined) refuse(importRefusals.fileNotFound);
}
