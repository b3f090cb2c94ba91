import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { importPeople } from "./import-people.ts";
import { importUnits } from "./import-units.ts";
import { openRun, wordsOf } from "./open-run.ts";
import { lockTree, planAnew, waitForOtherImports } from "./sql/facts.ts";
import { updateRun } from "./sql/runs.ts";
import { isConstraint } from "./sql/undo.ts";
import { importWork } from "./start-work.ts";

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
		if (run.ran_at !== null) return;
		const words = wordsOf(context);
		const counts = await guarded(context, () =>
			context.transaction(async (tx) => {
				await waitForOtherImports(tx, tenantId);
				await planAnew(tx);
				const importer = { ...context, session, now: context.now };
				if (run.kind === "UNITS") await lockTree(tx, tenantId);
				const done =
					run.kind === "PEOPLE"
						? await importPeople(tx, importer, run)
						: await importUnits(tx, importer, run);
				await updateRun(tx, tenantId, run.id, {
					status: "DONE",
					ran_at: context.now,
				});
				return done;
			}),
		);
		context.announce({ kind: run.kind === "PEOPLE" ? "USERS" : "UNITS" });
		await context.log("INFO", words.ran(counts.created, counts.changed));
		if (counts.faulty > 0) {
			await context.log("WARNING", words.leftOut(counts.faulty));
		}
	},
});

/** Somebody else may create the same number or take the same address in the very same moment. */
async function guarded<T>(context: JobContext, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!isConstraint(error)) throw error;
		return context.fail(wordsOf(context).changedMeanwhile);
	}
}
