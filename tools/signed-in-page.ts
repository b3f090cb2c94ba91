import { sessionMark } from "../src/kit/contract/session-mark.ts";
import { closure, type Manifest } from "./bundle-closure.ts";
import { neededAtOnce } from "./needed-at-once.ts";

/**
 * The page for requests that carry a session's cookie: it names the scripts and styles of shell and dashboard, so that
 * they come together with the start instead of one after the other.
 *
 * @param page the page as built
 */
export function signedInPage(page: string, manifest: Manifest): string {
	const start = closure(manifest, ["index.html"]);
	const needed = closure(manifest, neededAtOnce(manifest));
	const chunks = [...needed.difference(start)].flatMap(
		(key) => manifest[key] ?? [],
	);
	const scripts = new Set(chunks.map(({ file }) => file));
	const styles = new Set(chunks.flatMap(({ css = [] }) => css));
	const head = [
		`<meta name="${sessionMark}" content="likely" />`,
		...[...scripts].map((file) => link("modulepreload", file)),
		...[...styles].map((file) => link("stylesheet", file)),
	];
	return page.replace("</head>", `\t${head.join("\n\t\t")}\n\t</head>`);
}

function link(rel: string, file: string): string {
	return `<link rel="${rel}" crossorigin href="/${file}">`;
}
