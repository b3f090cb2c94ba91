import { inflateRawSync } from "node:zlib";

/** Entries of a ZIP archive by name, found through its own list of parts as every program does. */
export function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
	const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
	const count = archive.readUInt16LE(end + 10);
	const entries = new Map<string, Buffer>();
	let at = archive.readUInt32LE(end + 16);
	for (let n = 0; n < count; n++) {
		const nameLength = archive.readUInt16LE(at + 28);
		const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
		const packed = archive.readUInt32LE(at + 20);
		const local = archive.readUInt32LE(at + 42);
		const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
		entries.set(name, inflateRawSync(archive.subarray(begin, begin + packed)));
		at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
	}
	return entries;
}
