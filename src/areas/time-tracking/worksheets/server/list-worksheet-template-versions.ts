import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { readTemplate, versionsOf } from "./sql/templates.ts";

type Endpoint = (typeof contract)["listWorksheetTemplateVersions"];

export function listWorksheetTemplateVersions(
	context: ReadContext,
	{ templateId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	return context.read(async (tx) => {
		if ((await readTemplate(tx, tenantId, templateId)) === undefined) {
			refuse(commonRefusals.notFound);
		}
		return { items: await versionsOf(tx, tenantId, templateId) };
	});
}
