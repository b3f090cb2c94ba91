import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { runCron } from "#kit/server/jobs/define-cron.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { mostUploads, uploadLimit } from "../contract.ts";
import { crons } from "./jobs.ts";

const server = useTestServer();

/** Anna may import people, Ben may not. */
async function people() {
	const two = await twoPeople(server());
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, 'users.manage', 3, 'GLOBAL', '2020-01-01')`,
			[two.tenantId, two.anna.id],
		),
	);
	return two;
}

/** As a job writes it. */
function write(tenantId: string, ownerId: string, name = "Liste.csv") {
	const { database, clock } = server().services;
	return FileWriter.open(
		{ tenantId, now: clock.now(), transaction: (work) => database.transaction(tenantId, work) },
		{ ownerId, name, mediaType: "text/csv" },
	);
}

function upload(
	browser: TestBrowser,
	name: string,
	body: Uint8Array<ArrayBuffer> | string | ReadableStream,
	headers: Record<string, string> = {},
) {
	const purpose = /\.(pdf|jpe?g|png|svg|html)$/.test(name) ? "ABSENCE" : "IMPORT_PEOPLE";
	return browser.fetch(`/api/files?name=${encodeURIComponent(name)}&purpose=${purpose}`, {
		method: "POST",
		body,
		headers: { "content-type": "application/octet-stream", ...headers },
		...({ duplex: "half" } as object),
	});
}

const filesOf = (tenantId: string) =>
	server().services.database.transaction(tenantId, (tx) =>
		tx
			.selectFrom("file")
			.select(["id", "name", "sha256"])
			.where("tenant_id", "=", tenantId)
			.execute(),
	);

test("a file of many chunks is loaded whole by its owner, under its own name, and by nobody else", async () => {
	const { annas, bens, anna, tenantId } = await people();
	const writer = await write(tenantId, anna.id, 'Über "Süß" €.csv');
	const hash = createHash("sha256");
	for (let n = 0; n < 70; n++) {
		const piece = Buffer.alloc(10_007, n);
		hash.update(piece);
		await writer.write(piece);
	}
	expect((await annas.fetch(`/api/files/${writer.id}`)).status).toBe(404);
	await writer.finish();

	const response = await annas.fetch(`/api/files/${writer.id}`);
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(bytes).toHaveLength(700_490);
	expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash.digest("hex"));
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/csv",
		"content-length": "700490",
		"content-disposition":
			"attachment; filename=\"Uber _Suss_ _.csv\"; filename*=UTF-8''%C3%9Cber%20%22S%C3%BC%C3%9F%22%20%E2%82%AC.csv",
		"x-content-type-options": "nosniff",
	});
	expect((await bens.fetch(`/api/files/${writer.id}`)).status).toBe(404);
	const nowhere = newId(server().clock.now().getTime());
	expect((await annas.fetch(`/api/files/${nowhere}`)).status).toBe(404);
	expect((await annas.fetch("/api/files/no-id")).status).toBe(400);
});

test("a foreign tenant's file is none", async () => {
	const one = await people();
	const other = await people();
	const writer = await write(one.tenantId, one.anna.id);
	await writer.write(Buffer.from("x"));
	await writer.finish();
	expect((await other.annas.fetch(`/api/files/${writer.id}`)).status).toBe(404);
});

test("files are kept for 30 days, unfinished ones for one", async () => {
	const { anna, tenantId } = await people();
	const whole = await write(tenantId, anna.id);
	await whole.write(Buffer.from("x"));
	await whole.finish();
	await write(tenantId, anna.id);
	const { services, clock } = server();
	const tidyUp = async () => {
		for (const cron of crons) await runCron(services, cron);
		return filesOf(tenantId);
	};
	expect(await tidyUp()).toHaveLength(2);
	clock.advance({ days: 2 });
	expect(await tidyUp()).toEqual([expect.objectContaining({ id: whole.id })]);
	clock.advance({ days: 29 });
	expect(await tidyUp()).toEqual([]);
	clock.advance({ days: -31 });
});

const workbook = Buffer.concat([
	Buffer.from([0x50, 0x4b, 3, 4]),
	Buffer.from("xl/workbook.xml"),
	Buffer.from([0x50, 0x4b, 5, 6]),
]);

const pdf = (inside: string) => `%PDF-1.7\n1 0 obj\n<<${inside}>>\nendobj\n%%EOF\n`;
/** Objects that are packed. */
const packed = (inside: string) =>
	Buffer.concat([
		Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/ObjStm>>\nstream\n"),
		deflateSync(inside),
		Buffer.from("\nendstream\nendobj\n%%EOF\n"),
	]);
const png = Buffer.concat([
	Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
	Buffer.from("IEND"),
]);

test.for([
	["attest.pdf", pdf("/Type/Catalog"), "PDF"],
	["page.pdf", `${pdf("/Length 3")}stream\n/JS endstream %%EOF`, "PDF"],
	["packed.pdf", packed("<</Type/Page>>"), "PDF"],
	["foto.jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), "JPG"],
	["foto.png", png, "PNG"],
	["people.csv", "Name;Vorname\r\nMüller;Änne\r\n", "CSV"],
	["alt.csv", Buffer.from("M\u00fcller;\u00c4nne", "latin1"), "CSV"],
	["excel.txt", Buffer.from("\ufeffName\tNr", "utf16le"), "CSV"],
	["people.xlsx", workbook, "XLSX"],
] as const)("%s is taken as what it is", async ([name, body, kind]) => {
	const { annas, tenantId } = await people();
	const response = await upload(annas, name, new Uint8Array(Buffer.from(body)));
	expect(response.status).toBe(200);
	const answer = (await response.json()) as { fileId: string };
	expect(answer).toEqual({
		fileId: expect.any(String),
		name,
		kind,
		bytes: Buffer.from(body).length,
	});
	expect(await filesOf(tenantId)).toEqual([
		{ id: answer.fileId, name, sha256: expect.any(Buffer) },
	]);
});

test.for([
	["program.exe", "MZ", 415, "FILE_TYPE_NOT_ALLOWED"],
	["people.xls", "x", 415, "FILE_TYPE_NOT_ALLOWED"],
	["renamed.xlsx", "Name;Vorname", 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["document.xlsx", "PK\u0003\u0004word/document.xml", 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["renamed.csv", workbook, 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["picture.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["picture.svg", "<svg><script>1</script></svg>", 415, "FILE_TYPE_NOT_ALLOWED"],
	["page.html", "<script>1</script>", 415, "FILE_TYPE_NOT_ALLOWED"],
	["page.pdf", "<script>1</script>", 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["page.png", "<script>1</script>", 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["page.jpg", png, 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["script.pdf", pdf("/OpenAction<</S/JavaScript/JS(1)>>"), 422, "FILE_IS_ACTIVE"],
	["hidden.pdf", pdf("/AA<</S/J#61vaScript>>"), 422, "FILE_IS_ACTIVE"],
	["packed.pdf", packed("<</S/Launch/F(x)>>"), 422, "FILE_IS_ACTIVE"],
	["locked.pdf", pdf("/Encrypt 2 0 R"), 422, "FILE_IS_ACTIVE"],
	["open.pdf", `${pdf("/Length 3")}stream\nBT %%EOF`, 422, "FILE_IS_ACTIVE"],
	["broken.csv", Buffer.from([0xc3, 0x28, 0x81]), 422, "FILE_IS_NOT_WHAT_IT_SAYS"],
	["empty.csv", "", 422, "FILE_IS_EMPTY"],
] as const)("%s is refused and leaves nothing", async ([name, body, status, code]) => {
	const { annas, tenantId } = await people();
	const response = await upload(annas, name, new Uint8Array(Buffer.from(body)));
	const refusal = (await response.json()) as { message: string };
	expect(response.status).toBe(status);
	expect(refusal).toMatchObject({ code });
	expect(refusal.message).toMatch(/[.]$/);
	expect(await filesOf(tenantId)).toEqual([]);
});

test("more than 20 MB of a table and 10 MB of proof are refused, whether the length was told or not", async () => {
	const { annas, tenantId } = await people();
	const large = new Uint8Array(uploadLimit + 1).fill(0x41);
	const half = large.subarray(0, uploadLimit / 2 + 1);
	expect((await upload(annas, "large.pdf", half)).status).toBe(413);
	expect((await upload(annas, "large.csv", large)).status).toBe(413);
	let sent = 0;
	const stream = new ReadableStream({
		pull(controller) {
			sent += 1 << 20;
			if (sent > uploadLimit + (2 << 20)) controller.close();
			else controller.enqueue(new Uint8Array(1 << 20).fill(0x41));
		},
	});
	expect((await upload(annas, "large.csv", stream)).status).toBe(413);
	expect(await filesOf(tenantId)).toEqual([]);
});

test("an upload needs a session, our own page and a file", async () => {
	const { annas, tenantId } = await people();
	const text = "Name";
	expect((await upload(server().browser(), "a.csv", text)).status).toBe(401);
	const foreign = await upload(annas, "a.csv", text, {
		"sec-fetch-site": "cross-site",
		origin: "https://evil.example",
	});
	expect(foreign.status).toBe(403);
	const json = await annas.fetch("/api/files?name=a.csv&purpose=IMPORT_PEOPLE", {
		method: "POST",
		body: "{}",
	});
	expect(json.status).toBe(400);
	const other = await annas.fetch("/api/jobs/1", {
		method: "DELETE",
		body: "x",
		headers: { "content-type": "application/octet-stream" },
	});
	expect(other.status).toBe(403);
	expect(await filesOf(tenantId)).toEqual([]);
});

test("who may not do what a file is for uploads none, and a file without a purpose is none", async () => {
	const { annas, bens, tenantId } = await people();
	const refused = await upload(bens, "a.csv", "Name");
	expect([refused.status, await refused.json()]).toMatchObject([
		403,
		{ code: "FORBIDDEN", permission: "users.manage", level: "WRITE" },
	]);
	const send = (query: string) =>
		annas.fetch(`/api/files?name=a.csv${query}`, {
			method: "POST",
			body: "Name",
			headers: { "content-type": "application/octet-stream" },
		});
	expect((await send("&purpose=IMPORT_UNITS")).status).toBe(403);
	for (const query of ["", "&purpose=PARTY"]) expect((await send(query)).status).toBe(400);
	expect(await filesOf(tenantId)).toEqual([]);
});

function beginFiles(tenantId: string, ownerId: string, count: number, hoursAgo: number) {
	const at = new Date(server().clock.now().getTime() - hoursAgo * 3_600_000);
	return withClient(server().adminUrl, (client) =>
		client.query(
			`insert into file (tenant_id, id, owner_id, name, media_type)
			select $1, overlay(gen_random_uuid()::text placing left(uuid_v7_floor($2)::text, 13) from 1 for 13)::uuid, $3,
				'a.csv', 'text/csv' from generate_series(1, $4::int)`,
			[tenantId, at, ownerId, count],
		),
	);
}

test("uploads of a day are counted for a person, also those that come at once", async () => {
	const { annas, anna, tenantId } = await people();
	await beginFiles(tenantId, anna.id, mostUploads.ofPerson, 25);
	await beginFiles(tenantId, anna.id, mostUploads.ofPerson - 3, 23);
	const ten = Array.from({ length: 10 }, () => upload(annas, "a.csv", "Name"));
	const statuses = (await Promise.all(ten)).map(({ status }) => status);
	expect(statuses.toSorted()).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
});

test("and for a company, all its people together", async () => {
	const { annas, ben, tenantId } = await people();
	await beginFiles(tenantId, ben.id, mostUploads.ofTenant - 1, 1);
	expect((await upload(annas, "a.csv", "Name")).status).toBe(200);
	const refused = await upload(annas, "a.csv", "Name");
	expect([refused.status, (await refused.json()).code]).toEqual([429, "TOO_MANY_FILES"]);
});

test("what nobody begins to use is gone after an hour", async () => {
	const { annas, tenantId } = await people();
	const { fileId } = await (await upload(annas, "a.csv", "Name")).json();
	const { services, clock } = server();
	clock.advance({ minutes: 59 });
	expect((await annas.fetch(`/api/files/${fileId}`)).status).toBe(200);
	clock.advance({ minutes: 1 });
	expect((await annas.fetch(`/api/files/${fileId}`)).status).toBe(404);
	for (const cron of crons) await runCron(services, cron);
	expect(await filesOf(tenantId)).toEqual([]);
	clock.advance({ hours: -1 });
});
