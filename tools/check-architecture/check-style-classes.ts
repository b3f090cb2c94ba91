import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const rule = "style-classes";
const feature = /^src\/areas\/(?<name>[^/]+\/[^/]+)\//;

/** Class → the features whose selectors begin with it, each with the first place. */
type Owners = ReadonlyMap<string, ReadonlyMap<string, Finding>>;

/**
 * A class belongs to the feature whose styles begin with it: within another's selectors it may be spoken of, further behind. Who
 * writes it on an element without the feature that styles it (or a piece of that feature, which brings its styles along) gets them
 * only where something else has loaded them by chance. What the kit styles is everybody's.
 */
export function checkStyleClasses(
	files: readonly SourceFile[],
	styles: readonly SourceFile[],
): Finding[] {
	const owners = ownersOf(styles);
	const embedded = embeddedBy(files);
	const twice = [...owners.values()].flatMap((places) => [...places.values()].slice(1));
	return [...twice, ...files.flatMap((file) => usesOfOthers(file, owners, embedded))];
}

function ownersOf(styles: readonly SourceFile[]): Owners {
	const byClass = new Map<string, Map<string, Finding>>();
	const ofKit = new Set<string>();
	for (const file of styles) {
		const name = featureOf(file.path);
		for (const { first, line } of selectorsOf(file.text)) {
			if (name === undefined) ofKit.add(first);
			else {
				const places = byClass.get(first) ?? new Map<string, Finding>();
				const because = `.${first} begins selectors of another feature, too: where both are loaded, each changes the other. Give it a name of its own, or make it a piece of the kit.`;
				if (!places.has(name)) places.set(name, { rule, file: file.path, line, because });
				byClass.set(first, places);
			}
		}
	}
	for (const known of ofKit) byClass.delete(known);
	return byClass;
}

/** The first class of each selector; nested ones go on from the one around them. */
function selectorsOf(text: string): { readonly first: string; readonly line: number }[] {
	const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
	return [...plain.matchAll(/(?<=^|[{};])\s*(?<heads>[^@{};&\s][^{};]*)\{/g)].flatMap((match) => {
		const { heads = "" } = match.groups ?? {};
		const at = match.index + match[0].indexOf(heads);
		const line = plain.slice(0, at).split("\n").length;
		return topLevel(heads).flatMap((head) => {
			const first = /\.(?<name>[a-z][\w-]*)/.exec(head)?.groups?.name;
			return first === undefined ? [] : [{ first, line }];
		});
	});
}

/** Split at the commas that stand in no brackets. */
function topLevel(heads: string): string[] {
	return heads.split(/,(?![^(]*\))/);
}

/** Feature → those whose pieces it embeds. */
function embeddedBy(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
	const found = new Map<string, Set<string>>();
	for (const { path, text } of files) {
		const own = featureOf(path);
		if (own === undefined) continue;
		const named = found.get(own) ?? new Set();
		for (const { groups } of text.matchAll(/"#areas\/(?<name>[^/"]+\/[^/"]+)\/web\/public\.tsx?"/g))
			named.add(groups?.name ?? "");
		found.set(own, named);
	}
	return found;
}

function usesOfOthers(
	file: SourceFile,
	owners: Owners,
	embedded: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
	const own = featureOf(file.path);
	if (own === undefined || !file.path.endsWith(".tsx") || isTest(file.path)) return [];
	return classesIn(file).flatMap(({ name, line }) => {
		const of = [...(owners.get(name)?.keys() ?? [])];
		const isThere = of.some((one) => one === own || embedded.get(own)?.has(one));
		if (of.length === 0 || isThere) return [];
		const because = `.${name} is styled by ${of[0]}, of which nothing is embedded here: it looks right only where that was loaded by chance. Style it here, or move its styles to the kit.`;
		return [{ rule, file: file.path, line, because }];
	});
}

/** Words of `className`, those of each of several ways among them. */
function classesIn(file: SourceFile): { readonly name: string; readonly line: number }[] {
	return [...nodesOf(file)].flatMap((node) => {
		if (!ts.isJsxAttribute(node) || node.name.getText() !== "className") return [];
		const line = lineOf(file, node);
		const text = node.initializer?.getText() ?? "";
		return [...text.matchAll(/["'`](?<words>[^"'`]*)["'`]/g)].flatMap(({ groups }) =>
			(groups?.words ?? "").split(/\s+/).map((name) => ({ name, line })),
		);
	});
}

function featureOf(path: string): string | undefined {
	return feature.exec(path)?.groups?.name;
}
