import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { findFeatureFiles } from "#kit/server/find-features.ts";
import { asProduction } from "./as-production.ts";
import { replaceFolder } from "./replace-folder.ts";
import { stampBuild } from "./stale.ts";

/** Packages that read files beside themselves or bring machine code, and those that are loaded when something needs them. */
const keptPackages = [
	"@node-rs/argon2",
	"date-holidays",
	"graphile-worker",
	"nodemailer",
	"pdfkit",
	"prom-client",
	"read-excel-file",
];

/**
 * Part of `npm run build`: puts the files of the server and most of its packages into a few, dist/server. Reading them
 * one by one would take most of a start.
 */
export async function buildServer(root: string): Promise<void> {
	const { build } = await import("vite");
	await replaceFolder(join(root, "dist", "server"), async (folder) => {
		const began = new Date();
		await asProduction(() =>
			build({
				root,
				configFile: false,
				publicDir: false,
				logLevel: "warn",
				ssr: { noExternal: true, external: [...keptPackages] },
				plugins: [listOfFeatures(), ownAddresses(root, folder), asciiLetters()],
				build: {
					ssr: join(root, "src", "server.ts"),
					outDir: folder,
					emptyOutDir: true,
					target: "node24",
					minify: false,
					sourcemap: true,
					rolldownOptions: {
						output: {
							entryFileNames: "server.js",
							chunkFileNames: "[name]-[hash].js",
							comments: false,
						},
					},
				},
			}),
		);
		stampBuild(folder, began);
	});
}

/** What the server finds in folders when it runs from its sources is written down when it is built; read when asked for. */
function listOfFeatures(): Plugin {
	const list = "\0features";
	return {
		name: "list-of-features",
		enforce: "pre",
		resolveId: (id) => (id === list ? list : undefined),
		async load(id) {
			if (id === list) return textOfList();
			if (!id.endsWith("/kit/server/find-features.ts")) return;
			return `export const findFeatures = async () => (await import(${JSON.stringify(list)})).features;`;
		},
	};
}

async function textOfList(): Promise<string> {
	const imports: string[] = [];
	const importOf = (file: string) => {
		const name = `m${imports.length}`;
		imports.push(`import * as ${name} from ${JSON.stringify(file)};`);
		return name;
	};
	const featureOf = importOf(fileURLToPath(import.meta.resolve("../src/kit/server/feature-of.ts")));
	const features = (await findFeatureFiles()).map((files) => {
		const parts = Object.entries(files).map(
			([part, url]) => `${part}: ${importOf(fileURLToPath(url))}`,
		);
		return `${featureOf}.featureOf({ ${parts.join(", ")} })`;
	});
	return `${imports.join("\n")}\nexport const features = [${features.join(", ")}];`;
}

/** A file that reads others beside itself goes on finding them where it was. */
function ownAddresses(root: string, folder: string): Plugin {
	return {
		name: "own-addresses",
		enforce: "pre",
		transform(code, id) {
			const isOwn = id.startsWith(`${root.replaceAll(sep, "/")}/`);
			if (!isOwn || id.includes("/node_modules/")) return;
			if (!code.includes("import.meta.url")) return;
			const path = relative(folder, id).replaceAll(sep, "/");
			const address = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
			return { code: code.replaceAll("import.meta.url", address), map: null };
		},
	};
}

/** One letter beyond ASCII makes all of a file take twice the memory, for as long as the server runs. */
function asciiLetters(): Plugin {
	return {
		name: "ascii-letters",
		// the last to touch them: whoever prints code writes the letters themselves
		generateBundle(_, bundle) {
			for (const one of Object.values(bundle))
				if (one.type === "chunk") one.code = one.code.replace(/\P{ASCII}/gu, escaped);
		},
	};
}

/** A letter as strings, patterns and names may spell it. */
function escaped(letter: string): string {
	const units = letter.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
	return units.map((unit) => `\\u${unit}`).join("");
}

if (import.meta.main) await buildServer(dirname(import.meta.dirname));
