/** The part of Vite's manifest that is needed: module or shared chunk → its file and what that loads. */
export type Manifest = Readonly<
	Record<
		string,
		{
			readonly file: string;
			readonly css?: readonly string[];
			readonly imports?: readonly string[];
			readonly isEntry?: boolean;
		}
	>
>;

export interface BudgetLine {
	readonly name: string;
	readonly bytes: number;
	readonly limit: number;
}

const limits = { script: 190_000, css: 40_000, area: 60_000 } as const;

/** Without these pages nobody gets in, so they count with the start although they are loaded on demand. */
const signIn = /^src\/areas\/session\/sign-in\/.*\.page\.tsx$/;
const areaOf = (key: string) => /^src\/areas\/([^/]+)\//.exec(key)?.[1];

/**
 * Start: entry and sign-in with all they import, script and styles. Areas: everything an area loads beyond the start.
 *
 * @param weigh file → bytes when compressed
 */
export function budgetOf(
	manifest: Manifest,
	weigh: (file: string) => number,
): BudgetLine[] {
	const start = closure(
		manifest,
		Object.keys(manifest).filter(
			(key) => manifest[key]?.isEntry || signIn.test(key),
		),
	);
	const atStart = scripts(manifest, start);
	const sum = (files: Iterable<string>) =>
		[...files].reduce((total, file) => total + weigh(file), 0);
	const line = (name: string, files: Iterable<string>, limit: number) => ({
		name,
		bytes: sum(files),
		limit,
	});
	return [
		line("start with sign-in, script", atStart, limits.script),
		line("start with sign-in, styles", styles(manifest, start), limits.css),
		...areasOf(manifest).map(([area, keys]) => {
			const loaded = scripts(manifest, closure(manifest, keys));
			const beyond = loaded.difference(atStart);
			return line(`area ${area}, script`, beyond, limits.area);
		}),
	];
}

function areasOf(manifest: Manifest): [string, string[]][] {
	const keys = Object.keys(manifest).filter((key) => areaOf(key));
	return [...Map.groupBy(keys, (key) => areaOf(key) as string)].sort();
}

function scripts(manifest: Manifest, keys: ReadonlySet<string>): Set<string> {
	return new Set([...keys].map((key) => manifest[key]?.file ?? ""));
}

function styles(manifest: Manifest, keys: ReadonlySet<string>): Set<string> {
	return new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
}

/** The chunks named and all that they import at once. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
	const found = new Set<string>();
	const waiting = [...keys];
	for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
		if (found.has(key)) continue;
		found.add(key);
		waiting.push(...(manifest[key]?.imports ?? []));
	}
	return found;
}
