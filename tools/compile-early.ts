import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closure, type Manifest } from "./bundle-closure.ts";
import { chunkNamed } from "./chunk-named.ts";

const hint = "//# allFunctionsCalledOnLoad\n";

/** Everybody's who is signed in: most begin at the dashboard. */
const ofEverybody = ["shell", "dashboard"];

/** What every list is made of: half of the pages need it, and a long list is drawn a tenth sooner. */
const ofLists = "grid";

/**
 * Has the scripts that everybody runs at once compiled while they are fetched, beside the page's own thread; else each
 * function is compiled when it is first called.
 *
 * @param folder of the build
 */
export function compileEarly(folder: string, manifest: Manifest): void {
	const own = ofEverybody.map((name) => chunkNamed(manifest, name));
	const keys = closure(manifest, ["index.html", ...own]);
	const files = new Set([...keys].map((key) => manifest[key]?.file ?? ""));
	for (const { name, file } of Object.values(manifest)) if (name === ofLists) files.add(file);
	for (const file of files) if (file.endsWith(".js")) hintCompile(join(folder, file));
}

/** Chromium knows the comment, other browsers skip it; it must come first, so that it is written into finished files. */
export function hintCompile(file: string): void {
	writeFileSync(file, hint + readFileSync(file, "utf8"));
}
