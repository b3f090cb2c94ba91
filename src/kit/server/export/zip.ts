import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
	/** Path inside, with slashes. */
	readonly name: string;
	readonly content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>;
}

interface Written {
	readonly name: Buffer;
	readonly crc: number;
	readonly packed: number;
	readonly bytes: number;
	readonly offset: number;
}

/** Names are UTF-8; sizes follow the content, because they are not known before it. */
const flags = 0x0808;
const version = 20;
const deflated = 8;
/** Beyond it the older, everywhere readable form of the format cannot count. */
const largest = 0xffff_ffff;

/** A ZIP archive made while it is read: no entry is ever held as a whole. */
export async function* zip(
	entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
	at: Date,
): AsyncGenerator<Buffer, void> {
	const stamp = dosTime(at);
	const written: Written[] = [];
	let offset = 0;
	for await (const entry of entries) {
		const name = Buffer.from(entry.name);
		const begin = offset;
		const head = Buffer.concat([localHeader(name, stamp), name]);
		offset += head.length;
		yield head;
		const sums = { crc: 0, bytes: 0, packed: 0 };
		for await (const packed of pack(entry.content, sums)) {
			sums.packed += packed.length;
			offset += packed.length;
			yield packed;
		}
		const tail = descriptor(sums);
		offset += tail.length;
		if (offset > largest) throw new Error("An archive of more than 4 GB.");
		yield tail;
		written.push({ name, offset: begin, ...sums });
	}
	const directory = Buffer.concat(
		written.map((one) => Buffer.concat([centralHeader(one, stamp), one.name])),
	);
	yield directory;
	yield endOfDirectory(written.length, directory.length, offset);
}

async function* pack(
	content: ZipEntry["content"],
	sums: { crc: number; bytes: number },
): AsyncGenerator<Buffer, void> {
	async function* counted() {
		for await (const piece of content) {
			const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
			sums.crc = crc32(bytes, sums.crc);
			sums.bytes += bytes.length;
			yield bytes;
		}
	}
	const deflate = createDeflateRaw({ level: 6 });
	// an error of the content reaches the reader below, who throws it
	pipeline(Readable.from(counted()), deflate, () => {});
	yield* deflate;
}

function localHeader(name: Buffer, stamp: number): Buffer {
	const head = Buffer.alloc(30);
	head.writeUInt32LE(0x04034b50, 0);
	head.writeUInt16LE(version, 4);
	head.writeUInt16LE(flags, 6);
	head.writeUInt16LE(deflated, 8);
	head.writeUInt32LE(stamp, 10);
	head.writeUInt16LE(name.length, 26);
	return head;
}

function descriptor(sums: { crc: number; bytes: number; packed: number }) {
	const tail = Buffer.alloc(16);
	tail.writeUInt32LE(0x08074b50, 0);
	tail.writeUInt32LE(sums.crc, 4);
	tail.writeUInt32LE(sums.packed, 8);
	tail.writeUInt32LE(sums.bytes, 12);
	return tail;
}

function centralHeader(entry: Written, stamp: number): Buffer {
	const head = Buffer.alloc(46);
	head.writeUInt32LE(0x02014b50, 0);
	head.writeUInt16LE(version, 4);
	head.writeUInt16LE(version, 6);
	head.writeUInt16LE(flags, 8);
	head.writeUInt16LE(deflated, 10);
	head.writeUInt32LE(stamp, 12);
	head.writeUInt32LE(entry.crc, 16);
	head.writeUInt32LE(entry.packed, 20);
	head.writeUInt32LE(entry.bytes, 24);
	head.writeUInt16LE(entry.name.length, 28);
	head.writeUInt32LE(entry.offset, 42);
	return head;
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(count, 8);
	end.writeUInt16LE(count, 10);
	end.writeUInt32LE(bytes, 12);
	end.writeUInt32LE(offset, 16);
	return end;
}

/** Time in the low half, date in the high one; years count from 1980. */
function dosTime(at: Date): number {
	const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
	const date =
		((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
	return ((date << 16) | time) >>> 0;
}
