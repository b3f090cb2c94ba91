import { estg3bPreset } from "#domain/surcharge/estg-3b.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type accounts, codesTaken } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { announceAccounts } from "./finish-change.ts";
import { demandAccounts } from "./rules.ts";
import { insertAccounts, takenCodes } from "./sql/accounts.ts";
import { insertConditions, insertRules } from "./sql/rules.ts";

/** All five or none: a changed one is kept. */
export const createEstg3bAccounts: Handler<typeof accounts.createEstg3bAccounts> = async (
	context,
	{ validFrom },
) => {
	const { tx, tenantId } = context;
	demandAccounts(context, "WRITE");
	const codes = estg3bPreset.map(({ code }) => code);
	const taken = await takenCodes(tx, tenantId, codes);
	if (taken.length > 0) refuse(codesTaken, { facts: { codes: taken } });
	const made = namedPreset(context, validFrom);
	await insertAccounts(tx, tenantId, made.accounts);
	await insertRules(tx, tenantId, made.rules);
	await insertConditions(tx, tenantId, made.conditions);
	await auditAll(
		tx,
		context,
		made.accounts.map(({ id, rules: _, ...after }) => ({
			entity: "special_account",
			entityId: id,
			action: "created",
			after,
		})),
	);
	const ids = made.accounts.map(({ id }) => id);
	announceAccounts(context, ids);
	return { ids };
};

/** The preset as rows, named in the language of the request; ids rise in the order in which it is written. */
function namedPreset({ now, language }: WriteContext, validFrom: string) {
	const { preset } = texts[language];
	const words: Readonly<Record<string, PresetWords | undefined>> = preset;
	let next = now.getTime();
	const accounts = estg3bPreset.map((account) => ({
		...account,
		id: newId(next++),
		name: words[account.code]?.name ?? account.code,
	}));
	const made = accounts.flatMap(({ id: accountId, code, rules }) =>
		rules.map(({ conditions }, place) => {
			const name = words[code]?.rules[place] ?? code;
			return { rule: { id: newId(next++), accountId, name, validFrom, validTo: null }, conditions };
		}),
	);
	const conditions = made.flatMap(({ rule, conditions: all }) =>
		all.map((settings) => ({ id: newId(next++), ruleId: rule.id, settings })),
	);
	return { accounts, rules: made.map(({ rule }) => rule), conditions };
}

interface PresetWords {
	readonly name: string;
	readonly rules: readonly string[];
}
