import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startTestCluster } from "../src/kit/testing/test-cluster.ts";
import { buildWeb, isWebStale } from "../tools/build-web.ts";

/** Journeys use the built web application and a cluster of their own. */
export default async function setup(project: TestProject) {
	const root = fileURLToPath(new URL("..", import.meta.url));
	if (isWebStale(root)) await buildWeb(root);
	const { stop, ...cluster } = await startTestCluster();
	project.provide("cluster", cluster);
	return stop;
}
