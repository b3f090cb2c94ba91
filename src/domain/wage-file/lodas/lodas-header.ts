import { officeFindings } from "../field-checks.ts";
import { finding, type WageFinding } from "../wage-finding.ts";
import { placed } from "../wage-lines.ts";
import { type DateForm, isDateForm } from "./check-lodas-line.ts";
import { isLodasColumn, lodasTables } from "./lodas-columns.ts";
import type { Section, SectionLine } from "./lodas-sections.ts";

/** How lines are to be read, as the section of general keys says it. */
export interface LodasHeader {
	readonly separator: string;
	readonly mark: string;
	readonly dateForm: DateForm;
	readonly comment: string;
	readonly findings: readonly WageFinding[];
}

const needed = ["Allgemein", "Satzbeschreibung"];
const allowed = [...needed, "Stammdaten", "Bewegungsdaten", "Entfernen", "Hinweistext"];

export function readLodasHeader(sections: readonly Section[]): LodasHeader {
	const general = sections.find(({ name }) => name === "Allgemein");
	const keys = new Map(
		(general?.lines ?? []).map(({ line, text }) => {
			const [name = "", ...value] = text.split("=");
			return [name.trim(), { line, text: value.join("=").trim() }] as const;
		}),
	);
	const form = keys.get("Datumsformat")?.text ?? "TT.MM.JJJJ";
	return {
		separator: keys.get("Feldtrennzeichen")?.text || ";",
		mark: keys.get("Zahlenkomma")?.text || ",",
		dateForm: isDateForm(form) ? form : "TT.MM.JJJJ",
		comment: keys.get("Kommentarzeichen")?.text || "*",
		findings: [
			...sectionFindings(sections),
			...(general === undefined ? [] : keyFindings(keys, general.line)),
		],
	};
}

function sectionFindings(sections: readonly Section[]): WageFinding[] {
	const names = sections.map(({ name }) => name);
	const missing = needed.filter((name) => !names.includes(name));
	const hasData = names.includes("Bewegungsdaten") || names.includes("Stammdaten");
	return [
		...[...missing, ...(hasData ? [] : ["Bewegungsdaten"])].map((name) => ({
			line: 1,
			...finding(null, "HEADER_SECTION", `[${name}]`),
		})),
		...sections
			.filter(({ name }) => !allowed.includes(name))
			.map(({ line, name }) => ({ line, ...finding(null, "HEADER_SECTION", `[${name}]`) })),
	];
}

type Keys = ReadonlyMap<string, { readonly line: number; readonly text: string }>;

function keyFindings(keys: Keys, line: number): WageFinding[] {
	const placeOf = (name: string) => keys.get(name)?.line ?? line;
	const textOf = (name: string) => keys.get(name)?.text ?? "";
	const [consultant, client] = ["BeraterNr", "MandantenNr"];
	const wrong = (name: string, expected: string) =>
		placed(placeOf(name), [finding(null, "HEADER_KEY", name, expected)]);
	const form = keys.get("Datumsformat")?.text;
	return [
		...(textOf("Ziel") === "LODAS" ? [] : wrong("Ziel", "LODAS")),
		...officeFindings(textOf(consultant), textOf(client), [null, null]).map((one) => ({
			line: placeOf(one.reason === "HEADER_CLIENT" ? client : consultant),
			...one,
		})),
		...(form === undefined || isDateForm(form) ? [] : wrong("Datumsformat", "TT.MM.JJJJ")),
	];
}

/** What the lines of a record hold. */
export interface Description {
	readonly columns: readonly string[];
	/** With the number of the record, and the empty field behind a last separator. */
	readonly fieldCount: number;
}

/** Descriptions by the number that their lines begin with. */
export function readDescriptions(
	sections: readonly Section[],
	{ separator, comment }: LodasHeader,
): { readonly byId: ReadonlyMap<string, Description>; readonly findings: readonly WageFinding[] } {
	const lines = sections
		.filter(({ name }) => name === "Satzbeschreibung")
		.flatMap((section) => section.lines)
		.filter(({ text }) => text !== "" && !text.startsWith(comment));
	const byId = new Map<string, Description>();
	const findings: WageFinding[] = [];
	for (const line of lines) {
		const [id = "", table = "", ...names] = line.text.split(separator);
		const columns = names.filter((name) => name !== "");
		byId.set(id, { columns, fieldCount: names.length + 1 });
		findings.push(...unknownNames(line, table, columns));
	}
	return { byId, findings };
}

function unknownNames({ line }: SectionLine, table: string, columns: readonly string[]) {
	const unknown = [
		...(lodasTables.has(table) ? [] : [{ name: table, field: 2 }]),
		...columns.flatMap((name, at) => (isLodasColumn(name) ? [] : [{ name, field: at + 3 }])),
	];
	return unknown.map(({ name, field }) => ({ line, ...finding(field, "COLUMN_UNKNOWN", name) }));
}
