import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { picture, signIn, useStage } from "./stage.ts";
import {
	buildWard,
	type Days,
	daysToPlan,
	inRowOf,
	openOn,
	openPlan,
	rowOf,
	written,
} from "./ward.ts";

const stage = useStage();

test("a plan is drawn from its demand and published, read on the phone, an open shift claimed, a wish planned and handed on, and who falls ill is replaced", async () => {
	const days = daysToPlan();
	const { as, lena: wishing, unitId } = await buildWard(stage().server);
	const ines = await stage().open();
	await signIn(ines, as("ines"));
	await planBoth(ines, days);
	const lena = await stage().open("phone");
	await signIn(lena, as("lena"));
	await readAndClaim(lena);
	await grant(ines, openOn(ines, days.thursday), "Lena Vogt");
	await lena.getByText("Beworben").waitFor({ state: "detached" });
	await wishFor(lena, `${wishing.id},${days.friday}`);
	await planByMachine(ines, `${days.friday},${days.friday},${unitId}`);
	await inRowOf(ines, "Vogt, Lena", days.friday);
	await handOver(lena, days.friday);
	const tom = await stage().open("phone");
	await signIn(tom, as("tom"));
	await takeOver(tom);
	await approve(ines, days.friday);
	await inRowOf(ines, "Weber, Tom", days.friday);
	await clockIn(lena);
	await tom.goto("/home/dashboard?p=shifts.mine");
	await tom.getByText("Gerade ist kein Dienst offen.").waitFor();
	await fallIll(lena, days.tuesday);
	await offer(ines, days.tuesday);
	// it appears without a reload
	await tom.getByRole("button", { name: "Bewerben" }).click();
	await tom.getByText("Beworben").waitFor();
	await grant(ines, openOn(ines, days.tuesday), "Tom Weber");
	await inRowOf(ines, "Weber, Tom", days.tuesday);
}, 240_000);

/** One is dragged to Lena, the other becomes an open shift; then all of it is made known. */
async function planBoth(page: Page, { tuesday, thursday }: Days): Promise<void> {
	await openPlan(page);
	await drag(page, openOn(page, tuesday), rowOf(page, "Vogt, Lena"));
	await inRowOf(page, "Vogt, Lena", tuesday);
	await openOn(page, thursday).click();
	const form = page.getByRole("dialog", { name: "Dienst anlegen" });
	await form.getByText("ohne Auswahl entsteht ein offener Dienst").waitFor();
	await expectAccessible(page, "shift-plan-fill", ["normal"]);
	await form.getByRole("button", { name: "Einplanen" }).click();
	await form.waitFor({ state: "detached" });
	await expectAccessible(page, "shift-plan");
	await page.getByRole("button", { name: "Veröffentlichen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Veröffentlichen" }).click();
	await page.getByText("3 Dienste sind jetzt bekannt.").waitFor();
}

