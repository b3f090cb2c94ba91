/** A piece of a line. */
export type Inline =
	| { readonly kind: "text" | "strong" | "emphasis" | "code"; readonly text: string }
	| { readonly kind: "link"; readonly text: string; readonly href: string };

export type Block =
	| { readonly kind: "heading"; readonly level: number; readonly text: readonly Inline[] }
	| { readonly kind: "paragraph"; readonly text: readonly Inline[] }
	| { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly ListItem[] }
	| { readonly kind: "table"; readonly head: Cells; readonly rows: readonly Cells[] };

interface ListItem {
	readonly text: readonly Inline[];
	/** A list that stands indented below it. */
	readonly below: readonly Block[];
}

type Cells = readonly (readonly Inline[])[];

const bullet = /^(?:[-*]|\d+\.) /;
const heading = /^(#{1,6}) +(.*)$/;
const tableRule = /^\|?[ :|-]+\|?$/;

/**
 * Reads the Markdown that help texts need: headings, paragraphs, lists, tables; bold, emphasis, code and links in them.
 * Everything else, HTML above all, stays plain text.
 */
export function readMarkdown(text: string): Block[] {
	return text
		.replaceAll("\r\n", "\n")
		.split(/\n\s*\n/)
		.map((part) => part.replace(/^\n+|\s+$/g, ""))
		.filter((part) => part.trim() !== "")
		.flatMap((part) => blocksOf(part.split("\n")));
}

/** The blocks of lines without an empty one between them. */
function blocksOf(lines: readonly string[]): Block[] {
	const [first = "", second = ""] = lines;
	const title = heading.exec(first);
	if (title !== null) {
		const [, marks = "", text = ""] = title;
		const block = { kind: "heading" as const, level: marks.length, text: readInline(text) };
		return lines.length === 1 ? [block] : [block, ...blocksOf(lines.slice(1))];
	}
	if (first.startsWith("|") && tableRule.test(second)) return [tableOf(lines)];
	if (bullet.test(first)) return [listOf(lines)];
	// a list may follow its sentence without an empty line
	const begin = lines.findIndex((line) => bullet.test(line));
	if (begin > 0) return [...blocksOf(lines.slice(0, begin)), ...blocksOf(lines.slice(begin))];
	return [{ kind: "paragraph", text: readInline(oneLine(lines)) }];
}

function listOf(lines: readonly string[]): Block {
	const items: string[][] = [];
	for (const line of lines) {
		if (bullet.test(line)) items.push([line.replace(bullet, "")]);
		else items.at(-1)?.push(line);
	}
	return {
		kind: "list",
		ordered: /^\d/.test(lines[0] ?? ""),
		items: items.map((item) => {
			const nested = item.findIndex((line) => bullet.test(line.trimStart()) && /^\s/.test(line));
			const own = nested < 0 ? item : item.slice(0, nested);
			const below = nested < 0 ? [] : blocksOf(outdented(item.slice(nested)));
			return { text: readInline(oneLine(own)), below };
		}),
	};
}

function outdented(lines: readonly string[]): string[] {
	const depth = /^\s*/.exec(lines[0] ?? "")?.[0].length ?? 0;
	return lines.map((line) => line.slice(Math.min(depth, line.length - line.trimStart().length)));
}

function tableOf([head = "", , ...rows]: readonly string[]): Block {
	return { kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) };
}

function cellsOf(line: string): Cells {
	return line
		.trim()
		.replace(/^\||\|$/g, "")
		.split("|")
		.map((cell) => readInline(cell.trim()));
}

function oneLine(lines: readonly string[]): string {
	return lines.map((line) => line.trim()).join(" ");
}

const marked =
	/\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)|\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*/g;

/** Splits a line at its marks; a mark that is not closed, and a link that leads to nothing safe, stay as typed. */
export function readInline(line: string): Inline[] {
	const pieces: Inline[] = [];
	let end = 0;
	for (const match of line.matchAll(marked)) {
		const piece = pieceOf(match.groups ?? {});
		if (piece === undefined) continue;
		if (match.index > end) pieces.push({ kind: "text", text: line.slice(end, match.index) });
		pieces.push(piece);
		end = match.index + match[0].length;
	}
	if (end < line.length) pieces.push({ kind: "text", text: line.slice(end) });
	return pieces;
}

function pieceOf(groups: Partial<Record<string, string>>): Inline | undefined {
	const { strong, code, label, href, emphasis } = groups;
	if (strong !== undefined) return { kind: "strong", text: strong };
	if (code !== undefined) return { kind: "code", text: code };
	if (emphasis !== undefined) return { kind: "emphasis", text: emphasis };
	if (label === undefined || href === undefined || !isSafe(href)) return undefined;
	return { kind: "link", text: label, href };
}

/** Pages of the product and of the secure web; no scripts, and no other host by two slashes. */
function isSafe(href: string): boolean {
	return /^\/(?![/\\])/.test(href) || /^https:\/\/[^/]/.test(href);
}
