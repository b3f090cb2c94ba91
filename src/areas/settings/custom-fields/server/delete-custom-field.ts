import type { AnswerOf } from "#kit/contract/endpoint.ts";
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
import { stripJob } from "./jobs.ts";
import { type FullField, lockFullField } from "./sql/fields.ts";
import { archiveField, countValues, deleteFieldRow, isBeingStripped } from "./sql/values.ts";

type Endpoint = (typeof contract)["deleteCustomField"];

export const deleteCustomField: Handler<typeof contract.deleteCustomField> = async (
	context,
	{ id, removeValues },
) => {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "customfields.manage", "FULL");
	const field = await lockFullField(tx, tenantId, id);
	if (field === undefined) return refuse(commonRefusals.notFound);
	if (await isBeingStripped(tx, tenantId, stripJob.kind, id)) refuse(fieldIsGoing);
	if ((await countValues(tx, tenantId, field)) === 0) return deleteAtOnce(context, field);
	if (!removeValues) refuse(masterRefusals.inUse);
	return startRemoval(context, field);
};

async function deleteAtOnce(
	context: WriteContext,
	{ id, entity, key, name, type }: FullField,
): Promise<AnswerOf<Endpoint>> {
	await deleteFieldRow(context.tx, context.tenantId, id);
	await audit(context.tx, context, {
		entity: "custom_field",
		entityId: id,
		action: "deleted",
		before: { entity, key, name, type },
	});
	context.announce({ kind: "CUSTOMFIELDS", ids: [id], update: "DELETE" });
	return { jobId: null };
}

/** Archived at once, so that nobody enters further values while the job removes those that are there. */
async function startRemoval(
	context: WriteContext,
	{ id, name, isEnabled }: FullField,
): Promise<AnswerOf<Endpoint>> {
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
	const words = texts[language].removal;
	const input = { fieldId: id };
	const description = words.job(name);
	const jobId = await startJob(tx, context, stripJob, input, description);
	context.announce({ kind: "CUSTOMFIELDS", ids: [id], update: "UPDATE" });
	return { jobId };
}
