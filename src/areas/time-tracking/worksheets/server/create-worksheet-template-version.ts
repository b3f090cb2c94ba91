import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { versionNotLast } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { checkDays } from "./check-days.ts";
import { openTemplate, versionChanged } from "./open-version.ts";
import { endVersion, insertVersion, versionsOf } from "./sql/templates.ts";

type Endpoint = (typeof contract)["createWorksheetTemplateVersion"];

export async function createWorksheetTemplateVersion(
	context: WriteContext,
	{ templateId, validFrom, days }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	const { weeks } = await openTemplate(context, templateId, "WRITE");
	checkDays(days, weeks);
	const [last] = await versionsOf(tx, tenantId, templateId);
	if (last !== undefined) {
		if (last.validFrom >= validFrom) refuse(versionNotLast);
		const dayBefore = isoOfDay((dayOfIso(validFrom) - 1) as LocalDay);
		await endVersion(tx, tenantId, last.id, dayBefore);
	}
	const id = newId(now.getTime());
	const version = { id, templateId, validFrom, weeks, days };
	await insertVersion(tx, tenantId, version);
	await versionChanged(context, {
		templateId,
		from: validFrom,
		action: "created",
		after: { validFrom, days },
	});
	return { id };
}
