import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Plain JavaScript without dependencies: it runs on the Node of the machine, before anything is installed. */

/** The Node that comes as a package; everything but the first steps runs on it. */
export function pinnedNode(root) {
	const name = process.platform === "win32" ? "node.exe" : "node";
	return join(root, "node_modules", "node", "bin", name);
}

/**
 * Brings node_modules to the state of package-lock.json; does nothing when it is there.
 *
 * @throws one sentence for the person who started
 */
export function installMissing(root) {
	if (!isInstalled(root)) {
		console.log("Installing packages (once, a minute or so) …");
		runNpm(root, ["ci", "--loglevel=error"]);
	}
	// Where install scripts are switched off, Node's package is still an empty shell.
	if (!existsSync(pinnedNode(root))) {
		runNpm(root, ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
	}
	if (!existsSync(pinnedNode(root))) {
		throw new Error("The npm package `node` could not be installed for this platform.");
	}
}

/** npm notes in a hidden file what it installed last, and writes it as its last act. */
function isInstalled(root) {
	const wanted = readPackages(join(root, "package-lock.json"));
	const present = readPackages(join(root, "node_modules", ".package-lock.json"));
	if (present === undefined) return false;
	const hasDevelopment = Object.values(present).some((entry) => entry.dev);
	return Object.entries(wanted ?? {}).every(([path, { version, dev, optional, devOptional }]) => {
		const found = present[path]?.version;
		if (path === "" || found === version) return true;
		const isNeeded = !optional && !devOptional && (hasDevelopment || !dev);
		return found === undefined && !isNeeded;
	});
}

function readPackages(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}

function runNpm(root, args) {
	const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
	// `npm start` says where npm is; its own Node must run it, because the one in node_modules is about to be replaced.
	const [command, ...before] = npm?.endsWith("npm-cli.js") ? [node, npm] : ["npm"];
	const { status, error } = spawnSync(command, [...before, ...args], {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32" && command === "npm",
	});
	if (error)
		throw new Error(
			`npm is needed to install the packages, but it does not run here (${error.code}).`,
		);
	if (status !== 0)
		throw new Error(`The packages could not be installed: npm ${args[0]} failed (see above).`);
}
