import { join } from "node:path";
import { isStale } from "./stale.ts";

/** What `npm start` looks at first, so it reads nothing but file times: which of the two builds are older than their sources. */

const ofBoth = ["package-lock.json", "tools/as-production.ts"];

/** The web never imports from the server, nor from tests, so changes there need no new build. */
export function isWebStale(root: string): boolean {
	const sources = [
		...ofBoth,
		"src",
		"public",
		"index.html",
		"vite.config.ts",
		"tools/build-web.ts",
		"tools/signed-in-page.ts",
		"tools/compile-early.ts",
	];
	return isStale(
		join(root, "dist", "web"),
		sources.map((name) => join(root, name)),
		(name) => name !== "server" && name !== "server.ts" && !isTest(name),
	);
}

/** The server never imports from the web; migrations, SQL functions and help it reads where they are. */
export function isServerStale(root: string): boolean {
	const sources = [...ofBoth, "src", "database", "tools/build-server.ts"];
	return isStale(
		join(root, "dist", "server"),
		sources.map((name) => join(root, name)),
		(name) => !/^(web|migrations|functions)$|\.tsx$/.test(name) && !isTest(name),
	);
}

function isTest(name: string): boolean {
	return /\.test\.tsx?$/.test(name);
}
