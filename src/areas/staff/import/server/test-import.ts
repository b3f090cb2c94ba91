import { expect, vi } from "vitest";
import type { ImportKind } from "#domain/import/import-fields.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract, type ImportRun } from "../contract.ts";

/** Two people as a German program writes them. */
export const table = `Personalnummer;Nachname;Vorname;E-Mail;Geschlecht;Abteilung;Eintritt
0042;Berg;Ada;ada@example.com;w;Pflege;01.02.2026
43;Müller;Änne;;;Nord / Pflege;
`;

type Who = Awaited<ReturnType<typeof importer>>;

/** A tenant with units and somebody who imports. */
export async function importer(
	server: TestServer,
	roles: Parameters<TenantBuilder["person"]>[0]["roles"] = ["Administrator"],
	build: (tenant: TenantBuilder) => Promise<void> = async () => {},
) {
	const { cookie, ...built } = await buildTenant(server.ownerUrl, async (tenant) => {
		const nord = await tenant.unit("Nord");
		const units = {
			nord,
			sued: await tenant.unit("Süd"),
			pflege: await tenant.unit("Pflege", nord),
		};
		const { id } = await tenant.person({
			firstName: "Ina",
			lastName: "Import",
			unitId: nord,
			roles: roles ?? [],
		});
		await build(tenant);
		return { userId: id, units, ...(await insertSession(tenant, id)) };
	});
	const browser = server.browser();
	browser.cookies.set(sessionCookie, cookie);
	browser.headers["x-site-id"] = "";
	return { ...built, browser, server };
}

export async function upload(
	{ browser }: Who,
	name: string,
	body: string | Uint8Array,
	kind: ImportKind = "PEOPLE",
) {
	const address = `/api/files?name=${encodeURIComponent(name)}&purpose=IMPORT_${kind}`;
	const response = await browser.fetch(address, {
		method: "POST",
		body: new Uint8Array(Buffer.from(body)),
		headers: { "content-type": "application/octet-stream" },
	});
	expect(response.status).toBe(200);
	return ((await response.json()) as { fileId: string }).fileId;
}

export async function create(
	who: Who,
	body: string | Uint8Array,
	kind: ImportKind = "PEOPLE",
	name = "people.csv",
): Promise<ImportRun> {
	const fileId = await upload(who, name, body, kind);
	const { answer } = await who.browser.call(contract.createImport, { kind, fileId });
	return answer;
}

/** Waits for the job at work on a run. */
export function settled(who: Who, importId: string): Promise<ImportRun> {
	return vi.waitFor(
		async () => {
			const { answer } = await who.browser.call(contract.getImport, { importId });
			expect(answer.job?.progress.status).toMatch(/FINISHED|FAILED|CANCELED/);
			return answer;
		},
		{ timeout: 60_000, interval: 50 },
	);
}

/** Uploads and tries. */
export async function checked(
	who: Who,
	body: string | Uint8Array,
	choice: Partial<GivenOf<typeof contract.checkImport>> = {},
	kind: ImportKind = "PEOPLE",
): Promise<ImportRun> {
	const run = await create(who, body, kind);
	const { answer } = await who.browser.call(contract.checkImport, {
		importId: run.id,
		mapping: run.mapping,
		...choice,
	});
	expect(answer.jobId).toEqual(expect.any(String));
	return settled(who, run.id);
}

export async function ran(who: Who, importId: string, onlyGood = false): Promise<ImportRun> {
	const input = { importId, onlyGood };
	const { answer } = await who.browser.call(contract.runImport, input);
	expect(answer.jobId).toEqual(expect.any(String));
	return settled(who, importId);
}

export async function undone(who: Who, importId: string): Promise<ImportRun> {
	const { answer } = await who.browser.call(contract.undoImport, { importId });
	expect(answer.jobId).toEqual(expect.any(String));
	return settled(who, importId);
}

export async function linesOf(who: Who, importId: string) {
	const input = { importId, pageSize: 10_000 };
	const { answer } = await who.browser.call(contract.listImportLines, input);
	return answer.items;
}

/** Lines of the job's protocol. */
export function protocolOf({ server, tenantId }: Who, { job }: ImportRun) {
	return server.services.database.transaction(tenantId, async (tx) => {
		const rows = await tx
			.selectFrom("job_protocol")
			.select("text")
			.where("tenant_id", "=", tenantId)
			.where("job_id", "=", job?.jobId ?? "")
			.orderBy("line")
			.execute();
		return rows.map(({ text }) => text);
	});
}

export function peopleOf({ server, tenantId }: Who) {
	return server.services.database.transaction(tenantId, (tx) =>
		tx
			.selectFrom("app_user")
			.selectAll()
			.where("tenant_id", "=", tenantId)
			.orderBy("last_name")
			.execute(),
	);
}

/** Three known people, and a table that changes two of them and adds two. */
export async function changingRun(server: TestServer) {
	const who = await importer(server, ["Administrator"], async (tenant) => {
		for (const no of ["1", "2", "3"]) {
			await tenant.person({ firstName: "Alt", lastName: `Person ${no}`, personnelNo: no });
		}
	});
	const run = await checked(
		who,
		`Nr;Personalnummer;Nachname;Vorname;Abteilung
x;1;Person 1;Neu;Süd
x;2;Person 2;Neu;
x;3;Person 3;Alt;
x;4;Person 4;Neu;Süd
x;5;Person 5;Neu;Süd
`,
	);
	return { who, run };
}
