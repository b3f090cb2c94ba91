import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { GeneralTopic } from "#kit/contract/live.ts";
import { type Actor, type AuditEvent, audit, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { texts } from "../text.ts";
import { traceOf } from "./custom-trace.ts";
import { type FullField, lockFullField } from "./sql/fields.ts";
import {
	auditedAs,
	countValues,
	deleteFieldRow,
	type Stripped,
	stripValues,
} from "./sql/values.ts";

/** Of the job that removes a field's values, as it is stored. */
export const stripJobKind = "custom-field-strip";

const batch = 500;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Removes the values of an archived field from everything that has them, then the field. Cut off, it begins again. */
export const stripJob = defineJob({
	kind: stripJobKind,
	input: z.object({ fieldId: id }),
	async run(context, { fieldId }) {
		const { tenantId } = context;
		const words = texts[context.language].removal;
		const total = await context.transaction(async (tx) => {
			const field = await lockFullField(tx, tenantId, fieldId);
			return field && countValues(tx, tenantId, { entity: field.entity });
		});
		// an earlier run, cut off at its very end, has done all of it
		if (total === undefined) return;
		let seen = 0;
		let removed = 0;
		for (let after: string | null = beforeAll; after !== null; ) {
			const from: string = after;
			const done = await context.transaction((tx) => stripSome(tx, context, fieldId, from));
			if (done === undefined) return context.fail(words.restored);
			after = done.last;
			seen += done.seen;
			removed += done.removed;
			await context.progress(total === 0 ? 99 : (seen / total) * 99);
		}
		await context.transaction(async (tx) => {
			const field = await lockFullField(tx, tenantId, fieldId);
			if (field !== undefined) await deleteField(tx, context, field);
		});
		context.announce({ kind: "CUSTOMFIELDS", ids: [fieldId], update: "DELETE" });
		await context.log("INFO", words.done(removed));
	},
});

/** Whose lists are shown anew. */
const announced: Partial<Record<FullField["entity"], GeneralTopic>> = {
	USER: "USERS",
	UNIT: "UNITS",
	CUSTOMER: "CUSTOMERS",
	PROJECT: "PROJECTS",
};

export const jobs = [stripJob];

/** @returns undefined when the field is used again */
async function stripSome(tx: Tx, context: JobContext, fieldId: string, after: string) {
	const { tenantId } = context;
	const field = await lockFullField(tx, tenantId, fieldId);
	if (field === undefined || field.isEnabled) return undefined;
	const { last, seen, stripped } = await stripValues(tx, tenantId, field, after, batch);
	await auditAll(
		tx,
		context,
		stripped.map((one) => eventOf(field, one)),
	);
	const kind = announced[field.entity];
	if (kind !== undefined && stripped.length > 0) {
		context.announce({ kind, ids: stripped.map(({ id: row }) => row) });
	}
	return { last, seen, removed: stripped.length };
}

function eventOf(field: FullField, { id: entityId, value }: Stripped): AuditEvent {
	return {
		entity: auditedAs(field.entity),
		entityId,
		...(field.entity === "USER" && { subjectUserId: entityId }),
		action: "changed",
		...traceOf([field], { [field.key]: value }, {}),
	};
}

/** A field that nothing has a value of any more. */
export async function deleteField(
	tx: Tx,
	actor: Actor,
	{ id, entity, key, name, type }: FullField,
): Promise<void> {
	await deleteFieldRow(tx, actor.tenantId, id);
	await audit(tx, actor, {
		entity: "custom_field",
		entityId: id,
		action: "deleted",
		before: { entity, key, name, type },
	});
}
