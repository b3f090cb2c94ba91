import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as targetActuals } from "#areas/time-tracking/target-actual/contract.ts";
import { answers as days } from "#areas/time-tracking/target-actual/web/test-answers.ts";
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
import { answers, example, rule, simulated } from "./test-rule.ts";

const entry = freshEntry();
const { id, version } = rule;
const versionId = rule.versions[0]?.id as string;
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
const at = {
	...pathsOf(rule),
	ofUser: { ...contract.listUserTimeRules, path: `/api/users/${userId}/time-rules` },
};

/** The operations of a rule at their paths. */
function pathsOf({ id: ruleId, versions, assignments }: typeof rule) {
	const path = `/api/time-rules/${ruleId}`;
	return {
		get: { ...contract.getTimeRule, path },
		state: { ...contract.updateTimeRuleState, path: `${path}/state` },
		remove: { ...contract.deleteTimeRule, path },
		versions: { ...contract.createTimeRuleVersion, path: `${path}/versions` },
		version: { ...contract.updateTimeRuleVersion, path: `${path}/versions/${versions[0]?.id}` },
		assign: { ...contract.createTimeRuleAssignment, path: `${path}/assignments` },
		assignment: {
			...contract.updateTimeRuleAssignment,
			path: `${path}/assignments/${assignments[0]?.id}`,
		},
	};
}

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
	server.answer(contract.listTimeRules, answers.listTimeRules.pauses);
	server.answer(at.get, rule);
	server.answer(at.ofUser, answers.listUserTimeRules.lena);
	server.answer(contract.simulateWorkingTime, ({ body }) => simulated(body));
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

const sentence = "Bei mehr als 6:00 Std. Arbeit werden 30 Min. Pause abgezogen.";

test("the overview lists rules with what they say and state, and opens one", async () => {
	show(timeRulesOverview.id, {});
	await expect.element(page.getByText(sentence, { exact: false })).toBeVisible();
	await expectAccessible();
	await page.getByText("Gesetzliche Pausen").click();
	await expect.element(heading("Gesetzliche Pausen")).toBeVisible();
});

test("a rule says what it does, for whom, and whether its examples come out", async () => {
	show(timeRulesDetail.id);
	await expect.element(page.getByText(sentence).first()).toBeVisible();
	await expect.element(text("Stimmt")).toBeVisible();
	await expect.element(page.getByText(/^Abteilung Nord 1/)).toBeVisible();
	await expectAccessible();
	entry().server.answer(at.state, answers.updateTimeRuleState.on);
	await button("Einschalten").click();
	await soon(() => entry().server.calls(at.state).at(-1)?.body).toEqual({
		version,
		isEnabled: true,
	});
});

