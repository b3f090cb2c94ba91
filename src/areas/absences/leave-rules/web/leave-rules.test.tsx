import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	leaveRulesCreate,
	leaveRulesDetail,
	leaveRulesEdit,
	leaveRulesOverview,
} from "./panels.ts";
import { answers } from "./test-answers.ts";
import {
	at,
	button,
	choose,
	field,
	gone,
	heading,
	later,
	leaveRuleScreens,
	rule,
	thirty,
	type,
	words,
} from "./test-screens.tsx";

const { entry, show } = leaveRuleScreens();
const { id, version } = rule;
const usual = answers.listAbsenceActivities.all.activities.find(
	({ classType, isDefault }) => classType === "LEAVE" && isDefault,
);

test("the list says what each rule gives, switches one on and opens it", async () => {
	const { server } = entry();
	show(leaveRulesOverview.id, {});
	await expect.element(words(thirty).first()).toBeVisible();
	await expect.element(words("Gesetzlicher Urlaub · Erholungsurlaub")).toBeVisible();
	await expectAccessible();
	server.answer(at.state, answers.updateLeaveRuleState.on);
	await button("Aktionen der Zeile: Dreißig Tage").click();
	await page.getByRole("menuitem", { name: "Einschalten" }).click();
	await soon(() => server.calls(at.state).at(-1)?.body).toEqual({ version, isEnabled: true });
	await soon(() => server.calls(contract.listLeaveRules).length).toBe(2);
	await page
		.getByText(/^Dreißig Tage/)
		.first()
		.click();
	await expect.element(heading("Dreißig Tage")).toBeVisible();
});

test("without any rule the list says what it is for, and it can be asked for again", async () => {
	const { server } = entry();
	server.answer(contract.listLeaveRules, { items: [] });
	show(leaveRulesOverview.id, {});
	await expect.element(words("Noch gibt es keine Regel.")).toBeVisible();
	await expectAccessible();
	await button("Regel anlegen").first().click();
	await expect.element(heading("Urlaubsregel anlegen")).toBeVisible();
});

test("a rule shows what it gives and for whom; it is ended, and deleted only when off", async () => {
	const { server } = entry();
	show(leaveRulesDetail.id);
	await expect.element(words(thirty).first()).toBeVisible();
	await expect.element(words("Vertraglicher Urlaub · Erholungsurlaub")).toBeVisible();
	await expect.element(page.getByText(/^Abteilung Nord 1/)).toBeVisible();
	await expectAccessible();
	server.answer(at.assignment, answers.updateLeaveRuleAssignment.ended);
	await button("Zuweisung ändern: Abteilung Nord 1").click();
	await type("Gültig bis", "31.12.2026");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(at.assignment).at(-1)?.body).toEqual({
		version,
		validFrom: "2026-01-01",
		validTo: "2026-12-31",
	});
	await expect.element(button("Zuweisung ändern: Abteilung Nord 1")).toBeVisible();
	const { isOn } = answers.refusals;
	server.refuse(at.remove, isOn.status, isOn.body);
	await button("Regel löschen").click();
	await page.getByLabelText("Löschen bestätigen").click();
	await button("Löschen").click();
	await expect.element(words(isOn.body.message)).toBeVisible();
});

test("a rule is given to everybody from a day on", async () => {
	const { server } = entry();
	server.answer(at.assign, answers.createLeaveRuleAssignment.mia);
	show(leaveRulesDetail.id);
	await button("Regel zuweisen").click();
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
});

test("who may not change rules of the company sees them only", async () => {
	const grants = [{ scope: "UNIT", level: "READ", unitId: rule.id } as const];
	sessionStore.set(sampleSession({ permissions: { "leaveaccounts.manage": grants } }));
	show(leaveRulesDetail.id);
	await expect.element(heading("Dreißig Tage")).toBeVisible();
	for (const name of ["Einschalten", "Neue Fassung", "Regel bearbeiten", "Regel zuweisen"])
		expect(button(name).query()).toBeNull();
});

