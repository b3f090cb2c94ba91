import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { conditions, fields, modifications } = texts.pairs;
const ofAccounts = { key: "specialaccounts.manage", reach: "ANYWHERE" } as const;
const ofPeople = {
	key: "timetrackings.manage",
	reach: "PERSON",
	isOwn: true,
	about: ["special_account_user", "special_account_modification"],
} as const;

export const traces: Traces = {
	entities: {
		special_account_rule: {
			...ofAccounts,
			title: ["Regel eines Sonderkontos", "Rule of a special account"],
		},
		special_account_condition: {
			...ofAccounts,
			title: ["Bedingung einer Regel", "Condition of a rule"],
		},
		special_account_user: {
			...ofPeople,
			title: ["Zuweisung eines Sonderkontos", "Assignment of a special account"],
		},
		special_account_modification: {
			...ofPeople,
			title: ["Korrektur eines Sonderkontos", "Modification of a special account"],
		},
	},
	fields: {
		...fields,
		minutes: ["Dauer", "Length"],
		accountId: ["Sonderkonto", "Special account"],
		ruleId: ["Regel", "Rule"],
	},
	values: { ...conditions.types, ...modifications.types },
	named: { special_account_rule: ["name"] },
};
