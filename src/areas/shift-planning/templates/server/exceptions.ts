import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { changedBy, leavesOut } from "#domain/shifts/templates/virtual-copies.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	shiftTemplates,
	templateActivityUnfit,
	templateItemUnknown,
	templateTimesUnfit,
} from "../contract.ts";
import {
	exceptionById,
	exceptionOn,
	holdItem,
	removeException,
	writeException,
} from "./sql/exceptions.ts";
import { type PlaceOfTemplate, placeOfTemplate } from "./sql/template.ts";
import { areKindsFit, areTimesFit } from "./template-rules.ts";

const { permission: key, topic } = shiftTemplates;
type Contract = typeof contract;

/** Says what differs of an item on one day; what was said before is replaced. */
export const createTemplateException: Handler<Contract["createTemplateException"]> = async (
	context,
	{ workspaceId, ...values },
) => {
	const { tx, tenantId, session, now } = context;
	const place = await placeOfTemplate(tx, tenantId, workspaceId);
	if (place === undefined) return refuse(commonRefusals.notFound);
	await demandUnit(tx, session, { key, level: "WRITE", unitId: place.unitId });
	const found = await holdItem(tx, tenantId, { workspaceId, itemId: values.itemId });
	if (found === undefined) return refuse(templateItemUnknown);
	const { activityId } = values;
	const kinds = activityId === null ? [] : [{ activityId }];
	if (!(await areKindsFit(tx, tenantId, place as PlaceOfTemplate, kinds)))
		refuse(templateActivityUnfit);
	if (!leavesOut(values) && !areTimesFit(changedBy(found.item, values))) refuse(templateTimesUnfit);
	const before = await exceptionOn(tx, tenantId, values);
	const id = before?.id ?? newId(now.getTime());
	await writeException(tx, tenantId, { id, ...values });
	const { id: _, ...held } = before ?? { id };
	await tell(context, found.templateId, {
		before: before === undefined ? null : held,
		after: values,
	});
	return { id };
};

export const deleteTemplateException: Handler<Contract["deleteTemplateException"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId, session } = context;
	const row = await exceptionById(tx, tenantId, id);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandUnit(tx, session, { key, level: "WRITE", unitId: row.unitId });
	await removeException(tx, tenantId, id);
	const { id: _, templateId, unitId: __, ...before } = row;
	await tell(context, templateId, { before, after: null });
	return {};
};

type Said = object | null;

/** The history of a template says what differed when. */
async function tell(
	context: WriteContext,
	templateId: string,
	{ before, after }: { readonly before: Said; readonly after: Said },
): Promise<void> {
	const action = after === null ? "deleted" : before === null ? "created" : "changed";
	const entity = { entity: "shift_template_exception", entityId: templateId };
	await audit(context.tx, context, {
		...{ ...entity, subjectUserId: null, action },
		before: before as Record<string, unknown> | null,
		after: after as Record<string, unknown> | null,
	});
	context.announce({ kind: topic, ids: [templateId] });
}
