import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What stands under a tag; where a line ends is left to who lays it out. */
export interface ReadTag {
	readonly tag: string;
	readonly text: string;
}

interface ReadPage {
	/** As who reads it aloud comes upon it: what is ornament is left out. */
	readonly tags: readonly ReadTag[];
	/** All of it, in the order of drawing. */
	readonly text: string;
}

interface Node {
	readonly role?: string;
	readonly type?: string;
	readonly id?: string;
	readonly children?: readonly Node[];
}

/** A PDF as a program of others reads it. */
export async function readPdf(bytes: Uint8Array) {
	const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
	const document = await loading.promise;
	const { info } = await document.getMetadata();
	const marked = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
	const pages: ReadPage[] = [];
	for (let at = 1; at <= document.numPages; at++) {
		const page = await document.getPage(at);
		pages.push(await readPage(page));
		page.cleanup();
	}
	await loading.destroy();
	const { Title: title, Language: language } = info as Record<string, unknown>;
	return {
		...{ title, language, isTagged: marked?.get("Marked") === true, pages },
		text: pages.map(({ text }) => text).join("\n"),
	};
}

/** The fonts of a document's first page by their names, each with whether the document brings it along. */
export async function fontsOfPdf(bytes: Uint8Array): Promise<Record<string, boolean>> {
	const loading = getDocument({
		...{ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true },
	});
	const page = await (await loading.promise).getPage(1);
	const fonts = await fontsOf(page);
	await loading.destroy();
	return Object.fromEntries(fonts);
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function readPage(page: Page): Promise<ReadPage> {
	const content = await page.getTextContent({ includeMarkedContent: true });
	const texts = new Map<string, string>();
	const all: string[] = [];
	const open: (string | undefined)[] = [];
	for (const item of content.items) {
		if ("str" in item) {
			all.push(item.str);
			const id = open.findLast((one) => one !== undefined);
			if (id !== undefined)
				texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
		} else if (item.type === "endMarkedContent") open.pop();
		else open.push(item.id);
	}
	const tree = (await page.getStructTree()) as Node | null;
	return { tags: tree === null ? [] : tagsOf(tree, texts), text: all.join(" ") };
}

function tagsOf({ role = "", children = [] }: Node, texts: ReadonlyMap<string, string>): ReadTag[] {
	const contents = children.filter(({ type }) => type === "content");
	const text = contents.map(({ id = "" }) => texts.get(id) ?? "").join("");
	const own =
		contents.length > 0 || children.length === 0
			? [{ tag: role, text: text.replaceAll(/\s+/g, " ").trim() }]
			: [];
	const inner = children.filter(({ type }) => type !== "content");
	return [...own, ...inner.flatMap((child) => tagsOf(child, texts))];
}

async function fontsOf(page: Page): Promise<(readonly [name: string, isInside: boolean])[]> {
	await page.getOperatorList();
	const { styles } = await page.getTextContent();
	return Object.keys(styles).map((id) => {
		const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
		return [font.name.replace(/^[A-Z]{6}\+/, ""), font.missingFile !== true];
	});
}
