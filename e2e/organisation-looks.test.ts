import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contract as signInContract } from "#areas/session/sign-in/contract.ts";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { expectAccessible } from "./accessibility.ts";
import { buildDepartments } from "./departments.ts";
import { picture, screens, signIn, useStage } from "./stage.ts";

const stage = useStage();
type Company = Awaited<ReturnType<typeof buildDepartments>>;

type Browser = ReturnType<ReturnType<typeof stage>["server"]["browser"]>;

/** Some of everything, so that no list is empty. */
async function fill(company: Company) {
	const browser = stage().server.browser();
	const { tenantNo, username, password } = company.as("alma");
	const who = { tenantNo, username, password, persistent: false };
	await browser.call(signInContract.login, who);
	const costCentre = await chargeMia(browser, company);
	const tag = { name: "Ersthelferin", color: "#0b5f60" };
	await browser.call(tags.createTag, tag);
	const holiday = await browser.call(holidays.createHoliday, {
		date: `${yearInBerlin()}-12-24`,
		name: "Heiliger Abend",
		factor: 0.5,
		kind: "OTHER",
		siteId: null,
	});
	await browser.call(qualifications.createQualification, {
		name: "Englisch",
		type: "LEVEL",
		levels: ["Grundkenntnisse", "Fließend"],
	});
	const listed = await browser.call(roles.listRoles, { sortBy: "name" });
	const role = listed.answer.items[1]?.id ?? "";
	return { costCentre, holiday: holiday.answer.id, role };
}

/** The page of holidays begins with the year that runs. */
function yearInBerlin(): string {
	const zone = { timeZone: "Europe/Berlin" };
	return new Date().toLocaleDateString("sv-SE", zone).slice(0, 4);
}

/** To a cost centre that was changed once. */
async function chargeMia(browser: Browser, { ids }: Company): Promise<string> {
	const values = { code: "4100", name: "Pflege" };
	const { id } = (await browser.call(costCentres.createCostCentre, values)).answer;
	const changed = { id, version: 1, ...values, name: "Pflege und Betreuung" };
	await browser.call(costCentres.updateCostCentre, changed);
	await browser.call(costCentres.putCostCentreShares, {
		target: "USER",
		targetId: ids.mia,
		validFrom: "2026-01-01",
		shares: [{ costCentreId: id, percent: 100 }],
	});
	return id;
}

type Filled = Awaited<ReturnType<typeof fill>>;

/** Each place with a word that shows it is there. */
type Places = Readonly<Record<string, readonly [address: string, word: string]>>;

const people = ({ ids, units }: Company): Places => ({
	user: [`/staff/users?p=users.detail:${ids.mia}`, "Kostenstelle wählen"],
	"manage-roles": [`/staff/users?p=users.manage-roles:${ids.leo}`, "Effektive Berechtigungen"],
	"user-create": ["/staff/users?p=users.create", "Zuordnung"],
	logins: [`/staff/users?p=users.logins:${ids.mia}`, "Nordmann, Mia"],
	"user-qualifications": [`/staff/users?p=users.qualifications:${ids.mia}`, "Nordmann, Mia"],
	import: ["/staff/users?p=users.import", "Frühere Importe"],
	unit: [`/staff/units?p=units.detail:${units.north}`, "Rollen der Abteilung"],
	"unit-roles": [`/staff/units?p=units.manage-roles:${units.north}`, "Lang"],
	qualifications: ["/staff/qualifications", "Englisch"],
});

const settings = (ids: Filled): Places => {
	const at = (panel: string) => `/settings/global?p=${panel}`;
	return {
		settings: ["/settings/global", "Organisation"],
		roles: [at("roles.overview"), "Personalabteilung"],
		role: [at(`roles.detail:${ids.role}`), "Zuweisungen bearbeiten"],
		"role-permissions": [at(`roles.permissions:${ids.role}`), "Organisation"],
		holidays: [at("holidays.overview"), "Heiliger Abend"],
		holiday: [at(`holidays.public-detail:${ids.holiday}`), "Halber Tag"],
		"holidays-import": [at("holidays.import"), "Neujahr"],
		activities: [at("activities.time-management"), "Arbeitszeit"],
		absences: [at("activities.absences"), "Urlaub"],
		"api-keys": [at("settings.api-keys"), "Noch gibt es keinen"],
		"api-key-create": [at("settings.api-key-create"), "Berechtigung hinzufügen"],
		terminals: [at("settings.hardware-terminals"), "Noch gibt es keine"],
		tags: [at("tags.manage"), "Ersthelferin"],
		"cost-centres": [at("cost-centres.overview"), "4100"],
		"log-history": [at(`common.log-history:cost_centre,${ids.costCentre}`), "Pflege und Betreuung"],
		"form-group": [at("settings.form-group:passwords.policy"), "Mindestlänge"],
	};
};

async function visit(
	page: Page,
	places: Places,
	look: (name: string) => Promise<void>,
): Promise<void> {
	for (const [name, [address, word]] of Object.entries(places)) {
		await follow(page, address);
		const dialogs = page.getByRole("dialog");
		const place = address.includes("?p=") ? dialogs : page.getByRole("main");
		await place.getByText(word).first().waitFor();
		await look(name);
	}
}

/** As a link inside the product does, without loading it anew. */
function follow(page: Page, address: string): Promise<void> {
	return page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state: null }));
	}, address);
}

async function asAdministrator(screen: keyof typeof screens) {
	const company = await buildDepartments(stage().server);
	const ids = await fill(company);
	const page = await stage().open(screen);
	await signIn(page, company.as("alma"));
	return { company, ids, page };
}

test("people and units look right and are read by everybody", async () => {
	const { company, page } = await asAdministrator("desk");
	await visit(page, people(company), (name) => expectAccessible(page, `staff-${name}`, ["normal"]));
}, 240_000);

test("settings look right and are read by everybody", async () => {
	const { ids, page } = await asAdministrator("desk");
	await visit(page, settings(ids), (name) =>
		expectAccessible(page, `settings-${name}`, ["normal"]),
	);
}, 240_000);

test("nothing sticks out at the side of a phone", async () => {
	const { company, ids, page } = await asAdministrator("phone");
	const places = { ...people(company), ...settings(ids) };
	await visit(page, places, async (name) => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width, name).toBe(screens.phone.width);
		await picture(page, `phone-${name}`);
	});
});
