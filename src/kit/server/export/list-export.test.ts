import { sql } from "kysely";
import { readSheet } from "read-excel-file/node";
import { expect, test, vi } from "vitest";
import { type ListExportRequest, startListExport } from "#kit/contract/list-export.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";
import { serve } from "../http/serve.ts";
import { requestCancel } from "../jobs/sql.ts";
import { between, people } from "./test-list.ts";

const server = useTestServer(
	{},
	{
		background: true,
		features: [
			{
				routes: serve({}, {}),
				errors: { "de-DE": {}, "en-EN": {} },
				listExports: { "test.people": people },
			},
		],
	},
);

const wholeList: ListExportRequest = {
	list: "test.people",
	format: "CSV_DE",
	columns: [],
	filter: {},
};

async function someone(roles: readonly string[] = ["Administrator"], lastName = "Anders") {
	const { cookie, ...built } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "A", lastName, roles });
		return { userId: id, ...(await insertSession(tenant, id)) };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const ask = (request: Partial<ListExportRequest>) =>
		browser.call(startListExport, { ...wholeList, ...request });
	const fetchFile = (request: Partial<ListExportRequest>) =>
		browser.fetch("/api/list-exports", {
			method: "POST",
			body: JSON.stringify({ ...wholeList, ...request }),
		});
	const jobs = () =>
		server().services.database.transaction(built.tenantId, (tx) =>
			tx.selectFrom("job").selectAll().where("tenant_id", "=", built.tenantId).execute(),
		);
	return { ...built, browser, ask, fetchFile, jobs };
}

type Someone = Awaited<ReturnType<typeof someone>>;

async function ended({ jobs }: Someone, status: string) {
	return vi.waitFor(
		async () => {
			const [job] = await jobs();
			expect(job?.status).toBe(status);
			return job;
		},
		{ timeout: 10_000 },
	);
}

const text = async (response: Response) =>
	new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());

test("German CSV: semicolons, decimal commas, German days, and the mark that tells UTF-8", async () => {
	const { fetchFile } = await someone();
	const response = await fetchFile({});
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(response.headers.get("content-disposition")).toContain(
		"filename*=UTF-8''Mitarbeiter%3A%20alle%202026-11-21.csv",
	);
	expect(await text(response)).toBe(
		"\uFEFFName, ganz;Nr.;Satz;Lohn;Ab;Zuletzt;Um;Std.;Saldo;Aktiv;Tags;Leer\r\n" +
			"Anders;0;1234,50;-1,99;28.02.2026;02.07.2026 00:30;08:15;47:30;-1:30;Ja;a, b;\r\n",
	);
});

test("international CSV, with chosen columns in their order", async () => {
	const { fetchFile, browser } = await someone();
	browser.headers["x-language"] = "en-EN";
	const response = await fetchFile({
		format: "CSV_INT",
		columns: ["from", "name", "rate", "tags", "on"],
	});
	expect(await text(response)).toBe(
		'Ab,Name,Satz,Tags,Aktiv\r\n2026-02-28,Anders,1234.50,"a, b",Yes\r\n',
	);
});

test("a sheet holds real numbers, days and durations", async () => {
	const { fetchFile } = await someone();
	const response = await fetchFile({ format: "XLSX" });
	const [head, row] = await readSheet(Buffer.from(await response.arrayBuffer()));
	expect(head?.slice(0, 3)).toEqual(["Name, ganz", "Nr.", "Satz"]);
	expect(row).toEqual([
		"Anders",
		0,
		1234.5,
		-1.99,
		new Date("2026-02-28T00:00:00Z"),
		new Date("2026-07-02T00:30:00Z"),
		expect.anything(),
		expect.anything(),
		expect.anything(),
		"Ja",
		"a, b",
		null,
	]);
});

