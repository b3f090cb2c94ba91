import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startTestCluster } from "#kit/testing/test-cluster.ts";
import { isServerStale, isWebStale } from "../tools/stale-builds.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Journeys use the product as it is built, and a cluster of their own. */
export default async function setup(project: TestProject) {
	if (isWebStale(root)) build("tools/build-web.ts");
	if (isServerStale(root)) build("tools/build-server.ts");
	const { stop, ...cluster } = await startTestCluster();
	project.provide("cluster", cluster);
	return stop;
}

/** In a process of its own: this one's NODE_ENV is `test`, which would build for development. */
function build(tool: string): void {
	execFileSync(process.execPath, [tool], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, NODE_ENV: "production" },
	});
}
