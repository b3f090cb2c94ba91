import { type PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

export interface ZipEntry {
	/** Path inside, with slashes. */
	readonly name: string;
	readonly content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>;
}

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/** A ZIP archive made while it is read: no entry is ever held as a whole. */
export async function* zip(entries: Entries, at: Date): AsyncGenerator<Buffer, void> {
	const archive = new ZipFile();
	const output = archive.outputStream as PassThrough;
	const left = new AbortController();
	fill(archive, entries, at, left.signal).catch((error) => output.destroy(error));
	try {
		yield* output;
	} finally {
		left.abort();
	}
}

/** One entry after the other: the next is asked for when the last one's content is used up. */
async function fill(archive: ZipFile, entries: Entries, mtime: Date, signal: AbortSignal) {
	for await (const { name, content } of entries) {
		const source = Readable.from(content, { signal });
		archive.addReadStream(source, name, { mtime });
		await finished(source);
	}
	archive.end();
}
