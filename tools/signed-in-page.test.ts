import { expect, test } from "vitest";
import { signedInPage } from "./signed-in-page.ts";

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
	"_dashboard.js": {
		file: "a/dashboard.js",
		name: "dashboard",
		imports: ["_ui.js"],
	},
	"src/other.page.tsx": { file: "a/other.js", name: "other.page" },
};
const page = `<head><title>T</title><script type="module" src="/a/start.js"></script></head>`;

const attributes = (html: string, pattern: RegExp) =>
	[...html.matchAll(pattern)].map((match) => match[1]);

test("shell and dashboard are named with all they import, the start is not named twice", () => {
	const html = signedInPage(page, manifest);
	const links = attributes(
		html,
		/rel="modulepreload" crossorigin href="([^"]+)"/g,
	);
	expect(links.sort()).toEqual(["/a/dashboard.js", "/a/shell.js", "/a/ui.js"]);
	expect(
		attributes(html, /rel="stylesheet" crossorigin href="([^"]+)"/g),
	).toEqual(["/a/shell.css"]);
});

test("the page says that somebody is likely signed in", () => {
	expect(signedInPage(page, manifest)).toContain(
		`<meta name="stundwerk-session"`,
	);
});

test("a chunk that is gone fails the build", () => {
	const { "_shell.js": _shell, ...rest } = manifest;
	expect(() => signedInPage(page, rest)).toThrow(`no chunk "shell"`);
});
