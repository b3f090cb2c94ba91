import type { Company } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { contract } from "../contract.ts";

type Account = GivenOf<typeof contract.createSpecialAccount>;

export const nightAccount: Account = {
	code: "NACHT",
	name: "Nachtzuschlag",
	category: "WORKTIME",
	valueClass: "WAGE",
	priority: "ALWAYS",
	factorPercent: 25,
	isForAll: false,
};

export const fromNewYear = { validFrom: "2026-01-01", validTo: null } as const;

export const atNight = { type: "TIME_OF_DAY", from: "23:00", to: "06:00" } as const;

/** Calls of somebody about special accounts. */
export function accountant(company: Company, who = "Alma") {
	const browser = company.as(who);
	const create = async (more: Partial<Account> = {}) => {
		const given = { ...nightAccount, ...more };
		return (await browser.call(contract.createSpecialAccount, given)).answer.id;
	};
	const addRule = (accountId: string, name = "Nachts") =>
		browser.call(contract.createSpecialAccountRule, { accountId, name, ...fromNewYear });
	return {
		browser,
		create,
		addRule,
		/** An account with one rule, ready to be assigned. */
		ready: async (more: Partial<Account> = {}) => {
			const accountId = await create(more);
			await addRule(accountId);
			return accountId;
		},
		rules: async (accountId: string) =>
			(await browser.call(contract.listSpecialAccountRules, { accountId })).answer,
	};
}
