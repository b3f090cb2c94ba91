import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startTestCluster } from "../src/kit/testing/test-cluster.ts";
import { isWebStale } from "../tools/build-web.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Journeys use the built web application and a cluster of their own. */
export default async function setup(project: TestProject) {
	if (isWebStale(root)) buildWeb();
	const { stop, ...cluster } = await startTestCluster();
	project.provide("cluster", cluster);
	return stop;
}

/** In a process of its own: this one's NODE_ENV is `test`, which would build for development. */
function buildWeb(): void {
	execFileSync(process.execPath, ["tools/build-web.ts"], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, NODE_ENV: "production" },
	});
}
