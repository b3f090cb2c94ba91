import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice } from "./office.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";
import { chooseInUserMenu } from "./user-menu.ts";

const stage = useStage();

async function openDashboard() {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	return { office, page };
}

test("a page that does not exist", async () => {
	const { page } = await openDashboard();
	await page.goto("/home/gibt-es-nicht");
	await page.getByText("Diese Seite gibt es nicht, oder Sie dürfen sie nicht sehen.").waitFor();
	await expectAccessible(page, "not-found");
	await page.getByRole("button", { name: "Dashboard öffnen" }).click();
	await dashboardOf(page);
});

test("the side rail shut, the help text, the palette", async () => {
	const { page } = await openDashboard();
	await page.getByRole("button", { name: "Seitenmenü einklappen" }).click();
	await page.getByRole("button", { name: "Hilfe" }).click();
	await page.getByRole("complementary", { name: "Hilfe" }).waitFor();
	await expectAccessible(page, "rail-narrow-and-help");
	await page.reload();
	await dashboardOf(page);
	await page.getByRole("button", { name: "Seitenmenü ausklappen" }).click();
	await page.getByRole("button", { name: "Hilfe schließen" }).click();
	await page.keyboard.press("Control+k");
	const search = page.getByRole("combobox", { name: /suchen$/ });
	await search.fill("arbeitszeit");
	await page.getByRole("option", { name: "Arbeitszeituhr" }).waitFor();
	await expectAccessible(page, "palette");
	await search.fill("gibtesnicht");
	await page.getByText("Nichts gefunden.").waitFor();
	await page.keyboard.press("Escape");
	await search.waitFor({ state: "hidden" });
});

test("language, theme, contrast, zoom and hours follow the person", async () => {
	const { page, office } = await openDashboard();
	await chooseInUserMenu(page, "Anzeige");
	const display = page.getByRole("dialog");
	await display.getByText("Dunkel", { exact: true }).click();
	await display.getByText("7,70").click();
	await display.getByText("110 %").click();
	await expectAccessible(page, "display");
	const saved = page.waitForResponse((answer) =>
		/settings\/PROFILE\/Profile\.Language/.test(answer.url()),
	);
	await display.getByText("English", { exact: true }).click();
	await page.getByRole("heading", { name: "Display" }).waitFor();
	await saved;
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Clock in" }).waitFor();
	expect(await page.locator("html").getAttribute("lang")).toMatch(/^en/);
	const other = await stage().open();
	await other.goto(`/login/${office.tenantNo}`);
	await other.getByLabel("Benutzername oder E-Mail").fill("sofia");
	await other.getByLabel("Passwort", { exact: true }).fill(office.asSofia.password);
	await other.getByRole("button", { name: "Anmelden", exact: true }).click();
	await other.getByRole("button", { name: "Clock in" }).waitFor();
	expect(await other.locator("html").getAttribute("data-mantine-color-scheme")).toBe("dark");
	await expectAccessible(other, "dashboard-english");
	for (const [panel, title] of [
		["profile.private", "My profile"],
		["profile.app-info", "About the app"],
	] as const) {
		await other.goto(`/home/dashboard?p=${panel}`);
		await other.getByRole("heading", { name: title }).waitFor();
		await expectAccessible(other, `${panel}-english`);
	}
});

test("broken saved settings fall back to their defaults", async () => {
	const { page, office } = await openDashboard();
	await askDatabase(
		stage().server,
		`insert into user_setting (tenant_id, user_id, scope, key, value)
			values ($1, $2, 'WEBAPP', 'Layout', '{"theme": 7, "browserZoom": "viel", "sideMenuExpanded": []}'),
				($1, $2, 'PROFILE', 'Profile.Language', '"klingonisch"'),
				($1, $2, 'WEBAPP', 'Filter', '[1, 2]')
			on conflict (tenant_id, user_id, scope, site_id, key) do update set value = excluded.value`,
		[office.tenantId, office.sofia.id],
	);
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage)) {
			if (key.startsWith("stundwerk.settings")) localStorage[key] = "{kaputt";
		}
	});
	await page.reload();
	await dashboardOf(page);
	const fresh = await stage().open();
	await signIn(fresh, office.asSofia);
	expect(await fresh.locator("html").getAttribute("data-mantine-color-scheme")).toBe("light");
});

test("after the trial only what is always visible is left", async () => {
	const { page, office } = await openDashboard();
	await askDatabase(
		stage().server,
		"update tenant set trial_state = 'TRIAL_EXPIRED' where tenant_id = $1",
		[office.tenantId],
	);
	// a change past the product is announced to nobody: a session checked within the last second may still be believed
	await expect
		.poll(async () => (await (await page.request.get("/api/session")).json()).trialState, {
			timeout: 15_000,
		})
		.toBe("TRIAL_EXPIRED");
	await page.reload();
	await dashboardOf(page);
	await page.goto("/staff/users");
	await page.getByText("Diese Seite gibt es nicht, oder Sie dürfen sie nicht sehen.").waitFor();
	const menu = page.getByRole("navigation", { name: "Hauptmenü" });
	expect(await menu.getByRole("link").allTextContents()).toEqual(["Start"]);
});

test("what somebody may not do is said with permission and level", async () => {
	const { page } = await openDashboard();
	// no role of the product takes this right away yet, so the answer is put in the server's mouth
	await page.route("**/api/bookings", (route) =>
		route.fulfill({
			status: 403,
			json: {
				error: "Forbidden",
				code: "FORBIDDEN",
				message: "",
				permission: "timetrackings.manage",
				level: "WRITE",
				details: [],
				traceId: "",
			},
		}),
	);
	await page.getByRole("button", { name: "Kommen" }).click();
	const told = page.getByRole("alertdialog", { name: "Zugriff verweigert" });
	await told.getByText("Benötigt wird die Berechtigung „Zeiteinträge“ mit der Stufe").waitFor();
	await told.getByText("Bitte wenden Sie sich an Ihren Vorgesetzten.").waitFor();
	await expectAccessible(page, "access-denied");
	await page.getByRole("button", { name: "OK" }).click();
	await page.getByRole("button", { name: "Kommen" }).waitFor();
});
