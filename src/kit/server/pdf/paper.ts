import type PdfDocument from "pdfkit";
import type { Language } from "#kit/contract/language.ts";
import { texts } from "#kit/text.ts";
import type { FontName } from "./pdf-fonts.ts";
import { type DrawnTable, drawTable, type PaperTable } from "./pdf-table.ts";
import { wrappedLines } from "./wrapped-lines.ts";
import { forgetPage, forgetWords } from "./written-page.ts";

type Document = InstanceType<typeof PdfDocument>;
type Element = ReturnType<Document["struct"]>;

export interface Look {
	readonly font: FontName;
	/** Points. */
	readonly size: number;
}

/** Points. */
const margin = { side: 42, top: 42, bottom: 48 } as const;
const lineFactor = 1.3;
/** DIN 5008, form B: what an envelope with a window shows of a letter, the width of its text, and where that begins. */
const letter = { side: 71, address: 178, width: 227, text: 290 } as const;
/** So many pages profit from each other's words. */
const pagesOfWords = 50;

const looks = {
	H1: { font: "strong", size: 15 },
	H2: { font: "strong", size: 11 },
	plain: { font: "text", size: 9 },
	strong: { font: "strong", size: 9 },
	note: { font: "text", size: 7.5 },
	letter: { font: "text", size: 10.5 },
	"letter-strong": { font: "strong", size: 10.5 },
} as const satisfies Record<string, Look>;

/** How a paragraph looks; letters are for who reads without a screen. */
export type ParagraphLook = Exclude<keyof typeof looks, "H1" | "H2">;

/**
 * A4 sheets that are filled from top to bottom. All that carries meaning has its tag, in the order of reading; lines, heads that come
 * again and page numbers are marked as ornament.
 */
export class Paper {
	readonly #document: Document;
	readonly #words: (typeof texts)[Language]["paper"];
	#section: Element | undefined;
	/** Of the section, and of all. */
	#pages = 0;
	#allPages = 0;
	#note = "";
	#side: number = margin.side;

	constructor(document: Document, language: Language) {
		this.#document = document;
		this.#words = texts[language].paper;
	}

	/**
	 * Begins a page and what is read together on it and those that follow.
	 *
	 * @param note stands at the foot of each of its pages
	 */
	section(note: string): void {
		this.#begin(note, margin.side);
	}

	/** Begins a letter on a page of its own, with its sender and whom it is for where an envelope with a window shows them. */
	letter(from: string, to: readonly string[]): void {
		this.#begin("", letter.side);
		const above = this.#linesOf(from, letter.width, looks.note).length;
		this.#block(from, looks.note, letter.address - above * looks.note.size * lineFactor - 6);
		let y: number = letter.address;
		for (const line of to) y = this.#block(line, looks.letter, y);
		this.#document.y = letter.text;
	}

