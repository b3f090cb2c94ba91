import type { Page } from "playwright-core";
import { contract as signInContract } from "#areas/session/sign-in/contract.ts";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";

/** Tuesday, Thursday and Friday of next week: all lie within the two weeks that are shown from this Monday on. */
export function daysToPlan() {
	const at = (after: number) => {
		const day = new Date(
			`${new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })}T12:00Z`,
		);
		day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + after);
		return day.toISOString().slice(0, 10);
	};
	return { tuesday: at(8), thursday: at(10), friday: at(11) };
}

export type Days = ReturnType<typeof daysToPlan>;

/** "08.12.", as days are written in the plan. */
export const written = (iso: string) => `${iso.slice(8)}.${iso.slice(5, 7)}.`;

/** Ines and Karl plan the ward of Lena and Tom, which releases its plan by the day. Lena has a shift that runs now; on three days somebody is needed. */
export async function buildWard(server: TestServer) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const roles = [
			"Mitarbeiter",
			{ name: "Planung", scope: "GLOBAL" as const },
			{ name: "Abteilungsleitung", scope: "GLOBAL" as const },
		];
		const person = (firstName: string, lastName: string, more = {}) => {
			const username = firstName.toLowerCase();
			const mail = `${username}@station.example`;
			return tenant.person({ firstName, lastName, username, mail, ...more });
		};
		await person("Ines", "Hartmann", { roles });
		await person("Karl", "Brandt", { roles });
		const lena = await person("Lena", "Vogt");
		const tom = await person("Tom", "Weber");
		const kind = await tenant.activity({ name: "Tagdienst", code: "T", classType: "SHIFT_DAY" });
		await tenant.activity({ name: "Erkältet", classType: "SICK" });
		return { lena, tom, kind, unitId: tenant.created.siteUnitId };
	});
	const { tenantNo, lena } = built;
	const as = (username: string): Who => ({ tenantNo, username, password: lena.password });
	await staffWard(server, { ...built, userId: lena.id, planner: as("ines") });
	return { ...built, as };
}

interface Ward {
	readonly tenantId: string;
	readonly unitId: string;
	readonly kind: string;
	readonly userId: string;
	readonly planner: Who;
}

async function staffWard(server: TestServer, ward: Ward): Promise<void> {
	const { tenantId, unitId, kind: activityId, planner } = ward;
	const browser = server.browser();
	await browser.call(signInContract.login, { ...planner, persistent: false });
	const place = { name: "Station 1", unitId, color: "#1f8a70", activityIds: [] };
	const { id: workspaceId } = (await browser.call(workspaces.createWorkspace, place)).answer;
	const item = { activityId, pauses: [], unitId: null, copies: 1 };
	await browser.call(templates.createShiftTemplate, {
		...{ name: "Woche", workspaceId, countsHalfHolidays: false },
		holidayMode: "NO_HOLIDAY_ON_DAYINDEX",
		items: [1, 3, 4].map((dayIndex) => ({
			...{ ...item, id: newId(0), dayIndex, beginMinute: 720, endMinute: 960 },
		})),
	});
	await askDatabase(
		server,
		"insert into unit_shiftplan_setting (tenant_id, unit_id, publishing, published_to) values ($1, $2, 'LIMITED', '2026-01-01')",
		[tenantId, unitId],
	);
	await askDatabase(
		server,
		`insert into shift (tenant_id, id, unit_id, user_id, activity_id, class_type, workspace_id, day, begin_at, end_at)
		select $1, gen_random_uuid(), $2, $3, $4, 'SHIFT_DAY', $5, (b.at at time zone 'Europe/Berlin')::date, b.at, b.at + interval '4 hours'
		from (select date_trunc('minute', now() - interval '10 minutes') as at) b`,
		[tenantId, unitId, ward.userId, activityId, workspaceId],
	);
}

/** A row of the plan: somebody's, or that of what nobody has. */
export const rowOf = (page: Page, name: string) =>
	page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

/** What lies on a day and is nobody's. */
export const openOn = (page: Page, day: string) =>
	rowOf(page, "Offene Dienste")
		.getByRole("gridcell", { name: new RegExp(`^Tagdienst.*${written(day)}`) })
		.first();

export async function openPlan(page: Page): Promise<void> {
	await page.goto("/shiftplan/overview");
	await page.getByText("14 Tage", { exact: true }).click();
}

/** Waits until a shift of the day stands in somebody's row. */
export async function inRowOf(page: Page, name: string, day: string): Promise<void> {
	await rowOf(page, name)
		.getByRole("gridcell", { name: new RegExp(`^Tagdienst.*${written(day)}`) })
		.waitFor();
}
