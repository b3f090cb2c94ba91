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
	const office = { ...built, server, who, browserOf, lastMonth: monthBefore() };
	await setUp(office);
	return office;
}

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
	const paid = { entryDate: "2020-01-01", weeklyMinutes: 2400, hourlyCents: 2000 };
	const types: string[] = [];
	for (const [name, { id }] of [
		["Aushilfe", lena],
		["Angestellt", tom],
	] as const) {
		const type = tenant.newId();
		const row = { tenant_id: tenant.tenantId, id: type, name };
		await tenant.tx.insertInto("employment_type").values(row).execute();
		await insertEmployment(tenant, id, { ...paid, employmentTypeId: type });
		types.push(type);
	}
	const { work } = tenant.created.activities;
	return { types, ids: [lena.id, tom.id], work, password };
}

export type WageOffice = Awaited<ReturnType<typeof buildWageOffice>>;

/** Of today in Berlin. Example: 2026-10 */
function monthBefore(): string {
	const [year = 0, month = 0] = new Date()
		.toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })
		.split("-")
		.map(Number);
	return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

interface Set {
	readonly server: TestServer;
	readonly tenantId: string;
	readonly types: readonly string[];
	/** Of Lena and Tom. */
	readonly ids: readonly string[];
	/** What they are booked on. */
	readonly work: string;
	/** e.g. 2026-10 */
	readonly lastMonth: string;
	browserOf(username: string): Promise<TestBrowser>;
}

/** Four eyes, accounts, a program of payroll for each of both, and five hours of each on the first of last month. */
async function setUp(office: Set): Promise<void> {
	const { server, tenantId, types, ids, browserOf } = office;
	await askDatabase(
		server,
		`insert into setting (tenant_id, id, scope, key, value, valid_from) values ($1, $2, 'GLOBAL', 'payroll.closing', $3, '2020-01-01')`,
		[tenantId, newId(0), { fourEyes: true, cutoffDays: 2, fileDays: 4, payDays: 8 }],
	);
	const paula = await browserOf("paula");
	const starter = await paula.call(accounts.createStarterAccounts, { set: "DATEV_LUG_HOURLY" });
	const accountIds = starter.answer.ids;
	const always = { validFrom: "2020-01-01", validTo: null };
	await paula.call(accounts.assignPayrollAccounts, { userIds: [...ids], accountIds, ...always });
	const programs: string[] = [];
	for (const [nth, type] of (["DATEV_LUG", "DATEV_LODAS"] as const).entries())
		programs.push(await program(paula, type, types[nth] as string));
	const { answer } = await paula.call(exports.getWageMappings, { id: programs[0] as string });
	const own = answer.accounts.find(({ code }) => code === "LOHN")?.id as string;
	const ofAll = { target: "ALL", targetId: null, carries: "QUANTITY" } as const;
	await paula.call(exports.setWageMappings, {
		...{ id: programs[0] as string, version: answer.version },
		mappings: [
			{ ...ofAll, accountId: own, wageType: "1000", processingKey: null, absenceKey: null },
		],
	});
	const lena = await browserOf("lena");
	await enter(office, lena, { userId: ids[0] as string, state: "REQUESTED" });
	await enter(office, await browserOf("ines"), { userId: ids[1] as string, state: "APPROVED" });
}

async function program(
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

/** From 8 to 13 on the first of last month, in UTC. */
async function enter(
	{ work, lastMonth }: Pick<Set, "work" | "lastMonth">,
	browser: TestBrowser,
	given: { readonly userId: string; readonly state: "REQUESTED" | "APPROVED" },
): Promise<void> {
	const at = (hour: string) => `${lastMonth}-01T${hour}:00:00Z`;
	const entry = { activityId: work, begin: at("08"), end: at("13"), ...given };
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

/** After the month was closed two hours of Lena's come to light. */
export async function correctLena(office: WageOffice): Promise<void> {
	const { ids, work, lastMonth, browserOf } = office;
	const ines = await browserOf("ines");
	ines.headers[correctionHeader] = encodeURIComponent("Zettel nachgereicht");
	const entered = await ines.call(entries.requestTimeTracking, {
		...{ userId: ids[0] as string, activityId: work, state: "APPROVED" },
		...{ begin: `${lastMonth}-02T08:00:00Z`, end: `${lastMonth}-02T10:00:00Z` },
	});
	if (entered.status !== 200) throw new Error(entered.refusal.message);
}
