import { expect, test } from "vitest";
import { signedInPages } from "./signed-in-page.ts";

const manifest = {
	"index.html": { file: "a/start.js", isEntry: true, css: ["a/start.css"] },
	"_shell.js": {
		file: "a/shell.js",
		name: "shell",
		imports: ["index.html", "_ui.js"],
		css: ["a/shell.css"],
	},
	"_shell.css": { file: "a/shell.css", name: "shell" },
	"_ui.js": { file: "a/ui.js" },
	"_dashboard.js": { file: "a/dashboard.js", name: "dashboard", imports: ["_ui.js"] },
	"src/other.page.tsx": {
		file: "a/other.js",
		name: "other.page",
		imports: ["_grid.js"],
		css: ["a/other.css"],
	},
	"_grid.js": { file: "a/grid.js", imports: ["_ui.js"] },
};
const files = new Map([
	["/home/dashboard", "src/dashboard.page.tsx"],
	["/others", "src/other.page.tsx"],
]);
const page = `<head><title>T</title><script type="module" src="/a/start.js"></script></head>`;

const attributes = (html: string, pattern: RegExp) =>
	[...html.matchAll(pattern)].map((match) => match[1]);

const linked = (html: string | undefined, rel: string) =>
	attributes(html ?? "", new RegExp(`rel="${rel}" crossorigin href="([^"]+)"`, "g")).sort();

test.each([
	["/home/dashboard", "dashboard shell ui", "shell"],
	["/others", "grid other shell ui", "other shell"],
	["*", "shell ui", "shell"],
])(
	"the page at %s names the shell and its own, with all they import; the start is not named twice",
	(path, scripts, styles) => {
		const html = signedInPages(page, manifest, files)[path];
		const inFolder = (names: string, type: string) =>
			names.split(" ").map((name) => `/a/${name}.${type}`);
		expect(linked(html, "modulepreload")).toEqual(inFolder(scripts, "js"));
		expect(linked(html, "stylesheet")).toEqual(inFolder(styles, "css"));
		// somebody is likely signed in
		expect(html).toContain(`<meta name="stundwerk-session"`);
	},
);

test("a chunk that is gone fails the build", () => {
	const { "_shell.js": _shell, ...rest } = manifest;
	expect(() => signedInPages(page, rest, files)).toThrow(`no chunk "shell"`);
});
