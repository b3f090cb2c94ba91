import { readSheet } from "read-excel-file/node";
import { type TableRow, UnreadableTable } from "./table-rows.ts";

/** A sheet of 20 MB holds no more when it is unpacked, unless it was made to burst. */
const largestUnpacked = 400 * 1024 * 1024;

/** Rows of the first sheet of a workbook. */
export async function xlsxRows(bytes: Uint8Array): Promise<TableRow[]> {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (unpackedBytes(buffer) > largestUnpacked) throw new UnreadableTable("It unpacks to too much.");
	const rows = await readSheet(buffer).catch((error: unknown) => {
		throw new UnreadableTable(String(error));
	});
	return rows
		.map((cells, at): TableRow => [at + 1, cells.map(asText)])
		.filter(([, cells]) => cells.some((cell) => cell !== ""));
}

/** Cells as somebody would have typed them; days without their midnight. */
function asText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
	return String(value);
}

/** By the archive's list of parts. */
function unpackedBytes(zip: Buffer): number {
	const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
	if (end < 0 || end + 20 > zip.length) throw new UnreadableTable("No archive.");
	let at = zip.readUInt32LE(end + 16);
	let bytes = 0;
	while (at + 46 <= zip.length && zip.readUInt32LE(at) === 0x02014b50) {
		bytes += zip.readUInt32LE(at + 24);
		// name, extra field and comment follow
		const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
			number,
			number,
			number,
		];
		at += 46 + name + extra + comment;
	}
	return bytes;
}
