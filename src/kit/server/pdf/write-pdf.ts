import { intlTag, type Language } from "#kit/contract/language.ts";
import { Paper } from "./paper.ts";
import { pdfFonts } from "./pdf-fonts.ts";

/** What a document is, beside what stands in it. */
export interface PdfFacts {
	readonly title: string;
	readonly language: Language;
	/** When it was made: equal content made at the same instant is equal byte for byte. */
	readonly now: Date;
}

/**
 * A tagged PDF with its fonts in it, made while it is read: what is written is handed on whenever `write` gives way, so that
 * ten thousand pages never lie in memory together.
 *
 * @param write puts content on the paper; each `yield` lets go of what is finished
 */
export async function* writePdf(
	facts: PdfFacts,
	write: (paper: Paper) => AsyncIterable<void> | Iterable<void>,
): AsyncGenerator<Buffer, void> {
	const [{ default: PDFDocument }, fonts] = await Promise.all([import("pdfkit"), pdfFonts()]);
	const { language, now } = facts;
	const document = new PDFDocument({
		...{ size: "A4", margin: 0, autoFirstPage: false, pdfVersion: "1.7" },
		...{ tagged: true, lang: intlTag(language), displayTitle: true },
		// none of those that a reader would have to have itself
		font: "",
		info: {
			Title: plain(facts.title),
			...{ Creator: "Stundwerk", Producer: "Stundwerk", CreationDate: now, ModDate: now },
		},
	});
	for (const [name, font] of Object.entries(fonts)) document.registerFont(name, font);
	const paper = new Paper(document, language);
	for await (const _ of write(paper)) yield* finishedOf(document);
	paper.end();
	document.end();
	yield* finishedOf(document);
}

/** The library puts titles into XML as they are. */
function plain(title: string): string {
	return title.replaceAll("&", "+").replaceAll(/[<>]/g, " ");
}

function* finishedOf(document: { read(): unknown }): Generator<Buffer, void> {
	for (let piece = document.read(); piece !== null; piece = document.read()) yield piece as Buffer;
}
