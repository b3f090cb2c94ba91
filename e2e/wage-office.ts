import { contract as exports } from "#areas/payroll/exports/contract.ts";
import { contract as accounts } from "#areas/payroll/payroll-accounts/contract.ts";
import { contract as signInContract } from "#areas/session/sign-in/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";

/** Lena helps out and is paid by "Lohn und Gehalt", Tom by LODAS; Ines decides about their times, Paula and Petra do the payroll. */
export async function buildWageOffice(server: TestServer) {
	const built = await buildTenant(server.ownerUrl, buildPeople);
	const { tenantNo, password } = built;
	const who = (username: string): Who => ({ tenantNo, username, password });
	const browserOf = async (username: string) => {
		const browser = server.browser();
		await browser.call(signInContract.login, { ...who(username), persistent: false });
		return browser;
	};
	const workday = workdayOfLastMonth();
	const office = { ...built, server, who, browserOf, workday, lastMonth: workday.slice(0, 7) };
	await setUp(office);
	return office;
}

export type WageOffice = Awaited<ReturnType<typeof buildWageOffice>>;

async function buildPeople(tenant: TenantBuilder) {
	const person = (firstName: string, lastName: string, roles: readonly string[], more = {}) => {
		const username = firstName.toLowerCase();
		const mail = `${username}@station.example`;
		return tenant.person({ firstName, lastName, username, mail, roles, ...more });
	};
	const { password } = await person("Ines", "Hartmann", ["Mitarbeiter", "Abteilungsleitung"]);
	for (const name of ["Paula", "Petra"]) await person(name, "Amt", ["Mitarbeiter", "Abrechnung"]);
	const lena = await person("Lena", "Vogt", ["Mitarbeiter"], { personnelNo: "101" });
	const tom = await person("Tom", "Weber", ["Mitarbeiter"], { personnelNo: "102" });
	const types = {
		lug: await employ(tenant, lena.id, "Aushilfe"),
		lodas: await employ(tenant, tom.id, "Angestellt"),
	};
	await chargeStation(tenant);
	const { work } = tenant.created.activities;
	return { types, lena: lena.id, tom: tom.id, work, password };
}

/** For 20 € an hour. @returns the type of employment, which is hers alone */
async function employ(tenant: TenantBuilder, userId: string, name: string): Promise<string> {
	const id = tenant.newId();
	const type = { tenant_id: tenant.tenantId, id, name };
	await tenant.tx.insertInto("employment_type").values(type).execute();
	const paid = { entryDate: "2020-01-01", weeklyMinutes: 2400, hourlyCents: 2000 };
	await insertEmployment(tenant, userId, { ...paid, employmentTypeId: id });
	return id;
}

/** Everybody's work is charged to the station. */
async function chargeStation(tenant: TenantBuilder): Promise<void> {
	const own = { tenant_id: tenant.tenantId };
	const id = tenant.newId();
	const centre = { ...own, id, code: "4711", name: "Station" };
	await tenant.tx.insertInto("cost_centre").values(centre).execute();
	const unit = { target: "UNIT", target_id: tenant.created.siteUnitId };
	await tenant.tx
		.insertInto("cost_centre_link")
		.values({
			...{ ...own, ...unit, id: tenant.newId(), cost_centre_id: id },
			...{ percent: 100, valid_from: "2020-01-01" },
		})
		.execute();
}

/** A Tuesday on which no state of Germany has a holiday. Example: 2026-10-20 */
function workdayOfLastMonth(): string {
	const [year = 0, month = 0] = new Date()
		.toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })
		.split("-")
		.map(Number);
	const day = new Date(Date.UTC(year, month - 2, 16));
	while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
	return day.toISOString().slice(0, 10);
}

interface Founded {
	readonly server: TestServer;
	readonly tenantId: string;
	/** Types of employment, by the program that takes their people. */
	readonly types: { readonly lug: string; readonly lodas: string };
	readonly lena: string;
	readonly tom: string;
	/** What they are booked on. */
	readonly work: string;
	readonly workday: string;
	browserOf(username: string): Promise<TestBrowser>;
}