/** From where something lies into a row, on the same day. */
async function drag(page: Page, item: Locator, row: Locator): Promise<void> {
	const from = await boxOf(item);
	const to = await boxOf(row);
	const x = from.x + from.width / 2;
	await page.mouse.move(x, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(x, from.y + from.height, { steps: 3 });
	await page.mouse.move(x, to.y + to.height / 2, { steps: 5 });
	await page.mouse.up();
}

async function boxOf(place: Locator) {
	await place.waitFor();
	return (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function readAndClaim(page: Page): Promise<void> {
	await page.goto("/home/dashboard?p=shifts.mine");
	await page.getByText("Neu und geändert").waitFor();
	await expectAccessible(page, "shifts-mine-phone", ["normal"]);
	await page.getByRole("button", { name: "Gelesen", exact: true }).click();
	await page.getByText(/zuletzt am .* gelesen/).waitFor();
	await page.getByRole("button", { name: "Bewerben" }).click();
	await page.getByText("Beworben").waitFor();
}

/** Gives an open shift to who applied for it. */
async function grant(page: Page, item: Locator, name: string): Promise<void> {
	await openPlan(page);
	await item.click();
	const panel = page.getByRole("dialog", { name: "Dienst", exact: true });
	await panel.getByText(name).first().waitFor();
	const give = panel.getByRole("button", { name: "Zusagen" });
	await give.click();
	await give.waitFor({ state: "detached" });
}

/** She would very much like to work then. */
async function wishFor(page: Page, params: string): Promise<void> {
	await page.goto(`/home/dashboard?p=availability.create:${params}`);
	const panel = page.getByRole("dialog", { name: "Verfügbarkeit angeben" });
	await panel.getByText("Verfügbar", { exact: true }).click();
	await panel.getByRole("combobox", { name: "Wunsch" }).click();
	await page.getByRole("option", { name: "sehr wichtig" }).click();
	await panel.getByRole("button", { name: "Angeben" }).click();
	await panel.waitFor({ state: "detached" });
}

/** Has the demand of a day given to somebody by the machine, and accepts what it found. */
async function planByMachine(page: Page, params: string): Promise<void> {
	await page.goto(`/shiftplan/overview?p=shifts.auto-plan:${params}`);
	const panel = page.getByRole("dialog", { name: "Offene Dienste planen" });
	await panel.getByRole("button", { name: "Vorschlag rechnen" }).click();
	await panel.getByText("1 von 1 offenen Diensten besetzt").waitFor();
	const accept = panel.getByRole("button", { name: "Den Dienst übernehmen" });
	const stop = panel.getByRole("button", { name: "Suche beenden" });
	await accept.or(stop).first().waitFor();
	if (await stop.isVisible()) await stop.click();
	await accept.click();
	await page.getByText("1 Dienst übernommen").waitFor();
	await openPlan(page);
}

async function handOver(page: Page, day: string): Promise<void> {
	await page.goto("/home/dashboard?p=shifts.mine");
	await page.getByRole("button", { name: new RegExp(`^Dienst öffnen: .*${written(day)}`) }).click();
	await page.getByRole("button", { name: "Abgeben oder tauschen" }).click();
	await page.getByRole("button", { name: "Anbieten" }).click();
	await page.getByText("Abgabe an alle, denen er passt, angeboten").waitFor();
}

async function takeOver(page: Page): Promise<void> {
	await page.goto("/home/dashboard?p=shifts.mine");
	await page.getByText("Lena Vogt gibt ab").waitFor();
	await page.getByRole("button", { name: "Annehmen" }).click();
	await page.getByText("Wartet auf die Planung").waitFor();
}

async function approve(page: Page, day: string): Promise<void> {
	await rowOf(page, "Vogt, Lena")
		.getByRole("gridcell", { name: new RegExp(`^Tagdienst.*${written(day)}`) })
		.click();
	const panel = page.getByRole("dialog", { name: "Dienst", exact: true });
	const give = panel.getByRole("button", { name: "Genehmigen" });
	await give.click();
	await give.waitFor({ state: "detached" });
}

async function clockIn(page: Page): Promise<void> {
	await page.goto("/home/dashboard");
	const clock = page.getByRole("region", { name: "Arbeitszeit" });
	await clock.getByText("Dienst", { exact: true }).waitFor();
	await clock.getByRole("button", { name: "Kommen" }).click();
	await clock.getByText(/Läuft seit/).waitFor();
	await clock.getByRole("button", { name: "Gehen" }).click();
	await clock.getByRole("button", { name: "Kommen" }).waitFor();
}

/** From today until a day, with two taps and that day. */
async function fallIll(page: Page, day: string): Promise<void> {
	await page.getByRole("button", { name: "Krank melden" }).tap();
	const report = page.getByRole("region", { name: "Krankmeldung" });
	await report
		.getByRole("textbox", { name: "Voraussichtlich bis" })
		.fill(day.split("-").reverse().join("."));
	await report.getByRole("button", { name: "Jetzt krank melden" }).tap();
	const known = page.getByRole("checkbox", { name: /Kenntnis genommen/ });
	const sent = page.getByText(/Gute Besserung!/);
	await known.or(sent).first().waitFor();
	if (await known.isVisible()) {
		await known.click();
		await page.getByRole("button", { name: "Trotzdem fortfahren" }).click();
	}
	await sent.waitFor();
}

async function offer(page: Page, day: string): Promise<void> {
	await page.goto("/shiftplan/overview?p=shifts.away");
	await page.getByText("Lena Vogt ist abwesend").first().waitFor();
	await page.getByRole("button", { name: new RegExp(`^Ersatz suchen: .*${written(day)}`) }).click();
	const panel = page.getByRole("dialog", { name: "Ersatz suchen" });
	await panel.getByText("Tom Weber").waitFor();
	await picture(page, "shifts-replace");
	await panel.getByRole("button", { name: "Dienst öffnen und anbieten" }).click();
	await page.getByText(/^\d+ Person(en)? wurden? benachrichtigt\.$/).waitFor();
}