test("a rule whose example fails stays off, and says which", async () => {
	const { server } = entry();
	const tooLong = answers.getTimeRule.missed;
	const of = pathsOf(tooLong);
	server.answer(of.get, tooLong);
	server.answer(contract.simulateWorkingTime, answers.simulateWorkingTime.missed);
	const { status, body } = answers.refusals.exampleMissed;
	server.refuse(of.state, status, body);
	show(timeRulesDetail.id, { id: tooLong.id });
	await expect
		.element(page.getByText(/^Stimmt nicht: .*Automatische Pausen: erwartet 0:30, berechnet 0:45/))
		.toBeVisible();
	await button("Einschalten").click();
	await expect
		.element(page.getByText(/Das Beispiel „Acht Stunden ohne Pause“ stimmt nicht\./))
		.toBeVisible();
	server.answer(of.version, answers.updateTimeRuleVersion.examples);
	await button("Ergebnis übernehmen: Acht Stunden ohne Pause").click();
	const found = {
		workedMinutes: 465,
		autoPauseMinutes: 45,
		balanceMinutes: -15,
		carriedMinutes: -15,
	};
	await soon(() => server.calls(of.version).at(-1)?.body).toMatchObject({
		version: tooLong.version,
		examples: [{ expected: { ...example.expected, ...found } }],
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
	server.answer(contract.createTimeRule, answers.createTimeRule.pauses);
	show(timeRulesEdit.id, {});
	await type("Bezeichnung", "Pausen");
	await choose("Art", "Automatische Pause");
	await expect
		.element(page.getByText("Gebuchte Pausen werden angerechnet.", { exact: false }))
		.toBeVisible();
	await expect.element(text(sentence)).toBeVisible();
	await type("Stufe 1: Arbeit über", "6:15");
	await expect
		.element(text("Bei mehr als 6:15 Std. Arbeit werden 30 Min. Pause abgezogen."))
		.toBeVisible();
	await button("Stufe 2 entfernen").click();
	await type("Gültig ab", "01.01.2027");
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
	server.answer(at.versions, answers.createTimeRuleVersion.next);
	show(timeRulesEdit.id, { id });
	await expect.element(text("Stimmt")).toBeVisible();
	await type("Gültig ab", "01.07.2027");
	await button("Speichern").click();
	await soon(() => server.calls(at.versions).at(-1)?.body).toMatchObject({
		version,
		validFrom: "2027-07-01",
		examples: [example],
	});
});

const own = `/api/target-actuals/${sampleSession().userId}`;
const ofMonth = { ...targetActuals.getTargetActual, path: own };
const { november } = days.getTargetActual;

test("a usual day is tried where nobody worked, explained and kept as an example", async () => {
	const { server } = entry();
	server.answer(ofMonth, { ...november, days: [] });
	server.answer(at.version, answers.updateTimeRuleVersion.examples);
	show(timeRulesTry.id, { id, versionId });
	await expect
		.element(page.getByText("Keine Buchungen gefunden: Gezeigt wird ein üblicher Tag."))
		.toBeVisible();
	await expect.element(heading("Warum 8:30 und +0:30?")).toBeVisible();
	await expect
		.element(
			page.getByText(
				"Ab mehr als 6:00 Arbeit sind 0:30 Pause vorgesehen. Angerechnet wird keine, also fehlen 0:30.",
			),
		)
		.toBeVisible();
	await expect.element(page.getByText("Pausen nur 0:00 statt 0:30 (§ 4 ArbZG).")).toBeVisible();
	await expectAccessible();
	await type("Eintrag 1: von–bis", "8-16:30");
	const asked = () => server.calls(contract.simulateWorkingTime).at(-1)?.body;
	await soon(asked).toMatchObject({ trackings: [{ end: "2026-11-20T16:30:00+01:00" }] });
	await type("Bezeichnung des Beispiels", "Ohne Pause");
	await button("Als Beispiel merken").click();
	await soon(() => server.calls(at.version).at(-1)?.body).toMatchObject({
		version,
		examples: [example, { name: "Ohne Pause", expected: example.expected }],
	});
});

test("a rule is tried on the last day somebody worked, with what was booked", async () => {
	const { server } = entry();
	const { shifts } = days.getDayTrace;
	server.answer(ofMonth, november);
	server.answer({ ...targetActuals.getDayTrace, path: `${own}/days/${shifts.day}` }, shifts);
	show(timeRulesTry.id, { id, versionId });
	await expect.element(page.getByText(/^Der letzte Arbeitstag mit den Buchungen/)).toBeVisible();
	await expect.element(field("Tag")).toHaveValue("Mi 18.11.2026");
	await expect.element(field("Soll")).toHaveValue("7:42");
	await soon(() => server.calls(contract.simulateWorkingTime).at(-1)?.body).toMatchObject({
		from: shifts.day,
		trackings: shifts.explanation.bookings.map(() => ({ state: "APPROVED" })),
	});
});

test("a rule is given to everybody, and ended", async () => {
	const { server } = entry();
	server.answer(at.assign, answers.createTimeRuleAssignment.everybody);
	server.answer(at.assignment, answers.updateTimeRuleAssignment.ended);
	show(timeRulesDetail.id);
	await button("Regel zuweisen").click();
	await expect.element(page.getByRole("combobox", { name: "Gilt für" })).toHaveFocus();
	await choose("Gilt für", "Alle");
	await type("Gültig ab", "01.01.2027");
	await button("Zuweisen").click();
	await soon(() => server.calls(at.assign).at(-1)?.body).toEqual({
		version,
		target: "GLOBAL",
		targetId: null,
		validFrom: "2027-01-01",
		validTo: null,
	});
	await expect.element(button("Regel zuweisen")).toHaveFocus();
	await button("Heute beenden: Abteilung Nord 1").click();
	await soon(() => server.calls(at.assignment).length).toBe(1);
});

test("what holds for a person says where it comes from; an own rule is added", async () => {
	const { server } = entry();
	server.answer(at.assign, answers.createTimeRuleAssignment.lena);
	show(usersTimeTrackingRules.id, { userId });
	await expect
		.element(page.getByText("Automatische Pause · Abteilung Nord 1", { exact: false }))
		.toBeVisible();
	await expectAccessible();
	await button("Eigene Regel hinzufügen").click();
	await choose("Regel", "Gesetzliche Pausen (Automatische Pause)");
	await type("Gültig ab", "01.01.2027");
	await button("Zuweisen").click();
	await soon(() => server.calls(at.assign).at(-1)?.body).toMatchObject({
		version,
		target: "USER",
		targetId: userId,
		validFrom: "2027-01-01",
	});
});
