import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { openPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { contract } from "../../contract.ts";
import { leaveAccountsAssignRules } from "../panels.ts";
import LeaveRulesLink from "../person/leave-rules-link.tsx";
import { answers } from "../test-answers.ts";
import {
	at,
	button,
	choose,
	gone,
	heading,
	leaveRuleScreens,
	mia,
	rule,
	sven,
	thirty,
	type,
	words,
} from "../test-screens.tsx";

const { entry, show } = leaveRuleScreens();
const { version } = rule;
const other = answers.listLeaveRules.four.items.find(({ name }) => name === "Ab fünfzig");
const assignOther = {
	...contract.createLeaveRuleAssignment,
	path: `/api/leave-rules/${other?.id}/assignments`,
};

test("rules are given to several people; what is refused is named beside whom, and tried again alone", async () => {
	const { server } = entry();
	const { contradict } = answers.refusals;
	show(leaveAccountsAssignRules.id, { userIds: [mia, sven] });
	await expect.element(words("Gilt an diesem Tag: Dreißig Tage")).toBeVisible();
	await expect.element(words("Gilt an diesem Tag: Achtundzwanzig Tage")).not.toBeInTheDocument();
	await expectAccessible();
	await choose("Urlaubsregeln", "Dreißig Tage (Vertraglicher Urlaub)");
	await choose("Urlaubsregeln", "Ab fünfzig (Zusatzurlaub nach Alter)");
	await userEvent.keyboard("{Escape}");
	await type("Gültig ab", "01.01.2026");
	server.refuse(at.assign, contradict.status, contradict.body);
	server.answer(assignOther, answers.createLeaveRuleAssignment.mia);
	await button("Zuweisen").click();
	const refused = page.getByRole("alert").filter({ hasText: "„Dreißig Tage“ nicht zugewiesen" });
	await soon(() => refused.elements().length).toBe(2);
	await expect
		.element(refused.first())
		.toHaveTextContent(`„Dreißig Tage“ nicht zugewiesen: ${contradict.body.message}`);
	await expect.element(words("„Ab fünfzig“ zugewiesen").last()).toBeVisible();
	await expectAccessible();
	server.answer(at.assign, answers.createLeaveRuleAssignment.mia);
	await button("Zuweisen").click();
	await gone("Regeln zuweisen");
	const own = { target: "USER", validFrom: "2026-01-01", validTo: null };
	expect(server.calls(assignOther)).toHaveLength(2);
	expect(server.calls(at.assign).map(({ body }) => body)).toEqual([
		{ ...own, version, targetId: mia },
		{ ...own, version, targetId: sven },
		{ ...own, version, targetId: mia },
		{ ...own, version: answers.createLeaveRuleAssignment.mia.version, targetId: sven },
	]);
});

test("of one person all that holds is shown, with what it gives and where it comes from", async () => {
	show(leaveAccountsAssignRules.id, { userIds: [mia] });
	await expect.element(heading("An diesem Tag gilt")).toBeVisible();
	await expect.element(words("Vertraglicher Urlaub · Abteilung Nord 1")).toBeVisible();
	await expect.element(words(thirty)).toBeVisible();
	await expectAccessible();
	await button("Bezeichnung: Dreißig Tage").click();
	await expect.element(heading("Dreißig Tage")).toBeVisible();
});

test("the detail of a person names what holds today, and leads here", async () => {
	showPanels(nothingOpen);
	entry().show(<LeaveRulesLink userId={mia} />);
	await expect.element(words("Dreißig Tage")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button").click();
	const opened = { id: leaveAccountsAssignRules.id, params: { userIds: [mia] } };
	expect(openPanels().panels).toMatchObject([opened]);
});
