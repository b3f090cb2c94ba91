import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildDepartments } from "./departments.ts";
import { press } from "./press.ts";
import { signIn, useStage } from "./stage.ts";
import {
	buildTeam,
	forgetClockOut,
	requestsAnEvening,
	workedYesterday,
	worksMornings,
} from "./team.ts";

const stage = useStage();

/** Clicks one after the other, each once its target is there; what follows them says that they were enough. */
async function clicks(...targets: readonly Locator[]): Promise<number> {
	for (const target of targets) await target.click();
	return targets.length;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("an employee clocks in and pauses with one click each", async () => {
	const team = await buildTeam(stage().server);
	const page = await stage().open();
	await signIn(page, team.asLena);
	expect(await clicks(button(page, "Kommen"))).toBe(1);
	await page.getByText(/^Läuft seit/).waitFor();
	// right after a booking the clock ignores what may be a double click; on a page that was just opened it does not
	await page.reload();
	await page.getByText(/^Läuft seit/).waitFor();
	expect(await clicks(page.getByRole("button", { name: "Pause", exact: true }))).toBe(1);
	await page.getByText(/^Pause seit/).waitFor();
});

test("a supervisor decides a request with one click, and sees why somebody's day is as it is with three", async () => {
	const team = await buildTeam(stage().server);
	await workedYesterday(stage().server, team);
	await requestsAnEvening(stage().server, team);
	const page = await stage().open();
	await signIn(page, team.asInes);
	expect(await clicks(button(page, "Genehmigen: Lena Vogt"))).toBe(1);
	await page.getByText("Zeiteintrag genehmigt").waitFor();
	const month = page.getByRole("dialog", { name: "Monatsübersicht" });
	const taken = await clicks(
		page.getByRole("link", { name: "Zeiterfassung" }),
		page.getByRole("row", { name: /^Vogt, Lena/ }),
		month.getByRole("row", { name: /08:00/ }),
	);
	expect(taken).toBe(3);
	await page.getByRole("dialog", { name: "Soll/Ist im Detail" }).waitFor();
});

test("a timesheet is saved with three clicks", async () => {
	const team = await buildTeam(stage().server);
	await workedYesterday(stage().server, team);
	const page = await stage().open();
	await signIn(page, team.asInes);
	const saved = page.waitForEvent("download");
	const taken = await clicks(
		page.getByRole("link", { name: "Zeiterfassung" }),
		page.getByRole("row", { name: /^Vogt, Lena/ }),
		button(page, "Stundenzettel (PDF)"),
	);
	expect(taken).toBe(3);
	expect((await saved).suggestedFilename()).toMatch(/^Stundenzettel Vogt, Lena .*\.pdf$/);
});

test("a forgotten clock-out is mended with two clicks", async () => {
	const team = await buildTeam(stage().server);
	const page = await stage().open();
	await signIn(page, team.asLena);
	await press(page, "Kommen", "Gehen");
	await forgetClockOut(stage().server, team);
	const card = button(page, "Mein Tag in Ordnung 1 Lücke mit Vorschlag");
	const panel = page.getByRole("dialog", { name: "Mein Tag in Ordnung" });
	let taken = await clicks(card);
	await panel.getByRole("textbox", { name: "Von – bis" }).fill("8-14");
	taken += await clicks(button(page, "Beantragen"));
	expect(taken).toBe(2);
	await panel.getByText("Wartet auf Genehmigung").waitFor();
});

test("why one's balance is as it is takes one click", async () => {
	const team = await buildTeam(stage().server);
	await workedYesterday(stage().server, team);
	const page = await stage().open();
	await signIn(page, team.asLena);
	const overtime = page.getByRole("region", { name: "Überstunden" });
	expect(await clicks(overtime.getByRole("button", { name: /Warum/ }))).toBe(1);
	await page.getByRole("dialog", { name: "Monatsübersicht" }).waitFor();
});

test("an entry is added with four clicks", async () => {
	const team = await buildTeam(stage().server);
	const page = await stage().open();
	await signIn(page, team.asLena);
	const times = page.getByRole("textbox", { name: "Von – bis" });
	let taken = await clicks(button(page, "Neuer Eintrag"), times);
	await times.fill("0:10-0:20");
	taken += await clicks(page.getByRole("dialog").getByRole("button", { name: "Speichern" }));
	expect(taken).toBeLessThanOrEqual(4);
	await page.getByText("0:10").first().waitFor();
});

test("an entry like those of other days is added with three clicks", async () => {
	const team = await buildTeam(stage().server);
	const day = await worksMornings(stage().server, team);
	const page = await stage().open();
	await signIn(page, team.asLena);
	const form = page.getByRole("dialog");
	const wanted = form.getByRole("textbox", { name: "Tag", exact: true });
	let taken = await clicks(button(page, "Neuer Eintrag"), wanted);
	await wanted.fill(day);
	await form
		.getByRole("textbox", { name: "Von – bis" })
		.and(page.locator('[value="08:00 – 12:00"]'))
		.waitFor();
	taken += await clicks(form.getByRole("button", { name: "Speichern" }));
	expect(taken).toBe(3);
	await page.getByText("08:00 – 12:00").first().waitFor();
});

test("the month that is over is closed with five clicks", async () => {
	const team = await buildTeam(stage().server);
	const page = await stage().open();
	await signIn(page, team.asInes);
	const overview = page.getByRole("dialog", { name: "Monat abschließen", exact: true });
	const taken = await clicks(
		page.getByRole("link", { name: "Zeiterfassung" }),
		button(page, "Monat abschließen"),
		overview.getByRole("button", { name: "Voriger Monat" }),
		overview.getByRole("button", { name: "Alle abschließen" }),
		page.getByRole("alertdialog").getByRole("button", { name: "Abschließen" }),
	);
	expect(taken).toBe(5);
	await overview.getByText("Abgeschlossen").first().waitFor();
});

test("a new employee takes three clicks and the form", async () => {
	const company = await buildDepartments(stage().server);
	const page = await stage().open();
	await signIn(page, company.as("alma"));
	const form = page.getByRole("dialog", { name: "Mitarbeiter anlegen" });
	let taken = await clicks(
		page.getByRole("link", { name: "Personal" }),
		button(page, "Mitarbeiter anlegen"),
	);
	await form.getByRole("textbox", { name: "Vorname" }).fill("Mia");
	await form.getByRole("textbox", { name: "Nachname" }).fill("Neu");
	// the form is filled in as it asks, and is not counted
	await form.getByRole("button", { name: "Abteilung", exact: true }).click();
	await page.getByRole("treeitem", { name: "Haus Nord" }).click();
	taken += await clicks(form.getByRole("button", { name: "Anlegen", exact: true }));
	expect(taken).toBe(3);
	await page.getByRole("dialog", { name: "Neu, Mia" }).waitFor();
});
