import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { versionInUse, versionNotLast } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { openVersion, versionChanged } from "./open-version.ts";
import { endVersion, removeVersion, usesOf, versionsOf } from "./sql/templates.ts";

type Endpoint = (typeof contract)["deleteWorksheetTemplateVersion"];

export async function deleteWorksheetTemplateVersion(
	context: WriteContext,
	{ versionId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const version = await openVersion(context, versionId, "FULL");
	const { templateId, validFrom, days } = version;
	const [last, previous] = await versionsOf(tx, tenantId, templateId);
	if (last?.id !== versionId) refuse(versionNotLast);
	await removeVersion(tx, tenantId, versionId);
	if (previous !== undefined) {
		await endVersion(tx, tenantId, previous.id, null);
	} else if ((await usesOf(tx, tenantId, templateId, validFrom)).length > 0) {
		refuse(versionInUse);
	}
	await versionChanged(context, {
		templateId,
		from: validFrom,
		action: "deleted",
		before: { validFrom, days },
	});
	return {};
}
