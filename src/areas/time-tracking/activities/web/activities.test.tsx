import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract, type Reason } from "../contract.ts";
import {
	activitiesAbsences,
	activitiesAppointments,
	activitiesDetail,
	activitiesEdit,
	activitiesReasons,
	activitiesShiftplan,
	activitiesTimeManagement,
} from "./panels.ts";
import { answers } from "./test-activities.ts";

const entry = freshEntry();
const { work, errand } = answers.getActivity;
const [jam] = answers.listActivityReasons.jam.items as [Reason];
const path = `/api/activities/${work.id}`;
const errandPath = `/api/activities/${errand.id}`;
const reasonPath = `/api/activity-reasons/${jam.id}`;
const at = {
	get: { ...contract.getActivity, path },
	usage: { ...contract.getActivityUsage, path: `${path}/usage` },
	state: { ...contract.updateActivityState, path: `${path}/state` },
	getErrand: { ...contract.getActivity, path: errandPath },
	usageOfErrand: { ...contract.getActivityUsage, path: `${errandPath}/usage` },
	update: { ...contract.updateActivity, path: errandPath },
	remove: { ...contract.deleteActivity, path: errandPath },
	stateOfErrand: { ...contract.updateActivityState, path: `${errandPath}/state` },
	reason: { ...contract.updateActivityReason, path: reasonPath },
	reasonState: { ...contract.updateActivityReasonState, path: `${reasonPath}/state` },
};

type Category = keyof typeof lists;
const lists = {
	TRACKING: answers.listActivities.tracking,
	SHIFT: answers.listActivities.shift,
	ABSENCE: answers.listActivities.absence,
	APPOINTMENT: answers.listActivities.appointment,
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [
			activitiesTimeManagement,
			activitiesShiftplan,
			activitiesAbsences,
			activitiesAppointments,
			activitiesEdit,
			activitiesDetail,
			activitiesReasons,
		],
	});
	const { server } = entry();
	// accounts of leave are asked for by their class
	server.answer(
		contract.listActivities,
		({ query }) => lists[query.get("category") as Category] ?? answers.listActivities.leave,
	);
	server.answer(at.get, work);
	server.answer(at.usage, answers.getActivityUsage.work);
	server.answer(at.getErrand, errand);
	server.answer(at.usageOfErrand, answers.getActivityUsage.errand);
	server.answer(contract.listActivityReasons, answers.listActivityReasons.jam);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const flag = (name: string) => page.getByRole("switch", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const inDialog = (name: string) => page.getByRole("alertdialog").getByText(name, { exact: true });

test.each([
	["Tätigkeiten Zeiterfassung", activitiesTimeManagement, "TRACKING", "Arbeitszeit"],
	["Tätigkeiten Dienstplan", activitiesShiftplan, "SHIFT", "Rufbereitschaft"],
	["Abwesenheitsarten", activitiesAbsences, "ABSENCE", "Krankheit"],
	["Terminarten", activitiesAppointments, "APPOINTMENT", "Besprechung"],
] as const)("%s lists its own category", async (title, panel, category, name) => {
	const { server } = entry();
	updateSettings({ filter: { showDisabled: true } });
	show(panel.id);
	await expect.element(heading(title)).toBeVisible();
	await expect.element(page.getByText(name).first()).toBeVisible();
	await expect.element(page.getByText("Archiviert")).toBeVisible();
	await expectAccessible();
	const asked = server.calls(contract.listActivities).at(-1)?.query;
	expect(asked?.get("category")).toBe(category);
});

const specialLeave = {
	name: "Sonderurlaub",
	code: null,
	color: "#1f8a70",
	classType: "LEAVE",
	isDefault: false,
	bookingRequiresGps: false,
	reasonRequired: false,
	creditsTime: true,
	countsAsWorkingTime: true,
	exclusive: true,
	visibility: "DEFAULT",
	bookingUnit: "HALF_DAYS",
	deducts: "LEAVE",
	...{ leaveActivityId: null, accountUnit: "MINUTES" },
	retroactiveDays: 14,
	certificateFromDay: null,
	icon: "STAR",
	occasion: null,
	approval: { required: true, stages: 2, selfApproval: false, substitute: "REQUIRED" },
};

const choose = async (name: string, option: string) => {
	await choice(name).click();
	await page.getByRole("option", { name: option, exact: true }).click();
};

test("a kind of absence is created with what absences are asked for", async () => {
	const { server } = entry();
	server.answer(contract.createActivity, answers.createActivity.specialLeave);
	show(activitiesAbsences.id);
	await button("Anlegen").click();
	await expect.element(heading("Abwesenheitsart anlegen")).toBeVisible();
	await field("Bezeichnung").fill("Sonderurlaub");
	expect(flag("Standort beim Buchen erforderlich").query()).toBeNull();
	expect(flag("Zählt als Arbeitszeit").query()).toBeNull();
	await expect.element(flag("Zeit wird angerechnet")).toBeVisible();
	await choose("Buchbar in", "Tagen und Stunden");
	await choice("Art").click();
	expect(page.getByRole("option", { name: "Pause" }).query()).toBeNull();
	await page.getByRole("option", { name: "Urlaub" }).click();
	await soon(() => flag("Zeit wird angerechnet").query()).toBeNull();
	// leave has an account of its own and is not booked by the hour
	await expect.element(choice("Abzug")).toHaveValue("Vom Urlaubskonto");
	await expect.element(choice("Buchbar in")).toHaveValue("Ganzen und halben Tagen");
	await expect.element(choice("Urlaubskonto")).toHaveAttribute("placeholder", "Eigenes Konto");
	expect(field("Bescheinigung ab Krankheitstag").query()).toBeNull();
	await choose("Konto geführt in", "Stunden");
	await field("Rückwirkend höchstens (Tage)").fill("14");
	await button("Stern").click();
	await choose("Genehmigung durch Vorgesetzte", "Zwei Stufen");
	await choose("Vertretung", "Vertretung erforderlich");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.createActivity).map(({ body }) => body)).toEqual([
		specialLeave,
	]);
});

