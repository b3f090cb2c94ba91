import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { traceRule } from "./finish-rule-change.ts";
import { keepingRules } from "./keeping-rules.ts";
import { keptSettings } from "./kept-settings.ts";
import { demandCompany } from "./open-rule.ts";
import { insertRule } from "./sql/rules.ts";
import { insertVersion } from "./sql/versions.ts";

type Endpoint = (typeof contract)["createTimeRule"];

export async function createTimeRule(
	context: WriteContext,
	{ name, validFrom, ...input }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	demandCompany(context, "WRITE");
	const id = newId(now.getTime());
	const { examples } = input;
	const settings = keptSettings(input.settings);
	const { type } = settings;
	await keepingRules(() => insertRule(tx, tenantId, { id, name, type }));
	const first = {
		id: newId(now.getTime()),
		validFrom,
		validTo: null,
		settings,
		examples,
	};
	await insertVersion(tx, tenantId, { ...first, ruleId: id });
	const after = { name, type, validFrom, settings, examples };
	await traceRule(context, { id, action: "created", after }, "CREATE");
	return { id, version: 1 };
}
