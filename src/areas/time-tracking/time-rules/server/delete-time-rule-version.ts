import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { lastVersion } from "../contract/rule-refusals.ts";
import type { contract } from "../contract.ts";
import { demandExamples } from "./demand-examples.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { demandCompany, openWholeRule } from "./open-rule.ts";
import { endVersion, removeVersion } from "./sql/versions.ts";

type Endpoint = (typeof contract)["deleteTimeRuleVersion"];

export async function deleteTimeRuleVersion(
	context: WriteContext,
	{ id, versionId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	demandCompany(context, "FULL");
	const { versions, isEnabled } = await openWholeRule(context, id);
	const nth = versions.findIndex((one) => one.id === versionId);
	const before = versions[nth];
	if (before === undefined) return refuse(commonRefusals.notFound);
	if (versions.length === 1) refuse(lastVersion);
	await removeVersion(tx, tenantId, versionId);
	const earlier = versions[nth - 1];
	if (earlier !== undefined) {
		const grown = { ...earlier, validTo: before.validTo };
		if (isEnabled) demandExamples([grown], todayOf(context));
		await endVersion(tx, tenantId, earlier.id, before.validTo);
	}
	const change = { id, action: "version-deleted", before };
	return { version: await finishRuleChange(context, change) };
}
