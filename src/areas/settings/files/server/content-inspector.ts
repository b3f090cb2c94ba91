import type { UploadKind } from "../contract.ts";
import { isPassivePdf, isPdf } from "./passive-pdf.ts";

/** Enough of the end for the list of parts with which a ZIP archive closes. */
const tailBytes = 256 * 1024;

/** Looks at a file while it arrives and says whether it is what its name promises. */
export class ContentInspector {
	readonly #kind: UploadKind;
	#head = Buffer.alloc(0);
	#tail = Buffer.alloc(0);
	/** All of a document: only then it can be looked through. */
	readonly #all: Buffer[] = [];
	#hasControls = false;
	#hasZeros = false;
	/** Bytes that stand for no sign in Windows-1252. */
	#hasGaps = false;
	#utf8: TextDecoder | undefined = new TextDecoder("utf-8", { fatal: true });

	constructor(kind: UploadKind) {
		this.#kind = kind;
	}

	see(bytes: Buffer): void {
		if (this.#head.length < 8) this.#head = Buffer.concat([this.#head, bytes.subarray(0, 8)]);
		if (this.#kind === "PDF") this.#all.push(bytes);
		if (this.#kind === "CSV") this.#look(bytes);
		else this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-tailBytes);
	}

	#look(bytes: Buffer): void {
		for (const byte of bytes) {
			if (byte === 0) this.#hasZeros = true;
			else if (isControl(byte)) this.#hasControls = true;
			else if (isGap(byte)) this.#hasGaps = true;
		}
		this.#decode(bytes);
	}

	isWhatItSays(): boolean {
		switch (this.#kind) {
			case "XLSX":
				return this.#isWorkbook();
			case "CSV":
				return this.#isText();
			case "PDF":
				return isPdf(Buffer.concat(this.#all));
			case "JPG":
				return this.#head.subarray(0, 3).equals(jpgMagic);
			case "PNG":
				return this.#head.subarray(0, 8).equals(pngMagic) && this.#tail.includes("IEND");
		}
	}

	/** Whether it may do more than be looked at. */
	isActive(): boolean {
		return this.#kind === "PDF" && !isPassivePdf(Buffer.concat(this.#all));
	}

	/** A ZIP archive that holds a workbook, not a renamed document, macro sheet or old XLS. */
	#isWorkbook(): boolean {
		return (
			this.#head.subarray(0, 4).equals(zipMagic) &&
			this.#tail.includes("xl/workbook.xml") &&
			this.#tail.includes(zipEnd)
		);
	}

	#isText(): boolean {
		const [first, second] = this.#head;
		const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
		if (isUtf16) return true;
		if (this.#hasZeros || this.#hasControls) return false;
		return !this.#hasGaps || this.#isUtf8();
	}

	#decode(bytes: Buffer): void {
		try {
			this.#utf8?.decode(bytes, { stream: true });
		} catch {
			this.#utf8 = undefined;
		}
	}

	#isUtf8(): boolean {
		try {
			this.#utf8?.decode();
			return this.#utf8 !== undefined;
		} catch {
			return false;
		}
	}
}

const jpgMagic = Buffer.from([0xff, 0xd8, 0xff]);
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Below the space, save for tab, line feed, form feed, carriage return and the end mark of old editors. */
function isControl(byte: number): boolean {
	return byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte);
}

function isGap(byte: number): boolean {
	return [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
}
