import { inflateSync } from "node:zlib";

/** What makes a document run, send or bring something along. */
const active =
	/\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Encrypt)(?![A-Za-z])/;

/** So much of the objects that are packed in a stream is looked through. */
const mostUnpacked = 20 * 1024 * 1024;

export function isPdf(bytes: Buffer): boolean {
	return bytes.subarray(0, 1024).includes("%PDF-") && bytes.subarray(-2048).includes("%%EOF");
}

/**
 * Whether a PDF only shows something: what it says openly and in packed objects names nothing active. Pictures and pages are left
 * out: a word may stand in their bytes by chance. A file is sent as an attachment all the same, whatever it holds.
 */
export function isPassivePdf(bytes: Buffer): boolean {
	for (const part of saidIn(bytes.toString("latin1"))) {
		if (part === undefined || active.test(unescaped(part))) return false;
	}
	return true;
}

/**
 * What stands outside of streams, and what objects are packed in them; undefined where these cannot be read. Each byte is passed
 * once, whatever a file is made of.
 */
function* saidIn(text: string): Generator<string | undefined> {
	const opening = /stream\r?\n/g;
	let from = 0;
	for (;;) {
		opening.lastIndex = from;
		const begin = opening.exec(text);
		if (begin === null) break;
		const outside = text.slice(from, begin.index);
		yield outside;
		const end = text.indexOf(ending, opening.lastIndex);
		if (end < 0) return yield undefined;
		const head = outside.slice(outside.lastIndexOf(" obj"));
		if (/\/ObjStm(?![A-Za-z])/.test(unescaped(head)))
			yield unpacked(text.slice(opening.lastIndex, end));
		from = end + ending.length;
	}
	yield text.slice(from);
}

const ending = "endstream";

function unpacked(body: string): string | undefined {
	try {
		const maxOutputLength = mostUnpacked;
		return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength }).toString("latin1");
	} catch {
		return undefined;
	}
}

/** `/J#61vaScript` is the name JavaScript. */
function unescaped(text: string): string {
	return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	);
}