test.for(["=1+1", "+49 431 5", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
	"what looks like a formula stays text: %j",
	async (name) => {
		const { fetchFile } = await someone(["Administrator"], name);
		const columns = ["name", "wage"];
		const csv = await text(await fetchFile({ columns }));
		expect(csv.split("\r\n").slice(1).join("\r\n")).toMatch(
			new RegExp(`^"?'${RegExp.escape(name)}"?;-1,99`),
		);
		const sheet = await fetchFile({ columns, format: "XLSX" });
		const [, row] = await readSheet(Buffer.from(await sheet.arrayBuffer()));
		expect(row).toEqual([expect.stringContaining(name.trim()), -1.99]);
	},
);

test("the whole list is as it was at the beginning, whatever changes meanwhile", async () => {
	const who = await someone();
	let added = 0;
	between.onBatch = async (tenantId) => {
		if (added++ > 0) return;
		await server().services.database.transaction(tenantId, (tx) =>
			sql`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name)
				select tenant_id, gen_random_uuid(), unit_id, site_id, 'Z', 'Zuletzt' from app_user where tenant_id = ${tenantId}`.execute(
				tx,
			),
		);
	};
	const during = await text(await who.fetchFile({ columns: ["name"] }));
	between.onBatch = async () => {};
	expect(added).toBe(1);
	expect(during).not.toContain("Zuletzt");
	const after = await text(
		await who.fetchFile({ columns: ["name"], sortBy: "name", sortDirection: "DESC" }),
	);
	expect(after).toBe("\uFEFFName, ganz\r\nZuletzt\r\nAnders\r\n");
});

test("more than 5,000 rows become a job with progress, and a file for its owner", async () => {
	const who = await someone();
	const atOnce = await who.fetchFile({ filter: { search: "5000" } });
	expect((await text(atOnce)).split("\r\n")).toHaveLength(5002);
	const { answer } = await who.ask({
		format: "XLSX",
		filter: { search: "5001" },
		columns: ["no", "name"],
	});
	const job = await ended(who, "FINISHED");
	expect(job).toMatchObject({
		id: answer.jobId,
		owner_id: who.userId,
		description: "Export: Mitarbeiter: alle",
		severity: "INFO",
		progress: 100,
	});
	const file = await who.browser.fetch(`/api/files/${job?.result_file_id}`);
	const rows = await readSheet(Buffer.from(await file.arrayBuffer()));
	expect(rows).toHaveLength(5002);
	expect(rows.at(-1)).toEqual([5001, "Name 5001"]);
	const traces = await server().services.database.transaction(who.tenantId, (tx) =>
		tx
			.selectFrom("audit_event")
			.select(["actor_id", "action", "after"])
			.where("tenant_id", "=", who.tenantId)
			.where("entity", "=", "list_export")
			.execute(),
	);
	expect(traces).toHaveLength(2);
	expect(traces[1]).toMatchObject({
		actor_id: who.userId,
		after: { list: "test.people", rows: 5001 },
	});
});

test("a canceled export leaves no file", async () => {
	const who = await someone();
	const { promise, resolve } = Promise.withResolvers<void>();
	between.onBatch = () => promise;
	const { answer } = await who.ask({ filter: { search: "20000" } });
	await ended(who, "IN_PROGRESS");
	await server().services.database.transaction(who.tenantId, (tx) =>
		requestCancel(tx, who.tenantId, who.userId, answer.jobId, "wird beendet"),
	);
	resolve();
	await ended(who, "CANCELED");
	between.onBatch = async () => {};
	const files = await server().services.database.transaction(who.tenantId, (tx) =>
		tx.selectFrom("file").select("id").where("tenant_id", "=", who.tenantId).execute(),
	);
	expect(files).toEqual([]);
});

test("rights are asked for when the job runs, not only when it is ordered", async () => {
	const who = await someone();
	const { promise, resolve } = Promise.withResolvers<void>();
	between.onBatch = () => promise;
	await who.ask({ filter: { search: "6000" } });
	await ended(who, "IN_PROGRESS");
	resolve();
	await ended(who, "FINISHED");
	between.onBatch = async () => {};
	await server().services.database.transaction(who.tenantId, (tx) =>
		tx.deleteFrom("role_assignment").where("tenant_id", "=", who.tenantId).execute(),
	);
	// the session's rights may be a second old; a job's are not
	await who.ask({ filter: { search: "6000" } });
	await vi.waitFor(async () => {
		const all = await who.jobs();
		expect(all.map(({ status }) => status).sort()).toEqual(["FAILED", "FINISHED"]);
	});
});

test("who may not see the list may not export it", async () => {
	const { ask } = await someone([]);
	const { status, refusal } = await ask({});
	expect(status).toBe(403);
	expect(refusal).toMatchObject({ permission: "users.manage", level: "READ" });
});

test.for([
	[{ list: "no.such" }, 404, undefined],
	[{ columns: ["name", "secret"] }, 400, "columns.1"],
	[{ sortBy: "secret" }, 400, "filter.sortBy"],
	[{ filter: { search: 7 } }, 400, "filter.search"],
	[{ format: "PDF" as "XLSX" }, 400, "format"],
] as const)("refuses %j", async ([request, status, field]) => {
	const { ask } = await someone();
	const answer = await ask(request as Partial<ListExportRequest>);
	expect(answer.status).toBe(status);
	expect(answer.refusal.details[0]?.field).toBe(field);
});
