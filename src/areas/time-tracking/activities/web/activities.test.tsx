import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	activitiesAbsences,
	activitiesAppointments,
	activitiesDetail,
	activitiesEdit,
	activitiesReasons,
	activitiesShiftplan,
	activitiesTimeManagement,
} from "./panels.ts";

const entry = freshEntry();
const work = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000061",
	version: 3,
	isEnabled: true,
	name: "Arbeitszeit",
	code: "AZ",
	color: "#1f8a70",
	classType: "WORKTIME",
	isDefault: true,
	bookingRequiresGps: false,
	reasonRequired: true,
	creditsTime: true,
	countsAsWorkingTime: true,
	exclusive: true,
	visibility: "DEFAULT",
	approval: { required: true, selfApproval: false, substitute: "NONE" },
} as const;
const errand = {
	...work,
	id: "01a1fd2c-47a0-70d1-9a38-000000000062",
	name: "Dienstgang",
	code: "DG",
	color: "#b8741a",
	classType: "ACTION",
	isDefault: false,
	isEnabled: false,
} as const;
const jam = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000071",
	version: 2,
	isEnabled: true,
	activityId: work.id,
	text: "Stau",
};
const path = `/api/activities/${work.id}`;
const reasonPath = `/api/activity-reasons/${jam.id}`;
const at = {
	get: { ...contract.getActivity, path },
	usage: { ...contract.getActivityUsage, path: `${path}/usage` },
	update: { ...contract.updateActivity, path },
	remove: { ...contract.deleteActivity, path },
	state: { ...contract.updateActivityState, path: `${path}/state` },
	reason: { ...contract.updateActivityReason, path: reasonPath },
	reasonState: { ...contract.updateActivityReasonState, path: `${reasonPath}/state` },
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
	const listed = [work, errand].map(({ approval: _, ...one }) => one);
	const paged = { total: 2, page: 1, pageSize: 25 };
	server.answer(contract.listActivities, { items: listed, ...paged });
	server.answer(at.get, work);
	server.answer(at.usage, { entries: 1000, bookings: 12, costCentres: 1, reasons: 1 });
	server.answer(contract.listActivityReasons, { items: [jam], ...paged, total: 1 });
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
	["Tätigkeiten Zeiterfassung", activitiesTimeManagement, "TRACKING"],
	["Tätigkeiten Dienstplan", activitiesShiftplan, "SHIFT"],
	["Abwesenheitsarten", activitiesAbsences, "ABSENCE"],
	["Terminarten", activitiesAppointments, "APPOINTMENT"],
] as const)("%s lists its own category", async (title, panel, category) => {
	const { server } = entry();
	show(panel.id);
	await expect.element(heading(title)).toBeVisible();
	await expect.element(page.getByText("Arbeitszeit").first()).toBeVisible();
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
	approval: { required: true, selfApproval: false, substitute: "REQUIRED" },
};

test("a kind of absence is created with what absences are asked for", async () => {
	const { server } = entry();
	server.answer(contract.createActivity, work);
	show(activitiesAbsences.id);
	await button("Anlegen").click();
	await expect.element(heading("Abwesenheitsart anlegen")).toBeVisible();
	await field("Bezeichnung").fill("Sonderurlaub");
	expect(flag("Standort beim Buchen erforderlich").query()).toBeNull();
	expect(flag("Zählt als Arbeitszeit").query()).toBeNull();
	await expect.element(flag("Zeit wird angerechnet")).toBeVisible();
	await choice("Art").click();
	expect(page.getByRole("option", { name: "Pause" }).query()).toBeNull();
	await page.getByRole("option", { name: "Urlaub" }).click();
	await soon(() => flag("Zeit wird angerechnet").query()).toBeNull();
	await flag("Genehmigung durch Vorgesetzte").click();
	await choice("Vertretung").click();
	await page.getByRole("option", { name: "Vertretung erforderlich" }).click();
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(contract.createActivity).map(({ body }) => body)).toEqual([
		specialLeave,
	]);
});

test("what the server refuses is told, and what was typed stays", async () => {
	const { server } = entry();
	server.refuse(at.update, 409, {
		error: "InvalidAction",
		code: "ACTIVITY_CLASS_FIXED",
		message: "Die Art kann nicht mehr geändert werden.",
		details: [],
	});
	show(activitiesEdit.id, { id: work.id });
	await field("Kürzel").fill("ARB");
	await button("Speichern").click();
	await expect.element(page.getByText("Die Art kann nicht mehr geändert werden.")).toBeVisible();
	await expect.element(field("Kürzel")).toHaveValue("ARB");
	expect(server.calls(at.update).at(-1)?.body).toMatchObject({
		version: 3,
		code: "ARB",
		classType: "WORKTIME",
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
	server.refuse(at.remove, 409, {
		error: "InvalidAction",
		code: "IN_USE",
		message: "verknüpft",
		details: [],
	});
	server.answer(at.state, { ...work, isEnabled: false, version: 4 });
	show(activitiesDetail.id, { id: work.id });
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
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 3, isEnabled: false },
	]);
});

test("reasons are added, changed where they stand and archived", async () => {
	const { server } = entry();
	server.refuse(contract.createActivityReason, 409, {
		error: "InvalidAction",
		code: "DUPLICATE",
		message: "Dieser Wert ist bereits vergeben.",
		details: [{ field: "text", text: "Dieser Wert ist bereits vergeben." }],
	});
	server.answer(at.reason, { ...jam, text: "Zugausfall", version: 3 });
	server.answer(at.reasonState, { ...jam, isEnabled: false, version: 3 });
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
	await button("Speichern").click();
	await soon(() => server.calls(at.reason).map(({ body }) => body)).toEqual([
		{ version: 2, activityId: work.id, text: "Zugausfall" },
	]);
	await button("Stau archivieren").click();
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
