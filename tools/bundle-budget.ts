import { closure, type Manifest } from "./bundle-closure.ts";

export interface BudgetLine {
	readonly name: string;
	readonly bytes: number;
	readonly limit: number;
}

const limits = {
	script: 190_000,
	css: 40_000,
	/**
	 * Shell and dashboard come together, for everybody. 15 kB of the shell are the words of all features, which come
	 * along with the titles of their panels: they should leave it again.
	 */
	shell: 75_000,
	dashboard: 60_000,
	/** A grid or a calendar is worth about as much as an area. */
	kit: 60_000,
	/** All pages and panels of an area together; they load one by one. The guide of 60 kB holds for all but staff. */
	area: 60_000,
	staff: 100_000,
} as const;

/** Without these pages nobody gets in, so they count with the start although they are loaded on demand. */
const signIn = /^src\/areas\/session\/sign-in\/.*\.page\.tsx$/;
const areaOf = (key: string) => /^src\/areas\/([^/]+)\//.exec(key)?.[1];
/** Groups of vite.config.ts that pages and panels of several areas share. */
const kitParts = ["kit", "grid", "dates", "pickers"];

/**
 * Start: entry and sign-in with all they import, script and styles. Shell: what stands around every page, beyond the
 * start; dashboard: what it needs beyond both. Each shared part of the kit by itself, since it is loaded once however many areas use it. Areas: everything an
 * area loads beyond all of these, other areas' parts included.
 *
 * @param weigh file → bytes when compressed
 */
export function budgetOf(
	manifest: Manifest,
	weigh: (file: string) => number,
): BudgetLine[] {
	const keys = Object.keys(manifest);
	const loadedBy = (has: (key: string) => boolean) =>
		closure(manifest, keys.filter(has));
	const start = loadedBy((key) => key === "index.html" || signIn.test(key));
	const atStart = scripts(manifest, start);
	const kit = scripts(manifest, loadedBy(isNamed(manifest, kitParts)));
	const shell = scripts(manifest, loadedBy(isNamed(manifest, ["shell"])));
	const dashboard = scripts(
		manifest,
		loadedBy(isNamed(manifest, ["dashboard"])),
	);
	const atOnce = atStart.union(shell);
	const shared = atOnce.union(dashboard).union(kit);
	const line = (name: string, files: Iterable<string>, limit: number) => ({
		name,
		bytes: [...files].reduce((total, file) => total + weigh(file), 0),
		limit,
	});
	return [
		line("start with sign-in, script", atStart, limits.script),
		line("start with sign-in, styles", styles(manifest, start), limits.css),
		line("shell, script", shell.difference(atStart), limits.shell),
		line("dashboard, script", dashboard.difference(atOnce), limits.dashboard),
		...kitParts.map((part) => {
			const own = scripts(manifest, keys.filter(isNamed(manifest, [part])));
			const name = part === "kit" ? "shared" : part;
			return line(`kit, ${name}, script`, own.difference(atStart), limits.kit);
		}),
		...areasOf(manifest).map(([area, own]) => {
			const loaded = scripts(manifest, closure(manifest, own));
			const beyond = loaded.difference(shared);
			const limit = area === "staff" ? limits.staff : limits.area;
			return line(`area ${area}, script`, beyond, limit);
		}),
	].filter(({ bytes }) => bytes > 0);
}

function isNamed(manifest: Manifest, names: readonly string[]) {
	// a group divided by use names its pieces "group~…"
	return (key: string) =>
		names.includes(manifest[key]?.name?.split("~")[0] ?? "");
}

function areasOf(manifest: Manifest): [string, string[]][] {
	const keys = Object.keys(manifest).filter((key) => areaOf(key));
	return [...Map.groupBy(keys, (key) => areaOf(key) as string)].sort();
}

function scripts(manifest: Manifest, keys: Iterable<string>): Set<string> {
	const files = [...keys].map((key) => manifest[key]?.file ?? "");
	return new Set(files.filter((file) => file.endsWith(".js")));
}

function styles(manifest: Manifest, keys: ReadonlySet<string>): Set<string> {
	return new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
}