test("a new rule by age asks what it needs and says what it will give", async () => {
	const { server } = entry();
	const { nameTaken } = answers.refusals;
	server.refuse(contract.createLeaveRule, nameTaken.status, nameTaken.body);
	show(leaveRulesCreate.id, {});
	await type("Bezeichnung", "Zwei mehr");
	await choose("Art", "Zusatzurlaub nach Alter");
	await type("Gültig ab", "01.01.2026");
	await type("Ab Alter", "50");
	await button("Speichern").click();
	await expect.element(words("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createLeaveRule)).toHaveLength(0);
	await type("Tage", "2");
	await page.getByRole("checkbox", { name: "Für das ganze Jahr" }).click();
	await expect
		.element(words("2 Tage mehr ab dem Jahr des 50. Geburtstags, auch dann schon ganz."))
		.toBeVisible();
	await expectAccessible();
	await button("Speichern").click();
	await expect.element(words(nameTaken.body.message).first()).toBeVisible();
	expect(server.calls(contract.createLeaveRule).at(-1)?.body).toEqual({
		name: "Zwei mehr",
		activityId: usual?.id,
		validFrom: "2026-01-01",
		settings: { kind: "AGE", from: 50, days: "2", wholeYear: true },
	});
});

test.each([
	["STATUTORY", "20 Tage bei fünf Arbeitstagen"],
	["DISABLED", "5 Tage mehr bei fünf Arbeitstagen"],
	["YOUTH", "Jugendliche haben"],
])("%s asks for nothing more", async (kind, says) => {
	show(leaveRulesCreate.id, { kind });
	await expect.element(words(says)).toBeVisible();
	expect(page.getByRole("textbox", { name: "Tage" }).query()).toBeNull();
});

test.each([
	["CONTRACTUAL", "Arbeitstage einer vollen Woche"],
	["TENURE", "Ab Jahren der Zugehörigkeit"],
	["EXTRA", "Bezeichnung"],
])("%s asks what it needs", async (kind, asked) => {
	show(leaveRulesCreate.id, { kind });
	await expect.element(page.getByRole("textbox", { name: asked }).last()).toBeVisible();
	await expect.element(field("Tage")).toBeVisible();
	await expectAccessible();
});

test("a version is corrected, and the rule renamed with it", async () => {
	const { server } = entry();
	server.answer(at.rename, answers.updateLeaveRule.renamed);
	server.answer(at.version, answers.updateLeaveRuleVersion.corrected);
	show(leaveRulesEdit.id, { id, versionId: rule.versions[0]?.id });
	await expect.element(words("Auch vergangene Jahre werden danach so berechnet.")).toBeVisible();
	await expectAccessible();
	await type("Bezeichnung", "Dreißig");
	await page.getByRole("checkbox", { name: /^Anteilig bei Eintritt/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.version).at(-1)?.body).toMatchObject({
		version: answers.updateLeaveRule.renamed.version,
		settings: { kind: "CONTRACTUAL", days: "30", fullWeekDays: 5, proRataClause: true },
	});
	expect(server.calls(at.rename).at(-1)?.body).toEqual({ version, name: "Dreißig" });
	await gone("Fassung berichtigen");
});

test("a new version begins with what the newest gives; the newest is listed first", async () => {
	const { server } = entry();
	server.answer(at.get, later);
	server.answer(at.versions, answers.createLeaveRuleVersion.next);
	show(leaveRulesDetail.id);
	await expect.element(words("31 Tage bei fünf Arbeitstagen").first()).toBeVisible();
	const listed = page.getByRole("button", { name: /^Fassung ab .* berichtigen$/ });
	await expect.element(listed.first()).toHaveAccessibleName("Fassung ab 01.01.2027 berichtigen");
	await button("Neue Fassung").click();
	await expect.element(field("Tage")).toHaveValue("31");
	await type("Gültig ab", "01.01.2028");
	await button("Speichern").click();
	await soon(() => server.calls(at.versions).at(-1)?.body).toMatchObject({
		version: later.version,
		validFrom: "2028-01-01",
		settings: { days: "31" },
	});
	await gone("Neue Fassung");
});
