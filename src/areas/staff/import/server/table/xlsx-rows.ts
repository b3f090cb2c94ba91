import { createInflateRaw } from "node:zlib";
import { readSheet } from "read-excel-file/node";
import { type TableRow, UnreadableTable } from "./table-rows.ts";

/**
 * Fifty thousand lines of fifteen columns come to 50 MB when they are unpacked. What comes to more was made to burst, and would
 * not fit beside the heap into what the process may take.
 */
const largestUnpacked = 80 * 1024 * 1024;

/** Rows of the first sheet of a workbook. */
export async function xlsxRows(bytes: Uint8Array): Promise<TableRow[]> {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	await demandSmall(buffer);
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

/**
 * Refuses an archive whose parts come to too much. What their list says may be a lie, so each is unpacked, as far as the room
 * goes that the others have left.
 */
async function demandSmall(zip: Buffer): Promise<void> {
	let room = largestUnpacked;
	for (const { method, packed } of partsOf(zip)) {
		room -= method === 0 ? packed.length : await unpackedLength(packed, room);
		if (room <= 0) throw new UnreadableTable("It unpacks to too much.");
	}
}

/** Counted piece by piece, none of which is kept; not further than there is room. */
async function unpackedLength(packed: Buffer, room: number): Promise<number> {
	const pieces = createInflateRaw();
	pieces.end(packed);
	let length = 0;
	try {
		for await (const piece of pieces) {
			length += piece.length;
			if (length >= room) break;
		}
	} catch (error) {
		throw new UnreadableTable(String(error));
	}
	return length;
}

/** By the archive's list of parts. */
function* partsOf(zip: Buffer): Generator<{ method: number; packed: Buffer }> {
	const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
	if (end < 0 || end + 20 > zip.length) throw new UnreadableTable("No archive.");
	let at = zip.readUInt32LE(end + 16);
	while (at + 46 <= zip.length && zip.readUInt32LE(at) === 0x02014b50) {
		const size = zip.readUInt32LE(at + 20);
		const place = zip.readUInt32LE(at + 42);
		if (place + 30 > zip.length) throw new UnreadableTable("A part lies beyond the archive.");
		// name and extra field stand before the part itself
		const begin = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28);
		yield { method: zip.readUInt16LE(at + 10), packed: zip.subarray(begin, begin + size) };
		const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((of) => zip.readUInt16LE(at + of));
		at += 46 + name + extra + comment;
	}
}
