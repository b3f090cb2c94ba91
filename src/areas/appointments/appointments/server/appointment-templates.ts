import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { type contract, mostTemplates, tooManyTemplates } from "../contract.ts";
import { permission } from "./appointment-scope.ts";
import { demandKind, demandOwner, ownerOf } from "./create-appointment.ts";
import { detailScope } from "./open-appointment.ts";
import {
	appointmentKindsOf,
	countTemplates,
	insertTemplate,
	type KindRow,
	oneTemplate,
	removeTemplate,
	type TemplateRow,
	templatesOf,
} from "./sql/templates.ts";
import { traceAppointment } from "./trace.ts";

type Contract = typeof contract;

export const listAppointmentTemplates: Handler<Contract["listAppointmentTemplates"]> = async (
	context,
) => {
	const [templates, kinds] = await context.together<[TemplateRow, KindRow]>([
		templatesOf(detailScope(context), mostTemplates),
		appointmentKindsOf(context.tenantId),
	]);
	return { templates: [...templates], kinds: [...kinds] };
};

/** So many each person and each unit may have. */
const mostOfOne = 50;

export const createAppointmentTemplate: Handler<Contract["createAppointmentTemplate"]> = async (
	context,
	{ unitId, ...values },
) => {
	const { tx, tenantId, session, now } = context;
	const owner = ownerOf({ userId: null, unitId }, session.userId);
	await demandOwner(context, owner);
	await demandKind(context, values);
	if ((await countTemplates(tx, tenantId, owner)) >= mostOfOne) refuse(tooManyTemplates);
	const id = newId(now.getTime());
	await insertTemplate(tx, tenantId, owner, { id, ...values });
	const event = { entityId: id, action: "created", after: values };
	await traceAppointment(context, "appointment_template", owner, event);
	return { id, version: 1 };
};

export const deleteAppointmentTemplate: Handler<Contract["deleteAppointmentTemplate"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId } = context;
	const [row] = await rowsOf<TemplateRow>(tx, oneTemplate(detailScope(context), id));
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (!row.mayDelete) refuse(commonRefusals.forbidden, { permission, level: "FULL" });
	await removeTemplate(tx, tenantId, id);
	const { name, title, location, description } = row;
	const before = { name, title, location, description };
	const event = { entityId: id, action: "deleted", before };
	await traceAppointment(context, "appointment_template", row, event);
	return {};
};
