import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asProduction } from "./as-production.ts";
import { compileEarly } from "./compile-early.ts";
import { compressAssets } from "./compress-assets.ts";
import { pageFiles } from "./page-files.ts";
import { replaceFolder } from "./replace-folder.ts";
import { signedInPages } from "./signed-in-page.ts";
import { stampBuild } from "./stale.ts";

/** Part of `npm run build`: the web application, into dist/web. */

export async function buildWeb(root: string): Promise<void> {
	const { build } = await import("vite");
	await replaceFolder(join(root, "dist", "web"), async (folder) => {
		const began = new Date();
		await asProduction(() =>
			build({
				root,
				configFile: join(root, "vite.config.ts"),
				logLevel: "warn",
				build: { outDir: folder, emptyOutDir: true },
			}),
		);
		const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
		const page = readFileSync(join(folder, "index.html"), "utf8");
		const pages = signedInPages(page, manifest, await pageFiles(root));
		writeFileSync(join(folder, "signed-in.json"), JSON.stringify(pages));
		compileEarly(folder, manifest);
		await compressAssets(join(folder, "assets"));
		stampBuild(folder, began);
	});
}

if (import.meta.main) await buildWeb(dirname(import.meta.dirname));
