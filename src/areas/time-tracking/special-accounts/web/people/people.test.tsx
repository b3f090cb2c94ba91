import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import {
	answers,
	at,
	button,
	choice,
	credit,
	field,
	held,
	night,
	openOnly,
	option,
	otherId,
	prepare,
	userId,
} from "../test-panels.tsx";
import PersonAccountsLink from "./person-accounts-link.tsx";

const entry = freshEntry();
const assignmentId = held.assignments[0]?.id;
const assignment = `/api/special-account-assignments/${assignmentId}`;
const change = {
	...contract.updateSpecialAccountModification,
	path: `/api/special-account-modifications/${credit.id}`,
};
const reverse = { ...contract.reverseSpecialAccountModification, path: `${change.path}/reversal` };

beforeEach(() => prepare(entry().server));

function show(id: string, params: Readonly<Record<string, unknown>>) {
	openOnly(id, params);
	entry().show(<PanelHost />);
}

const bodies = (operation: Endpoint) =>
	entry()
		.server.calls(operation)
		.map(({ body }) => body);

test("a person's detail names her accounts, and leads to them", async () => {
	showPanels(nothingOpen);
	entry().show(
		<main>
			<PersonAccountsLink userId={userId} />
			<PanelHost />
		</main>,
	);
	const link = page.getByRole("button", { name: /^Sonderkonten/ });
	await expect.element(link.getByText(/NACHT Nachtzuschlag/)).toBeVisible();
	await expectAccessible();
	await link.click();
	await expect.element(page.getByText("ab 01.01.2026")).toBeVisible();
	await expect.element(page.getByText("Korrekturen +1:30 h")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Korrekturen" })).toBeVisible();
});

test("the days of an assignment are changed where they stand", async () => {
	const { server } = entry();
	const update = { ...contract.updateSpecialAccountAssignment, path: assignment };
	server.answer(update, answers.updateSpecialAccountAssignment.thisYear);
	show(panels.usersSpecialAccountsPicker.id, { userId });
	await button("Zeitraum ändern: Nachtzuschlag, ab 01.01.2026").click();
	await field("Gültig bis").fill("31.12.2026");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(update)).toEqual([
		{ version: 4, validFrom: "2026-01-01", validTo: "2026-12-31" },
	]);
	await soon(() => field("Gültig bis").query()).toBeNull();
});

test("an assignment is removed after a tick", async () => {
	const { server } = entry();
	const remove = { ...contract.deleteSpecialAccountAssignment, path: assignment };
	server.answer(remove, {});
	show(panels.usersSpecialAccountsPicker.id, { userId });
	await button("Zeitraum ändern: Nachtzuschlag, ab 01.01.2026").click();
	await button("Entfernen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await dialog.getByRole("button", { name: "Entfernen" }).click();
	await soon(() => bodies(remove)).toHaveLength(1);
});

test("one sees one's own without any right, and cannot change them", async () => {
	sessionStore.set(sampleSession({ permissions: {} }));
	show(panels.usersSpecialAccountsPicker.id, { userId });
	await expect.element(page.getByText("NACHT Nachtzuschlag")).toBeVisible();
	await expect.element(page.getByText("Einsatz nachgemeldet")).toBeVisible();
	expect(button("Ändern").query()).toBeNull();
	expect(button("Sonderkonto zuweisen").query()).toBeNull();
	expect(button("Korrektur anlegen").query()).toBeNull();
	await expectAccessible();
});

test("accounts are ticked for several people, and what was not possible is told", async () => {
	const { server } = entry();
	server.answer(contract.assignSpecialAccounts, answers.assignSpecialAccounts.oneRefused);
	showPanels(nothingOpen);
	entry().show(<PanelHost />);
	const people = [
		{ id: userId, name: "Vogt, Lena" },
		{ id: otherId, name: "Brandt, Jonas" },
	];
	const answer = openPicker(panels.usersSpecialAccountsBulk, { people });
	await expect.element(page.getByText("2 Mitarbeiter")).toBeVisible();
	await field("Gültig ab").fill("01.12.2026");
	await button("Zuweisen").click();
	await expect.element(page.getByRole("alert").first()).toBeVisible();
	await expectAccessible();
	await page.getByRole("checkbox", { name: "NACHT Nachtzuschlag" }).click();
	await button("Zuweisen").click();
	await expect
		.element(page.getByText("Brandt, Jonas, NACHT: in diesem Zeitraum schon zugewiesen"))
		.toBeVisible();
	expect(await answer).toBe(true);
	expect(bodies(contract.assignSpecialAccounts)).toEqual([
		{ userIds: [userId, otherId], accountIds: [night.id], validFrom: "2026-12-01", validTo: null },
	]);
});

test("a modification is written with its reason", async () => {
	const { server } = entry();
	const create = { ...contract.createSpecialAccountModification, path: at.modifications.path };
	server.answer(create, answers.createSpecialAccountModification.less);
	show(panels.specialAccountsModificationCreate.id, { userId });
	await choice("Sonderkonto").click();
	await option("NACHT Nachtzuschlag").click();
	await page.getByText("Abzug").click();
	await field("Tag").fill("20.11.2026");
	await field("Stunden").fill("1:30");
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").last()).toBeVisible();
	await field("Begründung").fill("Doppelt gezählt");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(create)).toEqual([
		{
			accountId: night.id,
			day: "2026-11-20",
			type: "DEDUCTION",
			minutes: 90,
			reason: "Doppelt gezählt",
		},
	]);
});

test("a modification is corrected from the list", async () => {
	const { server } = entry();
	server.answer(change, answers.updateSpecialAccountModification.more);
	show(panels.usersSpecialAccountsPicker.id, { userId });
	await page.getByRole("button", { name: /^20.11.2026 · NACHT/ }).click();
	await field("Stunden").fill("2:00");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => bodies(change)).toEqual([
		{ day: "2026-11-20", type: "ENTITLEMENT", minutes: 120, reason: "Einsatz nachgemeldet" },
	]);
});

test("a modification is taken back with a reason; settled ones are not offered", async () => {
	const { server } = entry();
	server.answer(reverse, answers.reverseSpecialAccountModification.back);
	const params = { userId, modificationId: credit.id };
	show(panels.specialAccountsModificationEdit.id, params);
	await button("Zurücknehmen").click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("textbox").fill("Irrtum");
	server.answer(at.modifications, answers.listSpecialAccountModifications.settled);
	await dialog.getByRole("button").last().click();
	await soon(() => bodies(reverse)).toEqual([{ reason: "Irrtum" }]);
	await soon(() => openPanels().panels).toEqual([]);
	show(panels.specialAccountsModificationEdit.id, params);
	await expect.element(page.getByText(/ist abgeschlossen/)).toBeVisible();
});