	/** @returns where what comes below it begins */
	#block(text: string, look: Look, top: number): number {
		const lines = this.#linesOf(text, letter.width, look);
		const height = look.size * lineFactor;
		this.#put("P", () => {
			for (const [nth, line] of lines.entries())
				this.#text(line, letter.side, top + nth * height, look);
		});
		return top + lines.length * height;
	}

	#begin(note: string, side: number): void {
		this.#section?.end();
		this.#note = note;
		this.#side = side;
		this.#pages = 0;
		this.#section = this.#document.struct("Sect");
		this.#document.addStructure(this.#section);
		this.#turn();
	}

	heading(level: 1 | 2, text: string): void {
		const tag = `H${level}` as const;
		// a heading stays with what it is about: the head of a table and its first row
		this.#keep(looks[tag].size * 6);
		this.space(level === 1 ? 0 : 10);
		this.#lines(tag, text, looks[tag]);
		this.space(level === 1 ? 2 : 3);
	}

	paragraph(text: string, look: ParagraphLook = "plain"): void {
		this.#lines("P", text, looks[look]);
		this.space(looks[look].size * 0.5);
	}

	/** Leaves points free. */
	space(points: number): void {
		this.#document.y += points;
	}

	/** Names with their values, beside each other as far as there is room. */
	facts(facts: readonly (readonly [name: string, value: string])[]): void {
		const document = this.#document;
		const widths = facts.map(([name, value]) =>
			Math.max(this.#widthOf(name, looks.note), this.#widthOf(value, looks.strong)),
		);
		let x = this.#side;
		this.#keep(30);
		for (const [nth, [name, value]] of facts.entries()) {
			const width = Math.min(widths[nth] ?? 0, this.width) + 22;
			if (x > this.#side && x + width - 22 > this.#side + this.width) {
				x = this.#side;
				document.y += 26;
				this.#keep(30);
			}
			const [at, y] = [x, document.y];
			this.#put("P", () => {
				this.#text(`${name} `, at, y, looks.note);
				this.#text(value, at, y + 10, looks.strong);
			});
			x += width;
			document.y = y;
		}
		document.y += 30;
	}

	table(table: PaperTable): void {
		const section = this.#demandSection();
		drawTable(this.#drawn(), section, table);
		this.space(8);
	}

	/** Lines to be signed on, side by side. */
	signatures(names: readonly string[]): void {
		this.#keep(64);
		this.#document.y += 40;
		const [gap, y] = [24, this.#document.y];
		const width = (this.width - gap * (names.length - 1)) / names.length;
		for (const [nth, name] of names.entries()) {
			const x = this.#side + nth * (width + gap);
			this.#line(x, y, width, 0.7);
			this.#put("P", () => this.#text(name, x, y + 3, looks.note));
		}
		this.#document.y = y + 18;
	}

	/** Ends what is open; the document itself is ended where it was begun. */
	end(): void {
		this.#section?.end();
	}

	/** So many there are until now. */
	get pages(): number {
		return this.#allPages;
	}

	get width(): number {
		return this.#document.page.width - 2 * this.#side;
	}

	#demandSection(): Element {
		if (this.#section === undefined) throw new Error("Nothing is written before a section begins.");
		return this.#section;
	}

	#put(tag: string, draw: () => void): void {
		this.#demandSection().add(this.#document.struct(tag, {}, [draw]));
	}

	/** What a table needs to draw itself. */
	#drawn(): DrawnTable {
		return {
			document: this.#document,
			left: this.#side,
			width: this.width,
			bottom: this.#bottom,
			text: (text, x, y, look) => this.#text(text, x, y, look),
			widthOf: (text, look) => this.#widthOf(text, look),
			linesOf: (text, width, look) => this.#linesOf(text, width, look),
			line: (x, y, width, weight) => this.#line(x, y, width, weight),
			turn: () => this.#turn(),
		};
	}

	get #bottom(): number {
		return this.#document.page.height - margin.bottom;
	}

	/** Turns the page where less than that is left of it. */
	#keep(points: number): void {
		if (this.#document.y + points > this.#bottom) this.#turn();
	}

	#turn(): void {
		const document = this.#document;
		const before = document.page as typeof document.page | null;
		document.addPage();
		if (before !== null) forgetPage(document, before);
		this.#pages++;
		this.#allPages++;
		if (this.#allPages % pagesOfWords === 0) forgetWords(document);
		document.markContent("Artifact", { type: "Pagination" });
		const y = this.#bottom + 14;
		this.#text(this.#note, this.#side, y, looks.note);
		const page = this.#words.page(this.#pages);
		const x = this.#side + this.width - this.#widthOf(page, looks.note);
		this.#text(page, x, y, looks.note);
		document.endMarkedContent();
		document.x = this.#side;
		document.y = margin.top;
	}

	/** One element, however many pages it takes. */
	#lines(tag: string, text: string, look: Look): void {
		const document = this.#document;
		const height = look.size * lineFactor;
		const element = document.struct(tag);
		this.#demandSection().add(element);
		let lines = this.#linesOf(text, this.width, look);
		while (lines.length > 0) {
			this.#keep(height);
			const count = Math.max(1, Math.floor((this.#bottom - document.y) / height));
			const [some, y] = [lines.slice(0, count), document.y];
			element.add(() => {
				for (const [nth, line] of some.entries())
					this.#text(line, this.#side, y + nth * height, look);
			});
			document.y = y + some.length * height;
			lines = lines.slice(count);
		}
		element.end();
	}

	#text(text: string, x: number, y: number, { font, size }: Look): void {
		this.#document.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
	}

	#widthOf(text: string, { font, size }: Look): number {
		return this.#document.font(font).fontSize(size).widthOfString(text);
	}

	#linesOf(text: string, width: number, look: Look): string[] {
		const fits = (line: string) => this.#widthOf(line, look) <= width;
		return text
			.split("\n")
			.flatMap((line, nth, all) => wrappedLines(nth < all.length - 1 ? `${line} ` : line, fits));
	}

	#line(x: number, y: number, width: number, weight: number): void {
		const document = this.#document;
		document.markContent("Artifact", { type: "Layout" });
		document
			.lineWidth(weight)
			.moveTo(x, y)
			.lineTo(x + width, y)
			.stroke("#888888");
		document.endMarkedContent();
	}
}
