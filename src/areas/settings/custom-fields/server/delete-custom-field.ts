import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { fieldIsGoing } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { deleteField, stripJob } from "./jobs.ts";
import { type FullField, lockFullField } from "./sql/fields.ts";
import { archiveField, countValues, isBeingStripped } from "./sql/values.ts";

export const deleteCustomField: Handler<typeof contract.deleteCustomField> = async (
	context,
	{ id, removeValues },
) => {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "customfields.manage", "FULL");
	const field = await lockFullField(tx, tenantId, id);
	if (field === undefined) return refuse(commonRefusals.notFound);
	if (await isBeingStripped(tx, tenantId, stripJob.kind, id)) refuse(fieldIsGoing);
	if ((await countValues(tx, tenantId, field)) === 0) {
		await deleteField(tx, context, field);
		context.announce({ kind: "CUSTOMFIELDS", ids: [id], update: "DELETE" });
		return { jobId: null };
	}
	if (!removeValues) refuse(masterRefusals.inUse);
	return { jobId: await startRemoval(context, field) };
};

/** Archived at once, so that nobody enters further values while the job removes those that are there. */
async function startRemoval(context: WriteContext, { id, name, isEnabled }: FullField) {
	const { tx, tenantId, language } = context;
	if (isEnabled) {
		await archiveField(tx, tenantId, id);
		await audit(tx, context, {
			entity: "custom_field",
			entityId: id,
			action: "archived",
			before: { isEnabled: true },
			after: { isEnabled: false },
		});
	}
	const description = texts[language].removal.job(name);
	context.announce({ kind: "CUSTOMFIELDS", ids: [id], update: "UPDATE" });
	return startJob(tx, context, stripJob, { fieldId: id }, description);
}
