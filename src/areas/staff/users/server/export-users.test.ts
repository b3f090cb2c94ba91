import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

const request: ListExportRequest = {
	list: "staff.users",
	format: "CSV_INT",
	columns: ["name", "personnelNo", "unitName", "mail", "isEnabled"],
	filter: {},
};

async function exported(
	company: Company,
	who: string,
	given: Partial<ListExportRequest> = {},
): Promise<Buffer> {
	const response = await company
		.as(who)
		.fetch("/api/list-exports", { method: "POST", body: JSON.stringify({ ...request, ...given }) });
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

async function lines(...given: Parameters<typeof exported>) {
	const text = (await exported(...given)).toString();
	return text.split("\r\n").slice(1, -1);
}

test("who leads a unit exports its people alone, with filters and sorting of the list", async () => {
	const company = await testCompany(server(), { Ole: { unit: "Nord 2", isEnabled: false } });
	expect(await lines(company, "Leo")).toEqual([
		'"Muster, Leo",,Nord,,Aktiv',
		'"Muster, Mia",17,Nord 1,mia@example.com,Aktiv',
	]);
	const all = { includeDisabled: true, unitIds: [company.units.Nord] };
	const found = await lines(company, "Alma", {
		columns: ["firstName", "isEnabled"],
		filter: { ...all, search: "muster" },
		sortBy: "firstName",
		sortDirection: "DESC",
	});
	expect(found).toEqual(["Ole,Archiviert", "Mia,Aktiv", "Leo,Aktiv"]);
	expect(await lines(company, "Leo", { filter: { search: "sven" } })).toEqual([]);
});

test("with LIST alone the file holds names and units, in no matter which columns", async () => {
	const company = await testCompany(server(), {
		Ole: { unit: "Nord 1", personnelNo: "03", mail: "ole@example.com" },
	});
	expect(await lines(company, "Mia")).toEqual([
		'"Muster, Mia",,Nord 1,,Aktiv',
		'"Muster, Ole",,Nord 1,,Aktiv',
	]);
	const everything = await lines(company, "Mia", { columns: [] });
	expect(everything.join()).not.toMatch(/03|17|example\.com|Haus Nord/);
	expect(await lines(company, "Mia", { filter: { search: "03" } })).toEqual([]);
});

test("a name that looks like a formula stays text, and days are days", async () => {
	const company = await testCompany(server(), {
		Eva: { lastName: "=1+1", entryDate: "2026-02-28" },
	});
	const columns = ["lastName", "firstName", "entryDate"];
	const given = { columns, filter: { search: "eva" } };
	expect(await lines(company, "Alma", given)).toEqual(["'=1+1,Eva,2026-02-28"]);
	const sheet = await exported(company, "Alma", { ...given, format: "XLSX" });
	expect(await readSheet(sheet)).toEqual([
		["Nachname", "Vorname", "Eintritt"],
		["=1+1", "Eva", new Date("2026-02-28T00:00:00Z")],
	]);
});

test("the history of sign-ins names the browser in the reader's language, and what is none as it calls itself", async () => {
	const company = await testCompany(server(), { Eva: { username: "eva" } });
	const { tenantNo, ids } = company;
	const login = { tenantNo, username: "eva", password: testPassword, persistent: false };
	const agents = ["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0"];
	for (const agent of agents) {
		const browser = server().browser();
		browser.headers["user-agent"] = agent;
		await browser.call(signIn.login, login);
		server().clock.advance({ minutes: 1 });
	}
	const given = { list: "staff.users.login-history", columns: ["outcome", "client"] };
	expect(await lines(company, "Alma", { ...given, filter: { userId: ids.Eva } })).toEqual([
		"Angemeldet,Firefox auf Linux",
		"Angemeldet,curl/8.5.0",
	]);
});
