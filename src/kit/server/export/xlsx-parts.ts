import type { CellKind } from "./cell.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const sheets = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Number formats in the order of their styles; those from 164 on are our own. */
const formats: Readonly<Record<CellKind | "head", number>> = {
	head: 0,
	text: 49,
	integer: 1,
	decimal: 4,
	currency: 4,
	date: 14,
	datetime: 22,
	time: 20,
	duration: 164,
	boolean: 0,
};
const styles = Object.keys(formats);

/** The style of a column's cells; 0 is a cell without one. */
export function styleOf(kind: CellKind | "head"): number {
	return styles.indexOf(kind) + 1;
}

/** Every part of a workbook with one sheet, save for the sheet. */
export function workbookParts(sheetName: string) {
	return [
		part("[Content_Types].xml", contentTypes),
		part("_rels/.rels", relationships([["officeDocument", "xl/workbook.xml"]])),
		part("xl/workbook.xml", workbook(sheetName)),
		part(
			"xl/_rels/workbook.xml.rels",
			relationships([
				["worksheet", "worksheets/sheet1.xml"],
				["styles", "styles.xml"],
			]),
		),
		part("xl/styles.xml", styleSheet()),
	];
}

function part(name: string, xml: string) {
	return { name, content: [declaration + xml] };
}

const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheets}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheets}.styles+xml"/></Types>`;

function relationships(targets: readonly (readonly [string, string])[]) {
	const list = targets.map(
		([type, target], at) =>
			`<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
	);
	return `<Relationships xmlns="${packages}/relationships">${list.join("")}</Relationships>`;
}

function workbook(sheetName: string): string {
	return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** At most 31 signs, none of which mean something in a reference. */
function sheetTitle(name: string): string {
	const title = name
		.replace(/[[\]:*?/\\]/g, " ")
		.replace(/^'|'$/g, "")
		.trim();
	return title.slice(0, 31) || "1";
}

function styleSheet(): string {
	const cells = Object.entries(formats).map(([kind, format]) => {
		// text is never taken for a formula, not even when somebody edits the cell
		const quote = kind === "text" ? ' quotePrefix="1"' : "";
		const font = kind === "head" ? 1 : 0;
		const fill = kind === "head" ? 2 : 0;
		return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${quote}/>`;
	});
	return `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm;-[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EEF0"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cells.join("")}</cellXfs></styleSheet>`;
}

/** Text for XML; signs that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(controlCharacters, "")
		.replace(/[&<>"]/g, (sign) => entities[sign] as string);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs to be left out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};
