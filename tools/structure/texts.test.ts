import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Language, languages } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { ErrorTexts } from "#kit/server/texts.ts";
import type { Page } from "#kit/web/router/define-pages.ts";
import { findContracts } from "./find-contracts.ts";

const source = new URL("../../src/", import.meta.url);
const files = await Array.fromAsync(glob("**/text.ts", { cwd: source }));

type Said = Readonly<Record<Language, object>>;

async function textsOf(file: string): Promise<Said> {
	return ((await import(new URL(file, source).href)) as { texts: Said }).texts;
}

/** `errors.NOT_FOUND` → its words, functions called with signs in place of values. */
function words(texts: object): Map<string, string> {
	const found = new Map<string, string>();
	const collect = (value: unknown, path: string): void => {
		if (typeof value === "string") found.set(path, value);
		else if (typeof value === "function") {
			found.set(path, `ƒ${value.length} ${spoken(value as () => unknown)}`);
		} else {
			for (const [key, inner] of Object.entries(value as object)) {
				collect(inner, path === "" ? key : `${path}.${key}`);
			}
		}
	};
	collect(texts, "");
	return found;
}

/** What a function of parameters says to one value of each kind it may expect. */
function spoken(say: (...values: unknown[]) => unknown): string {
	for (const value of [2, "x", new Date(0), ["x"]]) {
		try {
			const text = say(...Array(say.length).fill(value));
			if (typeof text === "string") return text;
		} catch {
			// expects another kind
		}
	}
	return "a text";
}

test("every help text exists in both languages", async () => {
	const help = new URL("../../docs/help/", import.meta.url);
	const filesIn = (language: string) =>
		Array.fromAsync(glob("**/*.md", { cwd: new URL(`${language}/`, help) }));
	const [de, en] = await Promise.all([filesIn("de"), filesIn("en")]);
	expect(en.sort()).toEqual(de.sort());
});

test("every page for signed-in people has a help text of its own or of its area", async () => {
	const declared = await Array.fromAsync(glob("areas/*/*/web/pages.ts", { cwd: source }));
	const modules = await Promise.all(declared.map((file) => import(new URL(file, source).href)));
	const pages = modules.flatMap((module) => (module as { pages: Page[] }).pages);
	const own = pages.filter((page) => !page.public).map(({ path }) => path);
	expect(own).toContain("/home/dashboard");
	const help = new URL("../../docs/help/de/", import.meta.url);
	const texts = await Array.fromAsync(glob("**/*.md", { cwd: help }));
	const isExplained = (path: string) =>
		[path, `/${path.split("/")[1]}`].some((place) => texts.includes(`${place.slice(1)}.md`));
	expect(own.filter((path) => !isExplained(path))).toEqual([]);
});

test.each(files)("%s says something in both languages, with the same parameters", async (file) => {
	const texts = await textsOf(file);
	const [de, en] = [words(texts["de-DE"]), words(texts["en-EN"])];
	expect([...en.keys()].sort()).toEqual([...de.keys()].sort());
	for (const said of [de, en]) {
		expect([...said].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
	}
	const takeOthers = [...de].filter(
		([key, text]) => text.startsWith("ƒ") && text.slice(0, 2) !== en.get(key)?.slice(0, 2),
	);
	expect(takeOthers.map(([key]) => key)).toEqual([]);
});

test("every refusal that a contract declares has a sentence in both languages", async () => {
	const texts = new ErrorTexts();
	const contracts = await findContracts();
	const sentences = (words: object) => (words as { errors?: Record<string, string> }).errors ?? {};
	for (const { texts: feature } of contracts) {
		for (const language of languages) texts.add(language, sentences(feature[language]));
	}
	const declared = contracts.flatMap(({ contract }) =>
		Object.values(contract).flatMap((endpoint) => endpoint.refusals),
	);
	const codes = [...Object.values(commonRefusals), ...declared].map((refusal) => refusal.code);
	const speechless = codes.flatMap((code) =>
		languages
			.filter((language) => texts.message(language, code, [2, 2, 2]) === code)
			.map((language) => `${language} ${code}`),
	);
	expect(speechless).toEqual([]);
});
