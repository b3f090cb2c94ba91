import { page } from "vitest/browser";
import { contract as users } from "#areas/staff/users/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { HeldAccount } from "../contract/assignments.ts";
import type { Modification } from "../contract/modifications.ts";
import { contract } from "../contract.ts";
import * as definitions from "./panels.ts";

const id = (last: number) => `01a1fd2c-47a0-70d1-9a38-0000000003${last}`;

export const night = {
	id: id(10),
	version: 1,
	isEnabled: true,
	code: "NACHT",
	name: "Nachtzuschlag",
	category: "WORKTIME",
	valueClass: "WAGE",
	priority: "HIGH",
	factorPercent: 25,
	isForAll: false,
	ruleCount: 1,
	userCount: 1,
} as const;
export const rule = {
	id: id(20),
	version: 3,
	name: "Nachts",
	validFrom: "2026-01-01",
	validTo: null,
	conditions: [
		{
			id: id(21),
			version: 2,
			settings: { type: "TIME_OF_DAY" as const, from: "23:00", to: "06:00" },
		},
	],
};
export const userId = id(30);
export const held: HeldAccount = {
	accountId: night.id,
	code: "NACHT",
	name: "Nachtzuschlag",
	category: "WORKTIME",
	valueClass: "WAGE",
	priority: "HIGH",
	factorPercent: 25,
	isForAll: false,
	modifiedMinutes: 90,
	assignments: [{ id: id(31), version: 4, validFrom: "2026-01-01", validTo: null }],
};
export const credit: Modification = {
	id: id(40),
	accountId: night.id,
	code: "NACHT",
	name: "Nachtzuschlag",
	day: "2026-11-20",
	type: "ENTITLEMENT",
	minutes: 90,
	reason: "Einsatz nachgemeldet",
	reversesId: null,
	isReversed: false,
};

/** Operations at the paths of the samples. */
export const at = {
	account: {
		...contract.getSpecialAccount,
		path: `/api/special-accounts/${night.id}`,
	},
	rules: {
		...contract.listSpecialAccountRules,
		path: `/api/special-accounts/${night.id}/rules`,
	},
	held: {
		...contract.listUserSpecialAccounts,
		path: `/api/users/${userId}/special-accounts`,
	},
	modifications: {
		...contract.listSpecialAccountModifications,
		path: `/api/users/${userId}/special-account-modifications`,
	},
};

/** Fresh panels and answers for the samples. */
export function prepare(server: StubServer): void {
	clearDrafts();
	sessionStore.set(sampleSession());
	const panels = Object.values(definitions).filter(
		(one): one is (typeof definitions)["specialAccountsOverview"] => "load" in one,
	);
	setUpPanels({ panels: panels as readonly AnyPanel[] });
	const page1 = { total: 1, page: 1, pageSize: 25 };
	server.answer(contract.listSpecialAccounts, { items: [night], ...page1 });
	server.answer(at.account, night);
	server.answer(at.rules, { items: [rule], names: [] });
	server.answer(at.held, { items: [held] });
	server.answer(at.modifications, { items: [credit] });
	server.refuse({ ...users.getUser, path: `/api/users/${userId}` }, 404, {});
}

export function openOnly(panel: string, params: Readonly<Record<string, unknown>> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params }] });
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const option = (name: string) => page.getByRole("option", { name, exact: true });
