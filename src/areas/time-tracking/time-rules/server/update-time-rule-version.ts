import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { demandExamples } from "./demand-examples.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { demandSameKind, keptSettings } from "./kept-settings.ts";
import { demandCompany, openWholeRule } from "./open-rule.ts";
import { changeVersion } from "./sql/versions.ts";

type Endpoint = (typeof contract)["updateTimeRuleVersion"];

export async function updateTimeRuleVersion(
	context: WriteContext,
	{ id, versionId, version, settings, examples }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	demandCompany(context, "WRITE");
	const { versions, isEnabled } = await openWholeRule(context, id, version);
	const before = versions.find((one) => one.id === versionId);
	if (before === undefined) return refuse(commonRefusals.notFound);
	demandSameKind(settings, before.settings);
	const after = { ...before, settings: keptSettings(settings), examples };
	if (isEnabled) demandExamples([after], todayOf(context));
	await changeVersion(tx, tenantId, versionId, after);
	const change = { id, action: "version-changed", before, after };
	return { version: await finishRuleChange(context, change) };
}
