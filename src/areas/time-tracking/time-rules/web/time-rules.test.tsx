import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	timeRulesDetail,
	timeRulesEdit,
	timeRulesOverview,
	timeRulesTry,
	usersTimeTrackingRules,
} from "./panels.ts";
import { example, reached, rule, simulated } from "./test-rule.ts";

const entry = freshEntry();
const { id } = rule;
const versionId = rule.versions[0]?.id as string;
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
const path = `/api/time-rules/${id}`;
const at = {
	get: { ...contract.getTimeRule, path },
	state: { ...contract.updateTimeRuleState, path: `${path}/state` },
	remove: { ...contract.deleteTimeRule, path },
	versions: { ...contract.createTimeRuleVersion, path: `${path}/versions` },
	version: {
		...contract.updateTimeRuleVersion,
		path: `${path}/versions/${versionId}`,
	},
	assign: {
		...contract.createTimeRuleAssignment,
		path: `${path}/assignments`,
	},
	assignment: {
		...contract.updateTimeRuleAssignment,
		path: `${path}/assignments/${rule.assignments[0]?.id}`,
	},
	ofUser: {
		...contract.listUserTimeRules,
		path: `/api/users/${userId}/time-rules`,
	},
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [
			timeRulesOverview,
			timeRulesDetail,
			timeRulesEdit,
			timeRulesTry,
			usersTimeTrackingRules,
		],
	});
	const { server } = entry();
	const { versions, assignments, ...listed } = rule;
	const { settings, validFrom } = versions[0] as (typeof versions)[number];
	server.answer(contract.listTimeRules, {
		items: [{ ...listed, settings, validFrom, assignmentCount: assignments.length }],
	});
	server.answer(at.get, rule);
	server.answer(at.ofUser, { items: [reached] });
	server.answer(contract.simulateWorkingTime, simulated);
});

