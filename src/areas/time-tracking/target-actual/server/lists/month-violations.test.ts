import { expect, test } from "vitest";
import { type ListExportRequest, startListExport } from "#kit/contract/list-export.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { insertEntry, testCompany } from "../test-company.ts";

const server = useTestServer();
const month = "2026-11";

/** Nora sees everybody's times; Mia and Tom work. */
async function office() {
	let cookie = "";
	let tom = "";
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "timetrackings.manage", level: "READ" } as const;
		cookie = (await personWith(tenant, grant, { firstName: "Nora", lastName: "Petersen" })).cookie;
		tom = (await tenant.person({ firstName: "Tom", lastName: "Ahlers" })).id;
	});
	const nora = server().browser();
	nora.cookies.set(sessionCookie, cookie);
	const list = async (
		input: Omit<Parameters<typeof nora.call<typeof contract.listTargetActuals>>[1], "month"> = {},
	) => (await nora.call(contract.listTargetActuals, { month, ...input })).answer;
	return { ...company, nora, tomId: tom, list };
}

type Office = Awaited<ReturnType<typeof office>>;

/** Mia: ten and a half hours without a break, then too little rest. Tom: one day without his break. */
async function breaches(company: Office): Promise<void> {
	await insertEntry(company, "2026-11-17", "07:00", "18:30");
	await insertEntry(company, "2026-11-18", "03:00", "07:00");
	await insertEntry({ ...company, mia: company.tomId }, "2026-11-18", "07:00", "14:00");
}

const ofMia = [
	{ kind: "REST", severity: "ERROR", count: 1 },
	{ kind: "HOURS", severity: "ERROR", count: 1 },
	{ kind: "BREAK", severity: "WARNING", count: 2 },
];
const ofTom = [{ kind: "BREAK", severity: "WARNING", count: 2 }];

test("violations of a month are counted by kind, the gravest first", async () => {
	const company = await office();
	await breaches(company);
	const { items } = await company.list();
	const found = Object.fromEntries(
		items.map(({ user, violations }) => [user.firstName, violations]),
	);
	expect(found).toEqual({ Mia: ofMia, Tom: ofTom, Nora: [] });
});

test("what is lawful so far is a remark and no violation", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-18", "07:00", "12:00");
	await insertEntry(company, "2026-11-18", "12:45", "16:45");
	const { items } = await company.list({ search: "Mia" });
	expect(items).toMatchObject([{ workedMinutes: 540, violations: [], flags: ["VIOLATION"] }]);
	expect((await company.list({ violations: ["ANY"] })).total).toBe(0);
});

test("the list is narrowed to violations and to one kind of them, and sorted by their gravity", async () => {
	const company = await office();
	await breaches(company);
	const names = async (input: Parameters<typeof company.list>[0]) => {
		const { total, items } = await company.list(input);
		return [total, ...items.map(({ user }) => user.firstName)];
	};
	expect(await names({ violations: ["ANY"] })).toEqual([2, "Tom", "Mia"]);
	expect(await names({ violations: ["BREAK"] })).toEqual([2, "Tom", "Mia"]);
	expect(await names({ violations: ["REST", "SUNDAY"] })).toEqual([1, "Mia"]);
	expect(await names({ violations: ["CORE_TIME"] })).toEqual([0]);
	const sorted = { sortBy: "violations", sortDirection: "DESC" } as const;
	expect(await names(sorted)).toEqual([3, "Mia", "Tom", "Nora"]);
	expect(await names({ ...sorted, pageSize: 1, page: 2 })).toEqual([3, "Tom"]);
	expect(await names({ ...sorted, sortDirection: "ASC" })).toEqual([3, "Nora", "Tom", "Mia"]);
	const kinds = { violations: ["WRONG"] as never };
	expect((await company.nora.call(contract.listTargetActuals, { month, ...kinds })).status).toBe(
		400,
	);
});

test("the file says each kind with how often, and how many there are", async () => {
	const company = await office();
	await breaches(company);
	const exported = async (list: string, filter: object): Promise<string> => {
		const request: ListExportRequest = {
			list,
			format: "CSV_DE",
			columns: ["name", "violations", "violationCount"],
			filter: { ...filter, search: "Mia" },
		};
		const body = JSON.stringify(request);
		const file = await company.nora.fetch(startListExport.path, { method: "POST", body });
		expect(file.status).toBe(200);
		return (await file.text()).split(/\r?\n/)[1] ?? "";
	};
	const counted = "1 · Ruhezeit, 1 · Arbeitszeit, 2 · Pause";
	expect(await exported("time-tracking.target-actuals", { month })).toContain(`;${counted};4`);
	const range = { fromMonth: month, toMonth: month };
	expect(await exported("time-tracking.target-actual-months", range)).toContain(`;${counted};4`);
});
