import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkDays } from "./check-days.ts";
import { openVersion, versionChanged } from "./open-version.ts";
import { replaceDays } from "./sql/templates.ts";

type Endpoint = (typeof contract)["updateWorksheetTemplateVersion"];

export async function updateWorksheetTemplateVersion(
	context: WriteContext,
	{ versionId, days, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const before = await openVersion(context, versionId, "WRITE", version);
	checkDays(days, before.weeks);
	const next = await replaceDays(tx, tenantId, versionId, days);
	await versionChanged(context, {
		templateId: before.templateId,
		from: before.validFrom,
		action: "changed",
		before: { validFrom: before.validFrom, days: before.days },
		after: { validFrom: before.validFrom, days },
	});
	return { version: next };
}
