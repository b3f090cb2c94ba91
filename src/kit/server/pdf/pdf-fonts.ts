import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The typeface of the screens, whole: names of people have letters from Ğ to Ž, and each document takes along what it uses. */
const files = {
	text: "400Regular/IBMPlexSans_400Regular.ttf",
	strong: "600SemiBold/IBMPlexSans_600SemiBold.ttf",
} as const;

export type FontName = keyof typeof files;

type Fonts = Readonly<Record<FontName, Buffer>>;

let fonts: Promise<Fonts> | undefined;

/** Read once, and only where somebody wants a document. */
export function pdfFonts(): Promise<Fonts> {
	fonts ??= readFonts();
	return fonts;
}

async function readFonts(): Promise<Fonts> {
	const { resolve } = createRequire(import.meta.url);
	const read = (file: string) => readFile(resolve(`@expo-google-fonts/ibm-plex-sans/${file}`));
	const [text, strong] = await Promise.all([read(files.text), read(files.strong)]);
	return { text, strong };
}
