import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { versionInUse, versionNotLast } from "../contract/refusals.ts";
import { type TemplateVersion, templates } from "../contract/templates.ts";
import type { TemplateDay } from "../contract/worksheet-day.ts";
import type { contract } from "../contract.ts";
import { checkDays } from "./check-days.ts";
import { planChanged } from "./plan-changed.ts";
import {
	endVersion,
	insertVersion,
	readTemplate,
	readVersion,
	removeVersion,
	replaceDays,
	usesOf,
	versionsOf,
} from "./sql/templates.ts";

const entity = "worksheet_template_version";

export const listWorksheetTemplateVersions: Handler<
	typeof contract.listWorksheetTemplateVersions
> = (context, { templateId }) => {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const template = await readTemplate(tx, tenantId, templateId, "nothing");
		if (template === undefined) refuse(commonRefusals.notFound);
		return { items: await versionsOf(tx, tenantId, [templateId]) };
	});
};

/** The version before ends on the day before. */
export const createWorksheetTemplateVersion: Handler<
	typeof contract.createWorksheetTemplateVersion
> = async (context, { templateId, validFrom, days }) => {
	const { tx, tenantId, session, now } = context;
	requireGlobally(session, templates.permission, "WRITE");
	const template = await readTemplate(tx, tenantId, templateId, "changes");
	if (template === undefined) return refuse(commonRefusals.notFound);
	const { weeks } = template;
	checkDays(days, weeks);
	const [last] = await versionsOf(tx, tenantId, [templateId]);
	if (last !== undefined) {
		if (last.validFrom >= validFrom) refuse(versionNotLast);
		const dayBefore = isoOfDay((dayOfIso(validFrom) - 1) as LocalDay);
		await endVersion(tx, tenantId, last.id, dayBefore);
	}
	const id = newId(now.getTime());
	await insertVersion(tx, tenantId, { id, templateId, validFrom, weeks, days });
	await finish(context, { templateId, validFrom }, { after: days });
	return { id };
};

export const updateWorksheetTemplateVersion: Handler<
	typeof contract.updateWorksheetTemplateVersion
> = async (context, { versionId, days, version }) => {
	const before = await openVersion(context, versionId, "WRITE", version);
	checkDays(days, before.weeks);
	const next = await replaceDays(context.tx, context.tenantId, versionId, days);
	await finish(context, before, { before: before.days, after: days });
	return { version: next };
};

/** The version before goes on. */
export const deleteWorksheetTemplateVersion: Handler<
	typeof contract.deleteWorksheetTemplateVersion
> = async (context, { versionId }) => {
	const { tx, tenantId } = context;
	const version = await openVersion(context, versionId, "FULL");
	const { templateId, validFrom, days } = version;
	const [last, previous] = await versionsOf(tx, tenantId, [templateId]);
	if (last?.id !== versionId) refuse(versionNotLast);
	await removeVersion(tx, tenantId, versionId);
	if (previous !== undefined) {
		await endVersion(tx, tenantId, previous.id, null);
	} else if ((await usesOf(tx, tenantId, templateId, validFrom)).length > 0) {
		refuse(versionInUse);
	}
	await finish(context, version, { before: days });
	return {};
};

/** A version to be changed by who may do so for the whole company; its template is held meanwhile. */
async function openVersion(
	{ tx, tenantId, session }: WriteContext,
	versionId: string,
	level: "WRITE" | "FULL",
	version?: number,
): Promise<TemplateVersion> {
	requireGlobally(session, templates.permission, level);
	const found = await readVersion(tx, tenantId, versionId);
	if (found === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== found.version) {
		const current = { ...found };
		await refuseStale(tx, { tenantId, entity, entityId: found.templateId, current });
	}
	await readTemplate(tx, tenantId, found.templateId, "changes");
	return found;
}

interface Days {
	readonly before?: readonly TemplateDay[];
	readonly after?: readonly TemplateDay[];
}

/** Leaves the trace of a change of times, tells of it, and what it means for everybody who works by them. */
async function finish(
	context: WriteContext,
	{ templateId, validFrom }: Pick<TemplateVersion, "templateId" | "validFrom">,
	{ before, after }: Days,
): Promise<void> {
	const { tx, tenantId } = context;
	const done = before === undefined ? "created" : "changed";
	await audit(tx, context, {
		entity,
		// its history tells of the template's times too
		entityId: templateId,
		action: after === undefined ? "deleted" : done,
		before: before && { validFrom, days: before },
		after: after && { validFrom, days: after },
	});
	context.announce({ kind: templates.topic, ids: [templateId] });
	await planChanged(context, await usesOf(tx, tenantId, templateId, validFrom));
}
