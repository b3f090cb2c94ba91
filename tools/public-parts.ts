import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const imported = /^(?:import|export)\s(?!type\b)[\s\S]*?from "(\.[^"]+)";|^import "(\.[^"]+)";/gm;

/**
 * Files of features that others embed: what a feature's `web/public.ts` names, and what those need within it. In chunks of
 * their own, so that who embeds a small part is not to load what the feature's own pages share.
 *
 * @returns addresses of the files
 */
export function publicParts(root: string): ReadonlySet<string> {
	const found = new Set<string>();
	const take = (file: string): void => {
		if (found.has(file) || !existsSync(file)) return;
		found.add(file);
		for (const [, name, style] of readFileSync(file, "utf8").matchAll(imported)) {
			const path = resolve(dirname(file), name ?? style ?? "");
			if (path.endsWith(".ts") || path.endsWith(".tsx")) take(path);
		}
	};
	for (const file of globSync("src/areas/*/*/web/public.ts", { cwd: root })) take(join(root, file));
	return found;
}
