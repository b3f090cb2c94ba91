import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract, type Sickness } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";
import { SicknessSection } from "./sickness-section.tsx";

const entry = freshEntry();
const answers = recorded(contract, file);
const { absenceId } = answers.getSickness.missing;

/** An operation about this illness, or this certificate. */
const at = <E extends { readonly path: string }>(endpoint: E, id = absenceId): E => ({
	...endpoint,
	path: endpoint.path.replace(/\{\w+\}/, id),
});
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession({ permissions: {} }));
	setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
});

function show(sickness: Sickness): void {
	const { server, show: render } = entry();
	server.answer(at(contract.getSickness), sickness);
	render(
		<main>
			<SicknessSection absenceId={absenceId} />
			<PanelHost />
		</main>,
	);
}

test("what is missing, how long pay goes on, and a certificate that is received", async () => {
	const { server } = entry();
	const { announced, received } = answers.getSickness;
	show(announced);
	await expect.element(page.getByText("Mo 13.07., fehlt")).toBeVisible();
	await expect.element(page.getByText(/^bis .* von 42 Kalendertage/)).toBeVisible();
	await expect.element(page.getByText("angekündigt")).toBeVisible();
	await expectAccessible();
	await button("Mi 08.07. – So 12.07.2026").click();
	await expect.element(page.getByRole("textbox", { name: "Eingegangen am" })).toBeVisible();
	await expectAccessible();
	const [note] = announced.notes;
	const update = at(contract.updateSickNote, note?.id);
	server.answer(update, answers.updateSickNote.received);
	await page.getByRole("textbox", { name: "Eingegangen am" }).fill("14.07.2026");
	server.answer(at(contract.getSickness), received);
	await button("Speichern").click();
	await soon(() => server.calls(update)[0]?.body).toMatchObject({
		...{ version: 1, auFrom: "2026-07-08", auTo: "2026-07-12", receivedOn: "2026-07-14" },
	});
	await expect.element(page.getByText("eingegangen Di 14.07.")).toBeVisible();
	await expect.element(page.getByText("Mo 13.07., liegt vor")).toBeVisible();
	await expect.element(page.getByText("3 Tage")).toBeVisible();
});

test("the person announces hers and says nothing of its receipt; a refusal keeps what was typed", async () => {
	const { server } = entry();
	show(answers.getSickness.own);
	await button("Bescheinigung anlegen").click();
	const days = page.getByRole("textbox", { name: "Arbeitsunfähig von – bis" });
	await expect.element(days).toHaveValue("Mi 08.07. – So 12.07.2026");
	expect(page.getByRole("textbox", { name: "Eingegangen am" }).query()).toBeNull();
	const create = at(contract.createSickNote);
	const { outside } = answers.refusals;
	server.refuse(create, outside.status, outside.body);
	await days.fill("01.08.2026-02.08.2026");
	await button("Speichern").click();
	await expect.element(page.getByText(/mindestens einen Tag der Krankheit umfassen/)).toBeVisible();
	await expect.element(days).toHaveValue("Sa 01.08. – So 02.08.2026");
	server.answer(create, answers.createSickNote.announced);
	server.answer(at(contract.getSickness), answers.getSickness.announced);
	await days.fill("08.07.2026-12.07.2026");
	await button("Speichern").click();
	await expect.element(page.getByText("angekündigt")).toBeVisible();
	expect(server.calls(create).at(-1)?.body).toMatchObject({ kind: "EAU", receivedOn: null });
});

test("a follow-up certificate that ends later tells the new end, and lets the absence last", async () => {
	const { server } = entry();
	show(answers.getSickness.announced);
	await button("Bescheinigung anlegen").click();
	await page
		.getByRole("textbox", { name: "Arbeitsunfähig von – bis" })
		.fill("13.07.2026-17.07.2026");
	await expect
		.element(page.getByText(/Bisheriges Ende So 12.07.2026, neues Ende Fr 17.07.2026/))
		.toBeVisible();
	await expectAccessible();
	const create = at(contract.createSickNote);
	server.answer(create, answers.createSickNote.announced);
	server.answer(at(contract.getSickness), answers.getSickness.received);
	await button("Speichern").click();
	await soon(() => server.calls(create)[0]?.body).toMatchObject({
		...{ isFollowUp: true, prolongs: true, auFrom: "2026-07-13", auTo: "2026-07-17" },
	});
	await expect.element(page.getByText("Mo 13.07., liegt vor")).toBeVisible();
});

test("an illness is the same as an earlier one", async () => {
	const { server } = entry();
	show(answers.getSickness.announced);
	await button("Bearbeiten").click();
	await page.getByRole("combobox", { name: "Dieselbe Krankheit wie" }).click();
	await page.getByRole("option", { name: "Mo 02.03. – So 29.03.2026" }).click();
	await page.getByRole("switch", { name: "Am ersten Tag noch gearbeitet" }).click();
	await expectAccessible();
	const update = at(contract.updateSickness);
	server.answer(update, answers.updateSickness.same);
	server.answer(at(contract.getSickness), answers.getSickness.received);
	await button("Speichern").click();
	await expect.element(page.getByText("Mo 02.03. – So 29.03.2026")).toBeVisible();
	const { absenceId: earlier } = answers.getSickness.announced.earlier[0] ?? {};
	expect(server.calls(update)[0]?.body).toMatchObject({
		...{ version: 0, workedOnFirstDay: true, sameIllnessAs: earlier },
	});
});

test("who only reads changes nothing", async () => {
	show(answers.getSickness.read);
	await expect.element(page.getByText("Noch keine Bescheinigung.")).toBeVisible();
	expect([button("Bescheinigung anlegen").query(), button("Bearbeiten").query()]).toEqual([
		null,
		null,
	]);
});

test("a certificate is deleted after a question", async () => {
	const { server } = entry();
	show(answers.getSickness.received);
	await page.getByRole("button", { name: /^Mi 08\.07\./ }).click();
	const [note] = answers.getSickness.received.notes;
	server.answer(at(contract.deleteSickNote, note?.id), answers.deleteSickNote.gone);
	await button("Bescheinigung löschen").click();
	server.answer(at(contract.getSickness), answers.getSickness.missing);
	const dialog = page.getByRole("alertdialog");
	await dialog.getByRole("button", { name: "Bescheinigung löschen" }).click();
	await expect.element(page.getByText("Noch keine Bescheinigung.")).toBeVisible();
});
