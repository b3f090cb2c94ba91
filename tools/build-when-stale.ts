import { spawnSync } from "node:child_process";
import { isServerStale, isWebStale } from "./stale-builds.ts";

/** Builds what is missing or older than its sources; in processes of their own: the bundler's memory is not to stay with the server. */
export function buildWhenStale(root: string): void {
	if (isWebStale(root)) build(root, "web application", "tools/build-web.ts");
	if (isServerStale(root)) build(root, "server", "tools/build-server.ts");
}

function build(root: string, what: string, tool: string): void {
	console.log(`Building the ${what} …`);
	const { status } = spawnSync(process.execPath, [tool], { cwd: root, stdio: "inherit" });
	if (status !== 0) throw new Error(`The ${what} could not be built (see above).`);
}
