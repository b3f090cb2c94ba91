import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DependencyFiles } from "./check-dependencies.ts";

export function readDependencyFiles(root: string): DependencyFiles {
	return {
		manifest: readFileSync(join(root, "package.json"), "utf8"),
		lock: readFileSync(join(root, "package-lock.json"), "utf8"),
		licenceOf(path) {
			const file = join(root, path, "package.json");
			const licence = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).license : undefined;
			return typeof licence === "string" ? licence : undefined;
		},
	};
}
