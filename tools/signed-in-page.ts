import { sessionMark } from "#kit/contract/session-mark.ts";
import { closure, type Manifest } from "./bundle-closure.ts";
import { chunkNamed } from "./chunk-named.ts";

/** What is served for addresses that are no page's: they have the shell at least. */
const anyAddress = "*";

/**
 * The pages for requests that carry a session's cookie: each names the scripts and styles of the shell and of what stands
 * at its address, so that they come together with the start instead of one after the other.
 *
 * @param html the page as built
 * @param files path in the address → file of the page there
 * @returns path in the address → page; `*` for all others
 */
export function signedInPages(
	html: string,
	manifest: Manifest,
	files: ReadonlyMap<string, string>,
): Record<string, string> {
	const shell = chunkNamed(manifest, "shell");
	const withChunks = (keys: readonly string[]) =>
		html.replace("</head>", `\t${headOf(manifest, keys)}\n\t</head>`);
	return {
		[anyAddress]: withChunks([shell]),
		...Object.fromEntries(
			[...files].map(([path, file]) => [path, withChunks([shell, chunkOf(manifest, file)])]),
		),
	};
}

/** Of a page by itself, or of the group that a build has put it into: `dashboard` for `dashboard.page.tsx`. */
function chunkOf(manifest: Manifest, file: string): string {
	if (file in manifest) return file;
	const [, name = file] = /([^/]+)\.page\.tsx$/.exec(file) ?? [];
	return chunkNamed(manifest, name);
}

function headOf(manifest: Manifest, keys: readonly string[]): string {
	const start = closure(manifest, ["index.html"]);
	const needed = closure(manifest, keys);
	const chunks = [...needed.difference(start)].flatMap((key) => manifest[key] ?? []);
	const scripts = new Set(chunks.map(({ file }) => file));
	const styles = new Set(chunks.flatMap(({ css = [] }) => css));
	return [
		`<meta name="${sessionMark}" content="likely" />`,
		...[...scripts].map((file) => link("modulepreload", file)),
		...[...styles].map((file) => link("stylesheet", file)),
	].join("\n\t\t");
}

function link(rel: string, file: string): string {
	return `<link rel="${rel}" crossorigin href="/${file}">`;
}
