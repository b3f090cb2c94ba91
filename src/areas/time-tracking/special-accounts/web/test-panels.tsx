import { page } from "vitest/browser";
import { contract as users } from "#areas/staff/users/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { HeldAccount } from "../contract/assignments.ts";
import type { Modification } from "../contract/modifications.ts";
import type { Rule } from "../contract/rules.ts";
import { contract } from "../contract.ts";
import * as definitions from "./panels.ts";
import file from "./recorded.json";

/** What the server answered; see docs/how-to/record-answers.md. */
export const answers = recorded(contract, file);

export const night = answers.getSpecialAccount.night;
export const rule = answers.listSpecialAccountRules.atNight.items[0] as Rule;
/** The person whose accounts were recorded, and another one. */
export const userId = "01a1fd2c-47a0-70d1-9a38-000000000330";
export const otherId = "01a1fd2c-47a0-70d1-9a38-000000000399";
export const held = answers.listUserSpecialAccounts.night.items[0] as HeldAccount;
export const credit = answers.listSpecialAccountModifications.credit.items[0] as Modification;

/** Operations at the paths of the samples. */
export const at = {
	account: { ...contract.getSpecialAccount, path: `/api/special-accounts/${night.id}` },
	rules: { ...contract.listSpecialAccountRules, path: `/api/special-accounts/${night.id}/rules` },
	held: { ...contract.listUserSpecialAccounts, path: `/api/users/${userId}/special-accounts` },
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
	server.answer(contract.listSpecialAccounts, answers.listSpecialAccounts.all);
	server.answer(at.account, night);
	server.answer(at.rules, answers.listSpecialAccountRules.atNight);
	server.answer(at.held, answers.listUserSpecialAccounts.night);
	server.answer(at.modifications, answers.listSpecialAccountModifications.credit);
	server.refuse({ ...users.getUser, path: `/api/users/${userId}` }, 404, {});
}

export function openOnly(panel: string, params: Readonly<Record<string, unknown>> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params }] });
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const option = (name: string) => page.getByRole("option", { name, exact: true });
