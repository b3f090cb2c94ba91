import { sessionMark } from "../src/kit/contract/session-mark.ts";
import { closure, type Manifest } from "./bundle-closure.ts";

/** Chunks that everybody who is signed in needs at once; most begin at the dashboard. */
const neededAtOnce = ["shell", "dashboard"];

/**
 * The page for requests that carry a session's cookie: it names the scripts and styles of shell and dashboard, so that
 * they come together with the start instead of one after the other.
 *
 * @param page the page as built
 */
export function signedInPage(page: string, manifest: Manifest): string {
	const start = closure(manifest, ["index.html"]);
	const needed = neededAtOnce.map((name) => keyOf(manifest, name));
	const chunks = [...closure(manifest, needed).difference(start)].flatMap(
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

function keyOf(manifest: Manifest, name: string): string {
	const key = Object.keys(manifest).find((one) => {
		const chunk = manifest[one];
		return chunk?.name === name && chunk.file.endsWith(".js");
	});
	if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
	return key;
}
