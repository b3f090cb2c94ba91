import ts from "typescript";
import type { Finding } from "./finding.ts";
import { type SourceFile, syntaxOf } from "./source-file.ts";

type Language = "German" | "English";

interface WordList {
	/** What is not to be said, as one expression, and what is said instead. */
	readonly forbidden: Readonly<Record<Language, ReadonlyMap<string, string>>>;
	/** Exact texts that stay as they are. */
	readonly kept: ReadonlySet<string>;
}

/** Texts and help pages say one word for one thing, as docs/words.md lists them. */
export function checkScreenWords(
	list: SourceFile,
	files: readonly SourceFile[],
	help: readonly SourceFile[],
): Finding[] {
	const words = readList(list.text);
	return [
		...files.filter(({ path }) => saysTexts.test(path)).flatMap((file) => inTexts(file, words)),
		...help.flatMap((page) => inHelp(page, words)),
	];
}

const saysTexts = /^src\/.*\/(text|panels|traces|[\w-]+-text)\.ts$/;

export function readList(text: string): WordList {
	const forbidden = { German: new Map<string, string>(), English: new Map<string, string>() };
	const kept = new Set<string>();
	let chapter = "";
	for (const line of text.split("\n")) {
		if (line.startsWith("## ")) chapter = line.slice(3);
		const [, not = "", but = ""] = line.split("|").map((cell) => cell.trim());
		if (not !== "" && not !== "not" && !not.startsWith("--") && chapter in forbidden) {
			for (const word of not.split(", ")) forbidden[chapter as Language].set(word, but);
		}
		if (chapter.startsWith("Specified") && line.startsWith("- ")) kept.add(line.slice(2));
	}
	return { forbidden, kept };
}

/** Texts stand in pairs: German first, then English, as strings, functions or lists of them. */
function inTexts(file: SourceFile, words: WordList): Finding[] {
	const found: Finding[] = [];
	const tree = syntaxOf(file);
	const say = (node: ts.Node, language: Language): void => {
		if (ts.isStringLiteralLike(node) || isPartOfTemplate(node)) {
			if (!isName(node.text)) {
				const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
				found.push(...inWords(file.path, line, node.text, language, words));
			}
		} else ts.forEachChild(node, (child) => say(child, language));
	};
	const look = (node: ts.Node): void => {
		if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 2) {
			ts.forEachChild(node, look);
			return;
		}
		const [german, english] = node.elements;
		if (german) say(german, "German");
		if (english) say(english, "English");
	};
	look(tree);
	return found;
}

/** Names of entities, permissions and fields are no words on the screen. */
function isName(text: string): boolean {
	return /^[a-z][\w.-]*$/.test(text) || /^[A-Z0-9_]+$/.test(text);
}

function isPartOfTemplate(
	node: ts.Node,
): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
	return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function inHelp({ path, text }: SourceFile, words: WordList): Finding[] {
	const language = path.startsWith("docs/help/de/") ? "German" : "English";
	return text.split("\n").flatMap((line, index) => inWords(path, index + 1, line, language, words));
}

function inWords(
	file: string,
	line: number,
	text: string,
	language: Language,
	{ forbidden, kept }: WordList,
): Finding[] {
	if (kept.has(text)) return [];
	return [...forbidden[language]]
		.filter(([word]) => says(text, word, language))
		.map(([word, but]) => ({
			rule: "screen-words",
			file,
			line,
			because: `"${word}" is another word for what is called "${but}" on the screen (docs/words.md).`,
		}));
}

/** Whole words; English ones are the same at the beginning of a sentence, German ones are written as listed. */
function says(text: string, word: string, language: Language): boolean {
	const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const whole = new RegExp(
		`(?<![\\p{L}\\p{N}_/-])${plain}(?![\\p{L}\\p{N}_])`,
		language === "English" ? "iu" : "u",
	);
	return whole.test(text);
}
