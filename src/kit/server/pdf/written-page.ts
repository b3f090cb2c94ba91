import type PdfDocument from "pdfkit";

type Document = InstanceType<typeof PdfDocument>;

/** What of the library its types do not name. */
interface Inner {
	getStructParentTree(): {
		get(key: number): readonly { readonly id: number }[] | undefined;
		add(key: number, value: unknown): void;
	};
	readonly _fontFamilies: Readonly<Record<string, { layoutCache?: object }>>;
}

/**
 * A page that is written out is needed no more but for which element each of its marks belongs to: numbers, which are kept
 * as the text that the document ends with.
 */
export function forgetPage(document: Document, page: Document["page"]): void {
	const inner = document as unknown as Inner;
	const { StructParents: key } = page.dictionary.data as { readonly StructParents?: number };
	const elements = key === undefined ? undefined : inner.getStructParentTree().get(key);
	if (key !== undefined && elements !== undefined)
		inner.getStructParentTree().add(key, new WrittenElements(elements));
}

/** How the letters of each word lie is kept by the library for as long as the document is written, which may be long. */
export function forgetWords(document: Document): void {
	const { _fontFamilies: fonts } = document as unknown as Inner;
	for (const font of Object.values(fonts)) font.layoutCache = Object.create(null);
}

/** The library writes what is no plain object as the text that it gives itself. */
class WrittenElements {
	readonly #text: string;

	constructor(elements: readonly unknown[]) {
		this.#text = `[${elements.map(String).join(" ")}]`;
	}

	get [Symbol.toStringTag](): string {
		return "Elements";
	}

	toString(): string {
		return this.#text;
	}
}
