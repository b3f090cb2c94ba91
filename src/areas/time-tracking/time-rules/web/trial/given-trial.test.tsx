import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import { timeRulesTry } from "../panels.ts";
import { rule, simulated } from "../test-rule.ts";

const entry = freshEntry();

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [timeRulesTry] });
	const { server } = entry();
	const get = { ...contract.getTimeRule, path: `/api/time-rules/${rule.id}` };
	server.answer(get, rule);
	server.answer(contract.simulateWorkingTime, ({ body }) => simulated(body));
});

function showTrial(day: object): void {
	const params = { id: rule.id, versionId: rule.versions[0]?.id, day };
	showPanels({ ...nothingOpen, panels: [{ id: timeRulesTry.id, params }] });
	entry().show(<PanelHost />);
}

const changesNothing = page.getByText("„Gesetzliche Pausen“ ändert an diesem Tag nichts.");

test("a rule is tried on the day that somebody brings along", async () => {
	const { server } = entry();
	const day = {
		date: "2026-11-19",
		targetMinutes: 462,
		plan: null,
		openingBalanceMinutes: 709,
		entries: [
			{ begin: "07:38", end: "12:04", isPause: false },
			{ begin: "12:04", end: "12:22", isPause: true },
			{ begin: "22:00", end: "01:15", isPause: false },
		],
	};
	showTrial(day);
	const field = (name: string) => page.getByRole("textbox", { name });
	await expect.element(field("Soll")).toHaveValue("7:42");
	await expect.element(field("Eintrag 2: von–bis")).toHaveValue("12:04 – 12:22");
	await expect
		.element(page.getByRole("checkbox", { name: "Eintrag 2 ist eine Pause" }))
		.toBeChecked();
	await soon(() => server.calls(contract.simulateWorkingTime).at(-1)?.body).toMatchObject({
		from: "2026-11-19",
		openingBalanceMinutes: 709,
		trackings: [
			{ begin: "2026-11-19T07:38:00+01:00" },
			{ classType: "PAUSE" },
			{ end: "2026-11-20T01:15:00+01:00" },
		],
	});
	await expect.element(page.getByText("Gesetzliche Pausen").last()).toBeVisible();
	expect(changesNothing.elements()).toHaveLength(0);
});

test("a rule that leaves the day as it is says so", async () => {
	showTrial({
		date: "2026-11-18",
		targetMinutes: 462,
		plan: null,
		openingBalanceMinutes: 709,
		entries: [{ begin: "08:00", end: "12:00", isPause: false }],
	});
	await expect.element(changesNothing).toBeVisible();
});
