import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice } from "./office.ts";
import { press } from "./press.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";

const stage = useStage();

const entriesOf = (page: Page) =>
	page.getByRole("table", { name: "Zeiteinträge der letzten 30 Tage" }).getByRole("row");

const bookings = (tenantId: string) =>
	askDatabase(
		stage().server,
		"select action, class_type from booking where tenant_id = $1 order by booked_at",
		[tenantId],
	);

test("from signing in to coming, pausing and going", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.getByText("Nicht eingestempelt").waitFor();
	await expectAccessible(page, "dashboard-stopped");
	await press(page, "Kommen", "Gehen");
	await page.getByText(/^Läuft seit \d\d:\d\d$/).waitFor();
	await entriesOf(page).filter({ hasText: "läuft" }).waitFor();
	await expectAccessible(page, "dashboard-running");
	await press(page, "Pause", "Pause beenden");
	await page.getByText(/^Pause seit \d\d:\d\d$/).waitFor();
	await expectAccessible(page, "dashboard-paused");
	await press(page, "Pause beenden", "Gehen");
	await press(page, "Gehen", "Kommen");
	await page.getByText(/^Gegangen um \d\d:\d\d$/).waitFor();
	await expect
		.poll(() => bookings(office.tenantId))
		.toMatchObject([
			{ action: "START", class_type: "WORKTIME" },
			{ action: "START", class_type: "PAUSE" },
			{ action: "END", class_type: "PAUSE" },
			{ action: "END", class_type: "WORKTIME" },
		]);
	await page.reload();
	await page.getByText(/^Gegangen um \d\d:\d\d$/).waitFor();
	await expectAccessible(page, "dashboard-left");
});

test("a double click books once", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.getByRole("button", { name: "Kommen" }).dblclick();
	await page.getByRole("button", { name: "Gehen", exact: true }).waitFor();
	await press(page, "Pause", "Pause beenden");
	await expect
		.poll(() => bookings(office.tenantId))
		.toMatchObject([
			{ action: "START", class_type: "WORKTIME" },
			{ action: "START", class_type: "PAUSE" },
		]);
});

test("the details of the day stand in a panel", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.getByRole("button", { name: "Details", exact: true }).click();
	const panel = page.getByRole("dialog", { name: "Arbeitszeituhr" });
	await panel.getByText("Keine Zeiteinträge für den ausgewählten Tag gefunden.").waitFor();
	await expectAccessible(page, "clock-panel-empty");
	await page.keyboard.press("Escape");
	await press(page, "Kommen", "Gehen");
	await page.getByRole("button", { name: "Details", exact: true }).click();
	await panel.getByText("Einträge des Tages").waitFor();
	await panel.getByText("Kommen", { exact: true }).waitFor();
	await expectAccessible(page, "clock-panel");
});

test("time on a project", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.getByRole("button", { name: /^Neubau Haus C/ }).click();
	const name = "Neubau Haus C Planung";
	await press(page, `Start ${name}`, `Stopp ${name}`);
	await page.getByRole("button", { name: "Gehen", exact: true }).waitFor();
	await page.getByRole("button", { name: `Favorit ${name}` }).click();
	await expectAccessible(page, "dashboard-project");
	await page.getByRole("button", { name: `Details zu ${name}` }).click();
	const panel = page.getByRole("dialog", { name: "Projektuhr" });
	await panel.getByRole("timer").waitFor();
	await expectAccessible(page, "project-panel");
	await page.keyboard.press("Escape");
	await press(page, `Stopp ${name}`, `Start ${name}`);
	await page.reload();
	await dashboardOf(page);
	await page.getByRole("button", { name: /^Neubau Haus C/ }).click();
	await page.getByRole("button", { name: `Favorit ${name}`, pressed: true }).waitFor();
});

/** Two kinds of pause, and an errand whose place must be known. */
function buildSite() {
	return buildTenant(stage().server.ownerUrl, async (tenant) => {
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		await tenant.activity({ name: "Raucherpause", classType: "PAUSE" });
		await tenant.activity({ name: "Hausbesuch", classType: "ACTION", bookingRequiresGps: true });
		return { lena };
	});
}

test("several pauses open a menu; an errand with GPS asks for the place", async () => {
	const { lena, tenantNo } = await buildSite();
	const page = await stage().open();
	// nobody answers the browser's question here: what is not granted is refused at once
	await page.context().grantPermissions([]);
	await signIn(page, { tenantNo, username: "lena", password: lena.password });
	await press(page, "Kommen", "Gehen");
	await page.getByRole("button", { name: "Art der Pause" }).click();
	await page.getByRole("menuitem", { name: "Raucherpause" }).waitFor();
	await expectAccessible(page, "pause-menu");
	await page.keyboard.press("Escape");
	const errand = async () => {
		await page.getByRole("button", { name: "Dienstgang" }).click();
		await page.getByRole("menuitem", { name: "Hausbesuch" }).click();
	};
	await errand();
	await page.getByText("Gps Location required").waitFor();
	await expectAccessible(page, "gps-required");
	await page.context().grantPermissions(["geolocation"]);
	await page.context().setGeolocation({ latitude: 51.5, longitude: 7.4 });
	await page.getByText("Gps Location required").waitFor({ state: "hidden" });
	await errand();
	await page.getByRole("button", { name: "Hausbesuch beenden" }).waitFor();
	await page.getByText(/^Hausbesuch seit/).waitFor();
});
