import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { ErrorTexts } from "#kit/server/texts.ts";
import type { Page } from "#kit/web/router/define-pages.ts";
import { findContracts } from "./find-contracts.ts";

const source = new URL("../../src/", import.meta.url);
const german = await Array.fromAsync(glob("**/text.de.ts", { cwd: source }));
const english = await Array.fromAsync(glob("**/text.en.ts", { cwd: source }));

/** `errors.NOT_FOUND` → its words, functions called with signs in place of values. */
async function words(file: string): Promise<Map<string, string>> {
	const { texts } = (await import(new URL(file, source).href)) as {
		texts: object;
	};
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
	const files = (language: string) =>
		Array.fromAsync(glob("**/*.md", { cwd: new URL(`${language}/`, help) }));
	const [de, en] = await Promise.all([files("de"), files("en")]);
	expect(en.sort()).toEqual(de.sort());
});

test("every page for signed-in people has a help text of its own or of its area", async () => {
	const files = await Array.fromAsync(glob("areas/*/*/web/pages.ts", { cwd: source }));
	const modules = await Promise.all(files.map((file) => import(new URL(file, source).href)));
	const pages = modules.flatMap((module) => (module as { pages: Page[] }).pages);
	const own = pages.filter((page) => !page.public).map(({ path }) => path);
	expect(own).toContain("/home/dashboard");
	const help = new URL("../../docs/help/de/", import.meta.url);
	const texts = await Array.fromAsync(glob("**/*.md", { cwd: help }));
	const isExplained = (path: string) =>
		[path, `/${path.split("/")[1]}`].some((place) => texts.includes(`${place.slice(1)}.md`));
	expect(own.filter((path) => !isExplained(path))).toEqual([]);
});

test("every German text file has an English one", () => {
	expect(german.length).toBeGreaterThan(0);
	expect(english.map((file) => file.replace(".en.", ".de.")).sort()).toEqual(german.toSorted());
});

test.each(german)("%s and its English counterpart say the same things", async (file) => {
	const de = await words(file);
	const en = await words(file.replace("text.de.ts", "text.en.ts"));
	expect([...en.keys()].sort()).toEqual([...de.keys()].sort());
	for (const [language, texts] of [
		["de", de],
		["en", en],
	] as const) {
		const empty = [...texts].filter(([, text]) => text.trim() === "");
		expect(empty.map(([key]) => `${language} ${key}`)).toEqual([]);
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
		texts.add("de-DE", sentences(feature.de));
		texts.add("en-EN", sentences(feature.en));
	}
	const declared = contracts.flatMap(({ contract }) =>
		Object.values(contract).flatMap((endpoint) => endpoint.refusals),
	);
	const codes = [...Object.values(commonRefusals), ...declared].map((refusal) => refusal.code);
	const speechless = codes.flatMap((code) =>
		(["de-DE", "en-EN"] as const)
			.filter((language) => texts.message(language, code, [2, 2, 2]) === code)
			.map((language) => `${language} ${code}`),
	);
	expect(speechless).toEqual([]);
});
