import { glob, readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { beforeAll, describe, expect, test } from "vitest";
import type { ZodMiniObject } from "zod/mini";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import type { ListExport } from "#kit/server/export/list-export.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { listExportCases, markedCompany } from "./list-export-cases.ts";
import type { MarkedCompany } from "./make-marked.ts";

const server = useTestServer();
const lists = new Map(
	(await findFeatures()).flatMap(({ listExports }) => Object.entries(listExports ?? {})),
);

let own: MarkedCompany;
let foreign: MarkedCompany;
beforeAll(async () => {
	own = await markedCompany(server(), "=1+Eigen");
	foreign = await markedCompany(server(), "=1+Fremd");
});

async function ask(who: string, request: Partial<ListExportRequest>) {
	const response = await own.company.as(who).fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({ format: "CSV_INT", columns: [], filter: {}, ...request }),
	});
	const text = await response.text();
	return {
		status: response.status,
		text,
		lines: text
			.replace(/^\uFEFF/, "")
			.split("\r\n")
			.slice(0, -1),
	};
}

const filterOf = (name: string, { company }: MarkedCompany) =>
	listExportCases[name]?.filter?.(company) ?? {};

const hasMark = (name: string) => !listExportCases[name]?.isOfFigures;

const sortable = ({ endpoint }: ListExport): readonly string[] => {
	const { shape } = endpoint.input as ZodMiniObject;
	const sortBy = shape.sortBy as unknown as
		| { _zod: { values?: ReadonlySet<string | undefined> } }
		| undefined;
	return [...(sortBy?._zod.values ?? [])].filter((one) => one !== undefined);
};

/** Spreadsheets reckon with what begins so; a number may have its sign. */
const isFormula = (cell: string) =>
	/^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,:]+$/.test(cell.trim());

test("every list that can be exported is walked here, and nothing else is", () => {
	expect([...lists.keys()].sort()).toEqual(Object.keys(listExportCases).sort());
});

const webFiles = async (): Promise<string[]> => {
	const files = await Array.fromAsync(glob("src/{kit,areas}/**/*.tsx"));
	return files.filter((file) => !/\.test\.|server-grid|kit\/web\/master/.test(file));
};

test("every grid that a server pages can be exported", async () => {
	const without: string[] = [];
	for (const file of await webFiles()) {
		const text = await readFile(file, "utf8");
		if (/<ServerGrid\b/.test(text) && !text.includes("onExport=")) {
			without.push(file);
		}
	}
	expect(without).toEqual([]);
});

test("every list of declared master data has its export on the server", async () => {
	const without: string[] = [];
	for (const file of await webFiles()) {
		const text = await readFile(file, "utf8");
		if (!/<Master(List|Overview)\b/.test(text)) continue;
		const exports = file.replace(/\/web\/.*/, "/server/exports.ts");
		const made = await readFile(exports, "utf8").catch(() => "");
		if (!made.includes("masterExport(")) without.push(file);
	}
	expect(without).toEqual([]);
});

describe.for([...lists])("%s", ([name, list]) => {
	test("holds what the list shows, formulas as text, nothing of other companies", async () => {
		const filter = filterOf(name, own);
		const { status, text, lines } = await ask("Alma", { list: name, filter });
		expect(status).toBe(200);
		if (hasMark(name)) expect(text).toContain("'=1+Eigen");
		expect(text).not.toMatch(/Fremd|sw_|undefined|\[object/);
		const shown = await own.company
			.as("Alma")
			.call(list.endpoint, { ...filter, pageSize: 10_000 } as never);
		const { total } = shown.answer as { total: number };
		expect(lines.length).toBe(total + 1);
	});

	test("opened by other programs no cell is a formula, and every text is there in full", async () => {
		const asked = { list: name, filter: filterOf(name, own) };
		for (const format of ["CSV_DE", "CSV_INT"] as const) {
			const { text } = await ask("Alma", { ...asked, format });
			const rows: string[][] = parse(text, {
				bom: true,
				delimiter: format === "CSV_DE" ? ";" : ",",
			});
			const cells = rows.flat();
			expect(cells.filter((cell) => isFormula(cell))).toEqual([]);
			expect(cells.some((cell) => cell.includes("'=1+Eigen"))).toBe(hasMark(name));
			expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
		}
		const file = await own.company.as("Alma").fetch("/api/list-exports", {
			method: "POST",
			body: JSON.stringify({ columns: [], ...asked, format: "XLSX" }),
		});
		const sheet = await readSheet(Buffer.from(await file.arrayBuffer()));
		const texts = sheet.flat().filter((cell) => typeof cell === "string");
		expect(texts.some((text) => text.includes("=1+Eigen"))).toBe(hasMark(name));
	});

	test("has every column that the list is sorted by, in both languages", async () => {
		const asked = { list: name, filter: filterOf(name, own) };
		for (const column of sortable(list)) {
			const columns = [column];
			const { status, text } = await ask("Alma", {
				...asked,
				columns,
				sortBy: column,
				sortDirection: "DESC",
			});
			expect({ column, status, text }).toMatchObject({ status: 200 });
		}
		const titles = (language: "de-DE" | "en-EN") => list.title(language, {});
		expect(titles("de-DE")).not.toBe("");
		expect(titles("en-EN")).not.toBe("");
	});

	test("holds for a person who leads a unit what that person sees, and is refused like the list", async () => {
		const filter = filterOf(name, own);
		const shown = await own.company
			.as("Leo")
			.call(list.endpoint, { ...filter, pageSize: 10_000 } as never);
		const { status, lines, text } = await ask("Leo", { list: name, filter });
		expect(status).toBe(shown.status);
		if (shown.status !== 200) return;
		const { total } = shown.answer as { total: number };
		expect(lines.length).toBe(total + 1);
		if (listExportCases[name]?.isScoped) expect(text).not.toContain("Eigen");
	});

	test("is refused to people without the right to the list", async () => {
		const filter = filterOf(name, own);
		const { status, text } = await ask("Nina", { list: name, filter });
		expect(status).toBe(listExportCases[name]?.isOwn ? 200 : 403);
		expect(text).not.toContain("Eigen");
	});

	test("knows nothing of another company's ids", async () => {
		const filter = filterOf(name, foreign);
		const { status, text } = await ask("Alma", { list: name, filter });
		expect(text).not.toContain("Fremd");
		const { filter: asked, isOwn, asksNobody } = listExportCases[name] ?? {};
		expect(status).toBe(asked === undefined || isOwn || asksNobody ? 200 : 404);
	});
});
