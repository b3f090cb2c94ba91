import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import {
	answers,
	at,
	button,
	choice,
	field,
	night,
	openOnly,
	option,
	prepare,
	rule,
} from "./test-panels.tsx";

const entry = freshEntry();
const accountId = night.id;
const ruleId = rule.id;
const conditionId = rule.conditions[0]?.id as string;

beforeEach(() => prepare(entry().server));

function show(id: string, params: Readonly<Record<string, unknown>> = {}) {
	openOnly(id, params);
	entry().show(<PanelHost />);
}

const bodies = (operation: Endpoint) =>
	entry()
		.server.calls(operation)
		.map(({ body }) => body);

test("the overview lists accounts with their priority, and makes those of the law", async () => {
	const { server } = entry();
	server.answer(contract.createEstg3bAccounts, answers.createEstg3bAccounts.law);
	show(panels.specialAccountsOverview.id);
	await expect.element(page.getByText("Nachtzuschlag")).toBeVisible();
	await expect.element(page.getByText("1 (hoch)").first()).toBeInTheDocument();
	await expectAccessible();
	await button("Vorlage § 3b EStG").click();
	await button("Konten anlegen").click();
	await soon(() => bodies(contract.createEstg3bAccounts)).toEqual([
		{ validFrom: expect.stringMatching(/^\d{4}-01-01$/) },
	]);
});

test("a new account asks for a factor where wages are counted", async () => {
	const { server } = entry();
	server.answer(contract.createSpecialAccount, answers.createSpecialAccount.sunday);
	show(panels.specialAccountsCreate.id);
	await field("Kürzel").fill("SONN");
	await field("Bezeichnung").fill("Sonntag");
	expect(field("Faktor in Prozent").query()).toBeNull();
	await choice("Wertart").click();
	await option("Lohn").click();
	await field("Faktor in Prozent").fill("50");
	await choice("Priorität").click();
	await option("3 (niedrig)").click();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(contract.createSpecialAccount)).toEqual([
		{
			code: "SONN",
			name: "Sonntag",
			category: "WORKTIME",
			valueClass: "WAGE",
			priority: "LOW",
			factorPercent: 50,
			isForAll: false,
		},
	]);
});

test("the form of an account changes it", async () => {
	const { server } = entry();
	const update = { ...contract.updateSpecialAccount, path: at.account.path };
	server.answer(update, answers.updateSpecialAccount.renamed);
	show(panels.specialAccountsEdit.id, { id: night.id });
	await field("Bezeichnung").fill("Nachtarbeit");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(update)).toMatchObject([
		{ version: 1, name: "Nachtarbeit", priority: "HIGH" },
	]);
});

test("the detail says what the rules mean, and leads to them", async () => {
	show(panels.specialAccountsDetail.id, { id: night.id });
	await expect.element(page.getByText("zwischen 23:00 und 06:00 · ab 01.01.2026")).toBeVisible();
	await expectAccessible();
	await button("Regeln bearbeiten").click();
	await expect.element(page.getByRole("heading", { name: "Regel wählen" })).toBeVisible();
});

test("the detail says that a rule is needed, and leads to a new one", async () => {
	entry().server.answer(at.rules, answers.listSpecialAccountRules.none);
	show(panels.specialAccountsDetail.id, { id: night.id });
	await expect.element(page.getByText(/Mindestens eine Regel ist erforderlich/)).toBeVisible();
	await expectAccessible();
	await button("Regel anlegen").click();
	await expect.element(field("Gültig ab")).toBeVisible();
});

test("a rule is chosen, and gets a condition of the kind that is chosen", async () => {
	const { server } = entry();
	const create = {
		...contract.createSpecialAccountCondition,
		path: `/api/special-account-rules/${ruleId}/conditions`,
	};
	server.answer(create, answers.createSpecialAccountCondition.sunday);
	show(panels.specialAccountsRuleSelect.id, { accountId });
	await expectAccessible();
	await page.getByRole("button", { name: /^Nachts/ }).click();
	await expect
		.element(page.getByRole("button", { name: /^zwischen 23:00 und 06:00/ }))
		.toBeVisible();
	await expectAccessible();
	await button("Bedingung hinzufügen").click();
	await expect.element(page.getByText("Mindestdauer der Schicht")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: /^Wochentag/ }).click();
	await choice("Wochentage").click();
	await option("Sonntag").click();
	await userEvent.keyboard("{Tab}");
	await choice("Bezug").click();
	await option("am Tag danach").click();
	await expect.element(page.getByText("Gezählt wird die Zeit am Tag nach Sonntag.")).toBeVisible();
	await expectAccessible();
	await button("Speichern").click();
	const settings = { type: "WEEKDAY", weekdays: [7], dayOffset: -1 };
	await soon(() => bodies(create)).toEqual([{ settings }]);
	// back at the rule
	await soon(() => page.getByRole("heading", { name: "Bedingung wählen" }).query()).toBeNull();
	await expect.element(field("Gültig ab")).toBeVisible();
});

test("a new rule has a name and days in order", async () => {
	const { server } = entry();
	const create = { ...contract.createSpecialAccountRule, path: at.rules.path };
	server.answer(create, answers.createSpecialAccountRule.sundays);
	show(panels.specialAccountsRuleCreate.id, { accountId });
	await field("Bezeichnung").fill("Sonntags");
	await field("Gültig ab").fill("01.02.2026");
	await field("Gültig bis").fill("31.01.2026");
	await button("Speichern").click();
	await expect.element(page.getByText("Das Ende liegt vor dem Beginn.").first()).toBeVisible();
	await expectAccessible();
	await field("Gültig bis").fill("");
	await button("Speichern").click();
	await soon(() => bodies(create)).toEqual([
		{ name: "Sonntags", validFrom: "2026-02-01", validTo: null },
	]);
});

test("a rule is changed by its version, and deleted after a tick", async () => {
	const { server } = entry();
	const path = `/api/special-account-rules/${ruleId}`;
	const update = { ...contract.updateSpecialAccountRule, path };
	const remove = { ...contract.deleteSpecialAccountRule, path };
	server.answer(update, answers.updateSpecialAccountRule.renamed);
	server.answer(remove, {});
	show(panels.specialAccountsRuleEdit.id, { accountId, ruleId });
	await field("Bezeichnung").fill("In der Nacht");
	await button("Speichern").click();
	await soon(() => bodies(update)).toEqual([
		{ version: 3, name: "In der Nacht", validFrom: "2026-01-01", validTo: null },
	]);
	await soon(() => openPanels().panels).toEqual([]);
	show(panels.specialAccountsRuleEdit.id, { accountId, ruleId });
	await button("Löschen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByRole("button", { name: "Regel löschen" }).click();
	await soon(() => bodies(remove)).toHaveLength(1);
});

test("a condition shows what it was set to, and is changed by its version", async () => {
	const { server } = entry();
	const update = {
		...contract.updateSpecialAccountCondition,
		path: `/api/special-account-conditions/${conditionId}`,
	};
	server.answer(update, answers.updateSpecialAccountCondition.evening);
	show(panels.specialAccountsConditionEdit.id, { accountId, ruleId, conditionId });
	await expect.element(field("Von")).toHaveValue("23:00");
	await field("Von").fill("20:00");
	await field("Bis").fill("24:00");
	await expect
		.element(page.getByText("Gezählt wird die Zeit zwischen 20:00 und 24:00."))
		.toBeVisible();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(update)).toEqual([
		{ version: 2, settings: { type: "TIME_OF_DAY", from: "20:00", to: "24:00" } },
	]);
});
