import { connect } from "node:net";
import { ZipFile } from "yazl";
import { contract as imports } from "#areas/staff/import/contract.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";

export interface BombReport {
	readonly bombs: number;
	/** Each a sentence. */
	readonly faults: readonly string[];
}

const spaces = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 32);
const sheet = (rows: string) =>
	Buffer.from(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`);
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Files = Readonly<Record<string, () => Promise<Buffer>>>;

/** Files that are small to send and large to read. */
const files: Files = {
	"a.xlsx": () => workbook(spaces(200)),
	"e.csv": async () => Buffer.from(`Nachname\n${"x".repeat(9_000_000)}\n`),
	"f.csv": async () => Buffer.from(`Nachname${";".repeat(1_000_000)}\n${"x;".repeat(3_000_000)}\n`),
	"g.csv": async () => Buffer.from(`"Nachname\n${'"'.repeat(8_000_000)}`),
	"h.csv": async () => Buffer.from(`Nachname\n${"x\n".repeat(4_000_000)}`),
};

/** Those that keep a process busy for a while before it gives up. */
const slowFiles: Files = {
	"b.xlsx": () =>
		workbook(sheet(`<row>${'<c r="A1"><v>1</v></c>'.repeat(200)}</row>`.repeat(20_000))),
	"c.xlsx": () =>
		workbook(
			sheet(`<row><c r="A1" t="inlineStr"><is><t>${"x".repeat(60_000_000)}</t></is></c></row>`),
		),
	"d.xlsx": () => workbook(Buffer.from("<a>".repeat(5_000_000))),
};

function workbook(rows: Buffer): Promise<Buffer> {
	const zip = new ZipFile();
	const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
	add("[Content_Types].xml", `${head}<Types/>`);
	add(
		"xl/workbook.xml",
		`${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	);
	add(
		"xl/_rels/workbook.xml.rels",
		`${head}<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
	);
	zip.addBuffer(rows, "xl/worksheets/sheet1.xml");
	zip.end();
	return Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>).then((parts) =>
		Buffer.concat(parts),
	);
}

/** Bodies that are hard to read, by what they are. */
const bodies: Readonly<Record<string, string>> = {
	"deep lists": "[".repeat(60_000),
	"deep objects": '{"a":'.repeat(12_000),
	"a long number": `{"name":${"9".repeat(60_000)}}`,
	"many fields": `{${Array.from({ length: 5000 }, (_, nth) => `"f${nth}":1`).join(",")}}`,
	"a long body": `{"name":"${"x".repeat(5_000_000)}"}`,
	"a long line of escapes": `{"name":"${"\\u0000".repeat(10_000)}"}`,
};

/** Sends all of them, and looks after each whether others are still answered. */
export async function explode(
	browser: TestBrowser,
	{ all }: { readonly all: boolean },
): Promise<BombReport> {
	const sent = Object.entries({ ...files, ...(all ? slowFiles : {}) });
	const faults: string[] = [];
	const note = async (name: string, answer: Promise<{ status: number }>) => {
		const status = await answer.then((one) => one.status).catch((error: unknown) => String(error));
		if (typeof status !== "number" || status >= 500) faults.push(`${name}: ${status}`);
		const after = await browser.fetch("/api/session").catch(() => undefined);
		if (after?.status !== 200) faults.push(`${name}: nobody is answered afterwards`);
	};
	for (const [name, make] of sent) await note(name, importOf(browser, name, await make()));
	for (const [name, body] of Object.entries(bodies))
		await note(name, browser.fetch("/api/tags", { method: "POST", body }));
	await note("slow uploads", slowUploads(browser));
	return { bombs: sent.length + Object.keys(bodies).length + 1, faults };
}

async function importOf(browser: TestBrowser, name: string, bytes: Buffer) {
	const response = await browser.fetch(`/api/files?name=${name}&purpose=IMPORT_PEOPLE`, {
		method: "POST",
		body: new Uint8Array(bytes),
		headers: { "content-type": "application/octet-stream" },
	});
	if (response.status !== 200) return response;
	const { fileId } = (await response.json()) as { fileId: string };
	const { status } = await browser.call(imports.createImport, { kind: "PEOPLE", fileId });
	return { status };
}

/** Hundred uploads that begin and never go on; somebody else is answered meanwhile. */
async function slowUploads(browser: TestBrowser): Promise<{ status: number }> {
	const { hostname, port } = new URL(browser.address);
	const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const sockets = Array.from({ length: 100 }, () => {
		const socket = connect(Number(port), hostname);
		socket.on("error", () => {});
		socket.write(
			`POST /api/files?name=a.csv&purpose=IMPORT_PEOPLE HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/octet-stream\r\nContent-Length: 5000000\r\n\r\nNach`,
		);
		return socket;
	});
	try {
		return await browser.fetch("/api/session");
	} finally {
		for (const socket of sockets) socket.destroy();
	}
}
