import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, headlessShell } from "./find-chromium.mjs";
import { installMissing, pinnedNode } from "./install-missing.mjs";

/**
 * `npm test`, first steps: plain JavaScript, because the machine's Node may be too old for anything else. Installs
 * packages and, as root on Debian, Chromium; then hands over to run-tests.ts on the pinned Node.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
	installMissing(root);
	installTestPackages();
	installChromium();
	const { status, signal } = spawnSync(
		pinnedNode(root),
		[join(root, "tools", "run-tests.ts"), ...process.argv.slice(2)],
		{ cwd: root, stdio: "inherit" },
	);
	if (signal !== null) console.log("0 passed, 1 failed");
	process.exitCode = status ?? 1;
} catch (error) {
	console.error(error.message);
	console.log("0 passed, 1 failed");
	process.exitCode = 1;
}

/** A production install left out what only tests need. */
function installTestPackages() {
	if (existsSync(join(root, "node_modules", "vitest", "package.json"))) return;
	run("npm", ["ci", "--include=dev", "--loglevel=error"]);
}

/** Any Chromium does; where packages may be installed, it is the one that takes the least. */
function installChromium() {
	const found = findChromium();
	if (process.env.CHROMIUM_PATH || found === headlessShell) return;
	const mayInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
	if (!mayInstall) {
		if (found !== undefined) return;
		throw new Error(
			`No Chromium or Chrome was found, and the tests of the web application need one. ${howToInstall()} Or name an installed one in CHROMIUM_PATH.`,
		);
	}
	console.log("Installing Chromium (once) …");
	try {
		run("apt-get", ["update", "-qq"]);
		run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
	} catch (error) {
		if (found === undefined) throw error;
		console.log(`${error.message} The tests go on with ${found}.`);
	}
}

function howToInstall() {
	if (process.platform === "darwin") return "Run: brew install --cask chromium.";
	if (process.platform === "win32") return "Run: winget install Google.Chrome.";
	return "On Debian run: sudo apt-get install chromium-headless-shell.";
}

function run(command, args) {
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: "inherit",
		shell: process.platform === "win32",
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	if (status !== 0) {
		throw new Error(`${command} ${args[0]} failed (see above).`);
	}
}
