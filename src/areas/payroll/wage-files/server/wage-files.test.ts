import { beforeAll, describe, expect, test } from "vitest";
import { checkCases, lodasFile } from "#domain/wage-file/check-wage-file.cases.ts";
import { lodas, lug, shortFinding } from "#domain/wage-file/wage-file-case.ts";
import { mostWageLines } from "#domain/wage-file/wage-file-input.ts";
import { writeCases } from "#domain/wage-file/write-wage-file.cases.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type WageFileFinding } from "../contract.ts";

const server = useTestServer();
const openClerk = async (level: "LIST" | "READ" = "READ") =>
	(await openOffice(server(), { key: "payroll.manage", level })).browser;

let browser: TestBrowser;
beforeAll(async () => {
	browser = await openClerk();
});

const inShort = (findings: readonly WageFileFinding[]) =>
	findings.map(({ line, field, code, severity }) => shortFinding(line, field, code, severity));

const person = { personnelNo: "101", costCentre: "1000" };
const exampleLines = [
	{ ...person, wageType: 100, processingKey: 1, minutes: 10_110 },
	{ ...person, wageType: 510, processingKey: 1, minutes: 735 },
	{ personnelNo: "102", processingKey: 71, dayFactor: "2.5" },
];

test("every case comes out over HTTP, in both directions", async () => {
	for (const { title, given, findings, omitted } of writeCases) {
		const { status, answer } = await browser.call(contract.previewWageFile, given);
		expect(status, title).toBe(200);
		expect(inShort(answer.findings), title).toEqual(findings);
		expect(answer.omitted, title).toEqual(omitted);
	}
	for (const [title, format, text, findings] of checkCases) {
		const { status, answer } = await browser.call(contract.checkWageFile, { format, text });
		expect(status, title).toBe(200);
		expect(inShort(answer.findings), title).toEqual(findings);
	}
});

test("the bytes of the example are those of its digest", async () => {
	const { answer } = await browser.call(contract.previewWageFile, lodas(...exampleLines));
	expect(answer.text).toBe(lodasFile);
	expect(answer.sha256).toBe("59329b81328f9f81d66044fe5b1e7886ffd8a1fe5e8efe5a42d88915933eb28c");
	expect(Buffer.from(answer.base64, "base64").toString("latin1")).toBe(lodasFile);
	const note = await browser.call(
		contract.previewWageFile,
		lug({ ...person, wageType: 1000, minutes: 60, note: "Prämie 5 €" }),
	);
	// ämie 5 € CR LF
	const end = Buffer.from(note.answer.base64, "base64").subarray(-10).toString("hex");
	expect(end).toBe("e46d6965203520800d0a");
	expect(note.answer.ini).toContain("Feldanzahl = 12\r\n");
});

test("50,000 lines are taken, more are not", async () => {
	const lines = Array.from({ length: mostWageLines + 1 }, () => ({}));
	const tooMany = await browser.call(contract.previewWageFile, lug(...lines));
	expect(tooMany.status).toBe(400);
	expect(tooMany.refusal.details.map(({ field }) => field)).toEqual(["lines"]);
	const text = (count: number) => "101;;;1000;;;1,00;;;;;\r\n".repeat(count);
	const format = "DATEV_LUG";
	const checked = await browser.call(contract.checkWageFile, { format, text: text(mostWageLines) });
	expect(checked.answer.findings).toEqual([]);
	const tooLong = await browser.call(contract.checkWageFile, { format, text: text(60_000) });
	expect(tooLong.refusal.details.map(({ field }) => field)).toEqual(["text"]);
}, 60_000);

describe("what is no question is named by its field", () => {
	const line = { ...person, wageType: 1000, minutes: 60 };
	test.each<[string, object]>([
		["format", { ...lug(line), format: "SAP" }],
		["month", { ...lug(line), month: "2026-13" }],
		["consultantNo", { ...lug(line), consultantNo: null }],
		["lines", { ...lug(line), lines: undefined }],
		["recordId", { ...lug(line), recordId: 0 }],
		["lines.0.minutes", lug({ ...line, minutes: 1.5 })],
		["lines.0.kind", { ...lug(line), lines: [{ ...line, kind: "WEEK" }] }],
		["lines.0.hours", { ...lug(line), lines: [{ ...line, hours: 3 }] }],
		["lines.0.dayFactor", lug({ ...line, dayFactor: "0,5" })],
	])("%s", async (field, given) => {
		const { status, refusal } = await browser.call(contract.previewWageFile, given as never);
		expect(status).toBe(400);
		expect(refusal.details.map((fault) => fault.field)).toEqual([field]);
	});
});

test.each([
	["de-DE", "0,75 Tage sind bei Urlaub (U) nicht erlaubt, nur 0,50 oder 1,00."],
	["en-EN", "0,75 days are not allowed for leave (U), only 0.50 or 1.00."],
])("in %s", async (language, text) => {
	const own = await openClerk();
	own.headers[requestHeaders.language] = language;
	const { answer } = await own.call(contract.checkWageFile, {
		...{ format: "DATEV_LUG", text: "101;8;U;;6,00;0,75;;;;;;" },
	});
	expect(answer.findings).toEqual([
		{ severity: "ERROR", line: 1, field: 6, code: "DAY_FACTOR_NOT_ALLOWED", text },
	]);
});

test("people without the right to read payroll have no file looked at", async () => {
	const other = await openClerk("LIST");
	const { status } = await other.call(contract.previewWageFile, lodas(...exampleLines));
	const check = await other.call(contract.checkWageFile, { format: "DATEV_LUG", text: "" });
	expect([status, check.status]).toEqual([403, 403]);
});
