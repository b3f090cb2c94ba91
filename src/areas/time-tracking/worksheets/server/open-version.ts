import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { type TemplateVersion, templates } from "../contract/templates.ts";
import { planChanged } from "./plan-changed.ts";
import { readTemplate, readVersion, usesOf } from "./sql/templates.ts";

const entity = "worksheet_template_version";

/** A template whose times are to be changed, by whoever may do so for the whole company. */
export async function openTemplate(
	{ tx, tenantId, session }: WriteContext,
	templateId: string,
	level: PermissionLevel,
): Promise<{ readonly weeks: number }> {
	requireGlobally(session, templates.permission, level);
	const template = await readTemplate(tx, tenantId, templateId, true);
	return template ?? refuse(commonRefusals.notFound);
}

/** A version to be changed; its template is held meanwhile. */
export async function openVersion(
	context: WriteContext,
	versionId: string,
	level: PermissionLevel,
	version?: number,
): Promise<TemplateVersion> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, templates.permission, level);
	const found = await readVersion(tx, tenantId, versionId);
	if (found === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== found.version) {
		const current = { ...found };
		const entityId = found.templateId;
		await refuseStale(tx, { tenantId, entity, entityId, current });
	}
	await readTemplate(tx, tenantId, found.templateId, true);
	return found;
}

/** Leaves the trace of a change of times, tells of it, and what it means for everybody who works by them. */
export async function versionChanged(
	context: WriteContext,
	change: {
		readonly templateId: string;
		readonly from: string;
		readonly action: "created" | "changed" | "deleted";
		readonly before?: object;
		readonly after?: object;
	},
): Promise<void> {
	const { tx, tenantId } = context;
	const { templateId, from, action, before, after } = change;
	// under the template's id: its history tells of its times too
	const entityId = templateId;
	await audit(tx, context, { entity, entityId, action, before, after });
	context.announce({ kind: templates.topic, ids: [templateId] });
	await planChanged(context, await usesOf(tx, tenantId, templateId, from));
}
