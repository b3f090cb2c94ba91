export type HelpBlock =
	| { readonly kind: "heading" | "paragraph"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] };

/** Reads the little Markdown that help texts need: headings, paragraphs, lists. Everything else is plain text. */
export function helpBlocks(text: string): HelpBlock[] {
	return text
		.replaceAll("\r\n", "\n")
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.flatMap(blocksOf);
}

function blocksOf(part: string): HelpBlock[] {
	const [first = "", ...rest] = part.split("\n");
	if (/^#{1,6} /.test(first)) {
		const heading = { kind: "heading" as const, text: first.replace(/^#+ /, "") };
		return rest.length === 0 ? [heading] : [heading, ...blocksOf(rest.join("\n"))];
	}
	if (/^[-*] /.test(first)) {
		const items = part.split(/\n(?=[-*] )/).map((item) => oneLine(item.replace(/^[-*] /, "")));
		return [{ kind: "list", items }];
	}
	return [{ kind: "paragraph", text: oneLine(part) }];
}

function oneLine(text: string): string {
	return text.replace(/\s*\n\s*/g, " ");
}
