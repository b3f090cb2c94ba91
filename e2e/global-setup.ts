import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startTestCluster } from "../src/kit/testing/test-cluster.ts";

/** Journeys use the built web application and a cluster of their own. */
export default async function setup(project: TestProject) {
	execFileSync(
		process.execPath,
		[fileURLToPath(new URL("../tools/build-web.ts", import.meta.url))],
		{ stdio: "inherit" },
	);
	const { stop, ...cluster } = await startTestCluster();
	project.provide("cluster", cluster);
	return stop;
}
