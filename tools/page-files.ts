import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { dirname, join } from "node:path/posix";
import { pathToFileURL } from "node:url";
import type { Page } from "#kit/web/router/define-pages.ts";

/**
 * Which file each page is in that stands behind signing in.
 *
 * @returns path in the address (`/home/dashboard`) → file from the root (`src/areas/home/dashboard/web/dashboard.page.tsx`)
 */
export async function pageFiles(root: string): Promise<Map<string, string>> {
	const files = new Map<string, string>();
	for await (const found of glob("src/areas/*/*/web/pages.ts", { cwd: root })) {
		const declared = found.replaceAll("\\", "/");
		const { href } = pathToFileURL(resolve(root, declared));
		const { pages } = (await import(href)) as { pages: readonly Page[] };
		for (const { path, load } of pages.filter((page) => !page.public))
			files.set(path, join(dirname(declared), importedBy(load)));
	}
	return files;
}

/** `./users.page.tsx` of `() => import("./users.page.tsx")`. */
function importedBy(load: Page["load"]): string {
	const [, file] = /import\("([^"]+)"\)/.exec(String(load)) ?? [];
	if (file === undefined) throw new Error(`No page is imported by ${load}.`);
	return file;
}