/** Four eyes, an account, a program of payroll for each of both, and five hours of each: Lena's are only asked for. */
async function setUp(office: Founded): Promise<void> {
	const { server, tenantId, types, lena, tom, browserOf } = office;
	await askDatabase(
		server,
		`insert into setting (tenant_id, id, scope, key, value, valid_from) values ($1, $2, 'GLOBAL', 'payroll.closing', $3, '2020-01-01')`,
		[tenantId, newId(0), { fourEyes: true, cutoffDays: 2, fileDays: 4, payDays: 8 }],
	);
	const paula = await browserOf("paula");
	await paula.call(accounts.createStarterAccounts, { set: "DATEV_LUG_HOURLY" });
	const { items } = (await paula.call(accounts.listPayrollAccounts, {})).answer;
	const accountId = items.find(({ code }) => code === "LOHN")?.id as string;
	await paula.call(accounts.assignPayrollAccounts, {
		...{ userIds: [lena, tom], accountIds: [accountId] },
		...{ validFrom: "2020-01-01", validTo: null },
	});
	const id = await addProgram(paula, "DATEV_LUG", types.lug);
	await addProgram(paula, "DATEV_LODAS", types.lodas);
	const none = { processingKey: null, absenceKey: null, targetId: null };
	await paula.call(exports.setWageMappings, {
		...{ id, version: 1 },
		mappings: [{ ...none, accountId, target: "ALL", carries: "QUANTITY", wageType: "1000" }],
	});
	await enter(office, await browserOf("lena"), { userId: lena, state: "REQUESTED" });
	await enter(office, await browserOf("ines"), { userId: tom, state: "APPROVED" });
}

async function addProgram(
	paula: TestBrowser,
	type: "DATEV_LUG" | "DATEV_LODAS",
	employmentTypeId: string,
): Promise<string> {
	const config: GivenOf<typeof exports.createPayrollExportConfig> = {
		...{ name: type === "DATEV_LUG" ? "LuG" : "LODAS", type, siteId: null, employmentTypeId },
		...{ consultantNo: "1234567", clientNo: "54321", companyNumbers: false, recordId: 10 },
		...({ corrections: "ORIGIN_MONTH", layout: null } as const),
	};
	return (await paula.call(exports.createPayrollExportConfig, config)).answer.id;
}

interface Entered {
	readonly userId: string;
	readonly state: "REQUESTED" | "APPROVED";
	/** Hours in UTC. */
	readonly from?: string;
	readonly to?: string;
}

async function enter(
	{ work, workday }: Pick<Founded, "work" | "workday">,
	browser: TestBrowser,
	{ userId, state, from = "07", to = "12" }: Entered,
): Promise<void> {
	const at = (hour: string) => `${workday}T${hour}:00:00Z`;
	const entry = { activityId: work, begin: at(from), end: at(to), userId, state };
	const entered = await browser.call(entries.requestTimeTracking, entry);
	if (entered.status !== 200) throw new Error(entered.refusal.message);
}

/** Ines approves what Lena has asked for. */
export async function approveAll({ server, tenantId, browserOf }: WageOffice): Promise<void> {
	const [entry] = await askDatabase(
		server,
		"select id, version from time_tracking where tenant_id = $1 and state = 'REQUESTED'",
		[tenantId],
	);
	const { id, version } = entry as { id: string; version: number };
	const ines = await browserOf("ines");
	const approved = await ines.call(entries.approveTimeTracking, { id, version, accept: [] });
	if (approved.status !== 200) throw new Error(approved.refusal.message);
}

/** Eleven days after the month was closed two hours of Lena's come to light. */
export async function correctLena(office: WageOffice): Promise<void> {
	const { server, tenantId, lena, browserOf } = office;
	for (const table of ["payroll", "closed_month"])
		await askDatabase(
			server,
			`update ${table} set closed_at = closed_at - interval '11 days' where tenant_id = $1`,
			[tenantId],
		);
	const ines = await browserOf("ines");
	ines.headers[correctionHeader] = encodeURIComponent("Zettel nachgereicht");
	await enter(office, ines, { userId: lena, state: "APPROVED", from: "13", to: "15" });
}
