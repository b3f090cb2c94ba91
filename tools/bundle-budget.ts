import { basename } from "node:path/posix";
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
	 * Shell and dashboard come together, for everybody: 40 kB are a quarter of a second on a slow line. The shell names every
	 * panel of the product, with its title in both languages and its files: each costs some 110 bytes, and wage files and reports
	 * brought fourteen.
	 */
	shell: 48_000,
	dashboard: 40_000,
	/** A grid or a calendar is worth about as much as a page. */
	kit: 60_000,
	/**
	 * What somebody waits for who opens a page or a panel for the first time; 91 kB at most when this was written. 60 kB
	 * would do: declared forms bring every kind of field along, whether they use it or not, and texts come in both languages.
	 */
	page: 100_000,
} as const;

/** Without these pages nobody gets in, so they count with the start although they are loaded on demand. */
const signIn = /^src\/areas\/session\/sign-in\/.*\.page\.tsx$/;
const areaOf = (key: string) => /^src\/areas\/([^/]+)\//.exec(key)?.[1];
/** Groups of vite.config.ts that pages and panels of several areas share. */
const kitParts = [
	"ahead",
	"windows",
	"grid",
	"timeline",
	"calendar",
	"days",
	"dates",
	"pickers",
	"floating",
	"declarations",
	"dated-rows",
];

/**
 * Start: entry and sign-in with all they import, script and styles. Shell: what stands around every page, beyond the
 * start; dashboard: what it needs beyond both. Each heavy part of the kit by itself, since it is loaded once however many
 * pages use it. Areas: the page or panel that loads most beyond all of these, what it shares with others included.
 *
 * @param weigh file → bytes when compressed
 */
export function budgetOf(manifest: Manifest, weigh: (file: string) => number): BudgetLine[] {
	const keys = Object.keys(manifest);
	const loadedBy = (has: (key: string) => boolean) => closure(manifest, keys.filter(has));
	const start = loadedBy((key) => key === "index.html" || signIn.test(key));
	const atStart = scripts(manifest, start);
	const kit = scripts(manifest, keys.filter(isNamed(manifest, kitParts)));
	const shell = scripts(manifest, loadedBy(isNamed(manifest, ["shell"])));
	const dashboard = scripts(manifest, loadedBy(isNamed(manifest, ["dashboard"])));
	const atOnce = atStart.union(shell);
	const shared = atOnce.union(dashboard).union(kit);
	const weightOf = (files: Iterable<string>) =>
		[...files].reduce((total, file) => total + weigh(file), 0);
	const line = (name: string, files: Iterable<string>, limit: number) => ({
		name,
		bytes: weightOf(files),
		limit,
	});
	const beyond = (key: string) => scripts(manifest, closure(manifest, [key])).difference(shared);
	return [
		line("start with sign-in, script", atStart, limits.script),
		line("start with sign-in, styles", styles(manifest, start), limits.css),
		line("shell, script", shell.difference(atStart), limits.shell),
		line("dashboard, script", dashboard.difference(atOnce), limits.dashboard),
		...kitParts.map((part) => {
			const own = scripts(manifest, keys.filter(isNamed(manifest, [part])));
			return line(`kit, ${part}, script`, own.difference(atStart), limits.kit);
		}),
		...areasOf(manifest).map(([area, own]) => heaviest(area, own, (key) => weightOf(beyond(key)))),
	].filter(({ bytes }) => bytes > 0);
}

/** The page or panel of an area that loads most. */
function heaviest(
	area: string,
	keys: readonly string[],
	weightOf: (key: string) => number,
): BudgetLine {
	const { key, bytes } = keys
		.map((one) => ({ key: one, bytes: weightOf(one) }))
		.reduce((most, one) => (one.bytes > most.bytes ? one : most));
	const name = `area ${area}, script, most: ${nameOf(key)}`;
	return { name, bytes, limit: limits.page };
}

/** `users.page` of src/areas/staff/users/web/users.page.tsx. */
function nameOf(key: string): string {
	return basename(key).replace(/\.tsx?$/, "");
}

function isNamed(manifest: Manifest, names: readonly string[]) {
	// a group divided by use names its pieces "group~…"; a page's help text bears its name and is fetched with the help
	return (key: string) =>
		!key.startsWith("docs/") && names.includes(manifest[key]?.name?.split("~")[0] ?? "");
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
