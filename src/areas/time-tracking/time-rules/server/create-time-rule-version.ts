import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RuleVersion } from "../contract/rule-answers.ts";
import { versionTwice } from "../contract/rule-refusals.ts";
import type { contract } from "../contract.ts";
import { demandExamples } from "./demand-examples.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { demandSameKind, keptSettings } from "./kept-settings.ts";
import { demandCompany, openWholeRule } from "./open-rule.ts";
import { endVersion, insertVersion } from "./sql/versions.ts";

type Endpoint = (typeof contract)["createTimeRuleVersion"];

export async function createTimeRuleVersion(
	context: WriteContext,
	{ id, version, validFrom, examples, settings }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	demandCompany(context, "WRITE");
	const { versions, isEnabled } = await openWholeRule(context, id, version);
	demandSameKind(settings, (versions[0] as RuleVersion).settings);
	const made = {
		id: newId(now.getTime()),
		...placeOf(versions, validFrom),
		validFrom,
		settings: keptSettings(settings),
		examples,
	};
	if (isEnabled) demandExamples([made], todayOf(context));
	const { ended, ...row } = made;
	if (ended !== undefined) await endVersion(tx, tenantId, ended.id, ended.last);
	await insertVersion(tx, tenantId, { ...row, ruleId: id });
	const change = { id, action: "version-created", after: row };
	return { id: made.id, version: await finishRuleChange(context, change) };
}

/** Between which versions a new one lies: until when it holds, and which one it ends. */
function placeOf(versions: readonly RuleVersion[], from: string) {
	if (versions.some(({ validFrom }) => validFrom === from)) return refuse(versionTwice);
	const before = versions.findLast(({ validFrom }) => validFrom < from);
	const next = versions.find(({ validFrom }) => validFrom > from);
	return {
		validTo: next === undefined ? null : dayBefore(next.validFrom),
		ended: before && { id: before.id, last: dayBefore(from) },
	};
}

function dayBefore(day: string): string {
	return isoOfDay((dayOfIso(day) - 1) as LocalDay);
}