function show(panelId: string, params: Record<string, unknown> = { id }): void {
	showPanels({ ...nothingOpen, panels: [{ id: panelId, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

async function choose(label: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: label }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

async function type(name: string, value: string): Promise<void> {
	await field(name).fill(value);
	await userEvent.tab();
}

test("the overview lists rules with kind and state, and opens one", async () => {
	show(timeRulesOverview.id, {});
	await expect.element(page.getByText("Automatische Pause")).toBeVisible();
	await expectAccessible();
	await page.getByText("Gesetzliche Pausen").click();
	await expect.element(heading("Gesetzliche Pausen")).toBeVisible();
});

test("a rule says what it does, for whom, and whether its examples come out", async () => {
	show(timeRulesDetail.id);
	await expect.element(page.getByText(/über 6:00 Arbeit: 0:30/)).toBeVisible();
	await expect.element(text("Geht auf")).toBeVisible();
	await expect.element(page.getByText(/^Abteilung Station 2/)).toBeVisible();
	await expectAccessible();
	entry().server.answer(at.state, { version: 4 });
	await button("Einschalten").click();
	await soon(() => entry().server.calls(at.state).at(-1)?.body).toEqual({
		version: 3,
		isEnabled: true,
	});
});

test("a rule whose example fails stays off, and says which", async () => {
	const { server } = entry();
	const [day] = simulated.days;
	server.answer(contract.simulateWorkingTime, {
		...simulated,
		days: day ? [{ ...day, autoPauseMinutes: 45 }] : [],
	});
	server.refuse(at.state, 422, {
		error: "RuleViolation",
		code: "TIME_RULE_EXAMPLE_MISSED",
		message: "Das Beispiel „Acht Stunden ohne Pause“ geht nicht auf.",
		details: [],
	});
	show(timeRulesDetail.id);
	await expect
		.element(text("Geht nicht auf: Automatische Pausen: erwartet 0:30, berechnet 0:45"))
		.toBeVisible();
	await button("Einschalten").click();
	await expect
		.element(page.getByText("Das Beispiel „Acht Stunden ohne Pause“ geht nicht auf."))
		.toBeVisible();
	server.answer(at.version, { version: 4 });
	await button("Ergebnis übernehmen: Acht Stunden ohne Pause").click();
	await soon(() => server.calls(at.version).at(-1)?.body).toMatchObject({
		version: 3,
		examples: [{ expected: { ...example.expected, autoPauseMinutes: 45 } }],
	});
});

test("who may not change rules of the company sees them only", async () => {
	const grants = [{ scope: "UNIT", level: "READ", unitId: rule.id } as const];
	sessionStore.set(sampleSession({ permissions: { "timerules.manage": grants } }));
	show(timeRulesDetail.id);
	await expect.element(heading("Gesetzliche Pausen")).toBeVisible();
	for (const name of ["Einschalten", "Neue Fassung", "Regel bearbeiten"])
		expect(button(name).query()).toBeNull();
	await expect.element(button("Regel ausprobieren")).toBeVisible();
});

test("a new rule begins with the pauses of the law", async () => {
	const { server } = entry();
	server.answer(contract.createTimeRule, { id, version: 1 });
	show(timeRulesEdit.id, {});
	await type("Bezeichnung", "Pausen");
	await choose("Art", "Automatische Pause");
	await expect
		.element(page.getByText("Gebuchte Pausen werden angerechnet.", { exact: false }))
		.toBeVisible();
	await type("Stufe 1: Arbeit über", "6:15");
	await button("Stufe 2 entfernen").click();
	await type("Gilt ab", "01.01.2027");
	await button("Speichern").click();
	await soon(() => server.calls(contract.createTimeRule).at(-1)?.body).toEqual({
		name: "Pausen",
		validFrom: "2027-01-01",
		settings: {
			type: "AUTOPAUSE",
			validFrom: null,
			validTo: null,
			behaviour: "COMPLETE_DURATION",
			minBlockMinutes: 15,
			steps: [{ afterMinutes: 375, pauseMinutes: 30 }],
		},
		examples: [],
	});
});

test.each([
	["NORMALIZE2WORKTIME", "Kappen auf"],
	["AUTOPAUSE", "Abzug"],
	["ROUNDING", "Was gerundet wird"],
	["EXTRATIME", "Zuschlag"],
	["OVERTIME", "Zeitraum"],
	["FLEXTIME", "Was darüber hinausgeht"],
	["AUTOSHIFTTOTRACKING", "Der Zeiteintrag ist"],
])("the form of %s asks what it needs", async (ruleType, asked) => {
	show(timeRulesEdit.id, { type: ruleType });
	await expect.element(page.getByRole("combobox", { name: asked })).toBeVisible();
	await expectAccessible();
});

test("a new version keeps the examples and says from when it holds", async () => {
	const { server } = entry();
	server.answer(at.versions, { id: versionId, version: 4 });
	show(timeRulesEdit.id, { id });
	await expect.element(text("Geht auf")).toBeVisible();
	await type("Gilt ab", "01.07.2027");
	await button("Speichern").click();
	await soon(() => server.calls(at.versions).at(-1)?.body).toMatchObject({
		version: 3,
		validFrom: "2027-07-01",
		examples: [example],
	});
});

test("a day is tried, explained in words and kept as an example", async () => {
	const { server } = entry();
	server.answer(at.version, { version: 4 });
	show(timeRulesTry.id, { id, versionId });
	await expect
		.element(page.getByText("Automatische Pause: mehr als 6:00 gearbeitet, 0:00 Pause angerechnet"))
		.toBeVisible();
	await expect.element(page.getByText("Pausen nur 0:00 statt 0:30 (§ 4 ArbZG).")).toBeVisible();
	await expectAccessible();
	await type("Eintrag 1: von–bis", "8-16:30");
	const asked = () => server.calls(contract.simulateWorkingTime).at(-1)?.body;
	await soon(asked).toMatchObject({
		trackings: [{ end: "2026-11-21T16:30:00+01:00" }],
	});
	await type("Bezeichnung des Beispiels", "Ohne Pause");
	await button("Als Beispiel merken").click();
	await soon(() => server.calls(at.version).at(-1)?.body).toMatchObject({
		version: 3,
		examples: [example, { name: "Ohne Pause", expected: example.expected }],
	});
});

test("a rule is given to everybody, and ended", async () => {
	const { server } = entry();
	server.answer(at.assign, { id, version: 4 });
	server.answer(at.assignment, { version: 4 });
	show(timeRulesDetail.id);
	await choose("Gilt für", "Alle");
	await type("Gilt ab", "01.01.2027");
	await button("Zuweisen").click();
	await soon(() => server.calls(at.assign).at(-1)?.body).toEqual({
		version: 3,
		target: "GLOBAL",
		targetId: null,
		validFrom: "2027-01-01",
		validTo: null,
	});
	await button("Heute beenden: Abteilung Station 2").click();
	await soon(() => server.calls(at.assignment).length).toBe(1);
});

test("what holds for a person says where it comes from; an own rule is added", async () => {
	const { server } = entry();
	server.answer(at.assign, { id, version: 4 });
	show(usersTimeTrackingRules.id, { userId });
	await expect
		.element(
			page.getByText("Automatische Pause · Abteilung Station 2", {
				exact: false,
			}),
		)
		.toBeVisible();
	await expectAccessible();
	await choose("Regel", "Gesetzliche Pausen (Automatische Pause)");
	await type("Gilt ab", "01.01.2027");
	await button("Zuweisen").click();
	await soon(() => server.calls(at.assign).at(-1)?.body).toMatchObject({
		version: 3,
		target: "USER",
		targetId: userId,
		validFrom: "2027-01-01",
	});
});