test("time off in lieu costs overtime and is not credited; sickness asks for its certificate", async () => {
	const { server } = entry();
	const { unfit } = answers.refusals;
	server.refuse(contract.createActivity, unfit.status, unfit.body);
	show(activitiesEdit.id, { category: "ABSENCE" });
	await field("Bezeichnung").fill("Ausgleich");
	await choose("Abzug", "Vom Überstundenkonto");
	await expect.element(flag("Zeit wird angerechnet")).not.toBeChecked();
	await choose("Buchbar in", "Tagen und Stunden");
	expect(choice("Urlaubskonto").query()).toBeNull();
	await flag("Zeit wird angerechnet").click();
	await button("Speichern").click();
	await expect.element(page.getByText(unfit.body.message).first()).toBeVisible();
	expect(server.calls(contract.createActivity).at(-1)?.body).toMatchObject({
		...{ classType: "ABSENCE", bookingUnit: "HOURS", deducts: "OVERTIME", creditsTime: true },
	});
	await choose("Art", "Krankheit");
	await expect.element(field("Bescheinigung ab Krankheitstag")).toBeVisible();
	expect(choice("Abzug").query()).toBeNull();
});

test("an absence is taken from one of the leave accounts there are", async () => {
	show(activitiesEdit.id, { category: "ABSENCE" });
	await choose("Abzug", "Vom Urlaubskonto");
	await choice("Urlaubskonto").click();
	await expect.element(page.getByRole("option", { name: "Urlaub", exact: true })).toBeVisible();
	expect(
		page
			.getByRole("option")
			.elements()
			.map((one) => one.textContent),
	).toEqual(["Urlaub"]);
	await expectAccessible();
});

