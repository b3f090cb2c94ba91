import { spawn } from "node:child_process";
import * as nodeModule from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installMissing, pinnedNode } from "./install-missing.mjs";

/**
 * `npm start` and `npm run dev`. Begins on the Node of the machine, which only has to be able to install, and goes on with
 * Node 24, which runs TypeScript as it is.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isDevelopment = process.argv.includes("--dev");
const nodeVersion = Number(process.versions.node.split(".")[0]);
const children = new Set();

try {
	await start();
} catch (error) {
	// A plain Error is a sentence for the operator; anything else is a fault whose place somebody has to find.
	const isSentence =
		error instanceof Error &&
		Object.getPrototypeOf(error) === Error.prototype &&
		error.code === undefined;
	console.error(isSentence ? error.message : error);
	process.exit(1);
}

async function start() {
	if (nodeVersion < 20)
		throw new Error(`Stundwerk needs Node.js 20 or newer; this is ${process.versions.node}.`);
	process.chdir(root);
	installMissing(root);
	if (nodeVersion < 24)
		return passOn(pinnedNode(root), [
			...process.execArgv,
			join(root, "tools", "start.mjs"),
			...process.argv.slice(2),
		]);
	if (isDevelopment) return develop();
	// compiled code is kept between starts: a warm start takes half the time
	nodeModule.enableCompileCache(join(root, "node_modules", ".cache", "code"));
	const { buildWhenStale } = await import("./build-when-stale.ts");
	buildWhenStale(root);
	await import(pathToFileURL(join(root, "dist", "server", "server.js")).href);
}

/** The server starts anew when one of its files changes; the page is served by Vite, which passes calls on to the server. */
function develop() {
	passOn(process.execPath, ["--watch", "--watch-preserve-output", "src/server.ts"]);
	passOn(process.execPath, ["node_modules/vite/bin/vite.js", "--clearScreen", "false"]);
}

/** Runs a program in our place: it gets our signals, and we end as it ends, taking the others along. */
function passOn(command, args) {
	const child = spawn(command, args, { stdio: "inherit" });
	if (children.size === 0) forwardSignals();
	children.add(child);
	child.once("error", (error) => {
		console.error(`${command} does not run: ${error.message}`);
		process.exit(1);
	});
	child.once("exit", (code, signal) => {
		children.delete(child);
		process.exitCode ??= signal ? 128 + constants.signals[signal] : code;
		for (const other of children) other.kill("SIGTERM");
	});
}

function forwardSignals() {
	for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"]) {
		process.on(signal, () => {
			// A terminal gives its Ctrl-C to the children as well; twice would mean: do not wait for anything.
			if (signal === "SIGINT" && process.stdin.isTTY) return;
			for (const child of children) child.kill(signal);
		});
	}
}
