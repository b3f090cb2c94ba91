import { expect, test } from "vitest";
import { type Block, type Inline, readMarkdown } from "./read-markdown.ts";

const files = import.meta.glob<string>("../../../../../docs/help/*/**/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

test.each(Object.entries(files))("no mark of %s is shown as it was typed", (_, typed) => {
	const shown = readMarkdown(typed).flatMap(piecesOf);
	expect(shown.length).toBeGreaterThan(0);
	const plain = shown.filter(({ kind }) => kind !== "code").map((piece) => piece.text);
	expect(plain.filter((words) => /\*\*|`|\]\(|^#|\|/.test(words))).toEqual([]);
});

function piecesOf(block: Block): readonly Inline[] {
	if (block.kind === "list") {
		return block.items.flatMap(({ text, below }) => [...text, ...below.flatMap(piecesOf)]);
	}
	return block.kind === "table" ? [...block.head, ...block.rows.flat()].flat() : block.text;
}