test("what the server refuses is told, and what was typed stays", async () => {
	const { server } = entry();
	const { classFixed } = answers.refusals;
	server.refuse(at.update, classFixed.status, classFixed.body);
	show(activitiesEdit.id, { id: errand.id });
	await field("Kürzel").fill("KU");
	await choice("Art").click();
	await page.getByRole("option", { name: "Unterbrechung" }).click();
	await button("Speichern").click();
	await expect.element(page.getByText(/Die Art kann nicht mehr geändert werden/)).toBeVisible();
	await expect.element(field("Kürzel")).toHaveValue("KU");
	expect(server.calls(at.update).at(-1)?.body).toMatchObject({
		version: 1,
		code: "KU",
		classType: "BREAK",
	});
});

test("the detail tells facts and usage, and leads to the reasons", async () => {
	show(activitiesDetail.id, { id: work.id });
	await expect.element(heading("Arbeitszeit")).toBeVisible();
	await expect.element(page.getByText("Genehmigung durch Vorgesetzte")).toBeVisible();
	await expect.element(page.getByText("1.000 oder mehr")).toBeVisible();
	await expectAccessible();
	await button("Begründungen verwalten").click();
	await expect.element(page.getByText("Stau")).toBeVisible();
});

test("one that is linked is offered to be archived instead of deleted", async () => {
	const { server } = entry();
	const { linked } = answers.refusals;
	server.refuse(at.remove, linked.status, linked.body);
	server.answer(at.stateOfErrand, answers.updateActivityState.errand);
	show(activitiesDetail.id, { id: errand.id });
	await button("Löschen").click();
	await expect
		.element(page.getByText("Soll diese Tätigkeit wirklich unwiderruflich gelöscht werden?"))
		.toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await inDialog("Löschen").click();
	await expect
		.element(
			page.getByText(
				"Die Tätigkeit kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Tätigkeit nicht lieber archivieren?",
			),
		)
		.toBeVisible();
	await inDialog("Archivieren").click();
	await soon(() => server.calls(at.stateOfErrand).map(({ body }) => body)).toEqual([
		{ version: 1, isEnabled: false },
	]);
});

test("the last kind of work is not archived, and the server says why", async () => {
	const { server } = entry();
	const { lastOfClass } = answers.refusals;
	server.refuse(at.state, lastOfClass.status, lastOfClass.body);
	show(activitiesDetail.id, { id: work.id });
	await button("Archivieren").click();
	await expect.element(page.getByText(lastOfClass.body.message)).toBeVisible();
	expect(server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 2, isEnabled: false },
	]);
});

test("reasons are added, changed where they stand and archived", async () => {
	const { server } = entry();
	const { taken } = answers.refusals;
	server.refuse(contract.createActivityReason, taken.status, taken.body);
	server.answer(at.reason, answers.updateActivityReason.trains);
	server.answer(at.reasonState, answers.updateActivityReasonState.off);
	show(activitiesReasons.id, { activityId: work.id });
	await expect.element(page.getByText("Begründungen zu Arbeitszeit")).toBeVisible();
	await button("Begründung hinzufügen").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.")).toBeVisible();
	await field("Begründung").fill("Stau");
	await button("Begründung hinzufügen").click();
	await expect.element(page.getByText("Dieser Wert ist bereits vergeben.")).toBeVisible();
	await expectAccessible();
	await button("Stau bearbeiten").click();
	await field("Begründung").first().fill("Zugausfall");
	server.answer(contract.listActivityReasons, answers.listActivityReasons.trains);
	await button("Speichern").click();
	await soon(() => server.calls(at.reason).map(({ body }) => body)).toEqual([
		{ version: 1, activityId: work.id, text: "Zugausfall" },
	]);
	await button("Zugausfall archivieren").click();
	await soon(() => server.calls(at.reasonState).map(({ body }) => body)).toEqual([
		{ version: 2, isEnabled: false },
	]);
});

test("who may only read changes nothing", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "activities.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show(activitiesReasons.id, { activityId: work.id });
	await expect.element(page.getByText("Stau")).toBeVisible();
	expect(button("Stau bearbeiten").query()).toBeNull();
	expect(button("Begründung hinzufügen").query()).toBeNull();
});
