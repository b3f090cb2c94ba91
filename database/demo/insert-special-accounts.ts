import { texts } from "#areas/time-tracking/special-accounts/text.ts";
import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { estg3bPreset } from "#domain/surcharge/estg-3b.ts";
import type { SpecialAccount } from "#domain/surcharge/special-account.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

interface DemoRule {
	readonly name: string;
	readonly conditions: readonly ConditionSettings[];
}

interface DemoAccount extends Omit<SpecialAccount, "rules"> {
	readonly name: string;
	readonly isForAll: boolean;
	readonly rules: readonly DemoRule[];
}

/**
 * The accounts of § 3b EStG, and those for standby and trainings.
 *
 * @returns ids by code
 */
export async function insertSpecialAccounts(
	builder: TenantBuilder,
	trainingId: string,
): Promise<ReadonlyMap<string, string>> {
	const accounts = [...surcharges(), standby, trainings(trainingId)];
	const ids = new Map<string, string>();
	for (const account of accounts) {
		ids.set(account.code, await insertAccount(builder, account));
	}
	return ids;
}

type PresetWords = { readonly name: string; readonly rules: readonly string[] };

/** Under the names that the product gives them. */
function surcharges(): DemoAccount[] {
	const words: Readonly<Record<string, PresetWords | undefined>> = texts["de-DE"].preset;
	return estg3bPreset.map(({ rules, ...account }) => ({
		...account,
		name: words[account.code]?.name ?? account.code,
		isForAll: false,
		rules: rules.map(({ conditions }, nth) => ({
			name: words[account.code]?.rules[nth] ?? account.code,
			conditions,
		})),
	}));
}

const byHours = { valueClass: "HOUR", priority: "ALWAYS", factorPercent: 100 } as const;

const standby: DemoAccount = {
	...byHours,
	code: "RUFB",
	name: "Rufbereitschaft",
	category: "STANDBYTIME",
	isForAll: false,
	rules: [{ name: "Laut Plan", conditions: [] }],
};

function trainings(trainingId: string): DemoAccount {
	return {
		...byHours,
		code: "FORTB",
		name: "Fortbildungskonto",
		category: "WORKTIME",
		isForAll: true,
		rules: [
			{
				name: "Gebuchte Fortbildung",
				conditions: [{ type: "ACTIVITY", activities: [trainingId] }],
			},
		],
	};
}

async function insertAccount(builder: TenantBuilder, account: DemoAccount): Promise<string> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	await tx
		.insertInto("special_account")
		.values({
			tenant_id: tenantId,
			id,
			code: account.code,
			name: account.name,
			category: account.category,
			value_class: account.valueClass,
			priority: account.priority,
			factor_percent: account.factorPercent,
			is_for_all: account.isForAll,
		})
		.execute();
	for (const rule of account.rules) await insertRule(builder, id, rule);
	return id;
}

async function insertRule(
	builder: TenantBuilder,
	accountId: string,
	{ name, conditions }: DemoRule,
): Promise<void> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	await tx
		.insertInto("special_account_rule")
		.values({ tenant_id: tenantId, id, account_id: accountId, name, valid_from: builder.validFrom })
		.execute();
	if (conditions.length === 0) return;
	await tx
		.insertInto("special_account_condition")
		.values(
			conditions.map(({ type, ...settings }) => ({
				tenant_id: tenantId,
				id: builder.newId(),
				rule_id: id,
				type,
				settings: JSON.stringify(settings),
			})),
		)
		.execute();
}
