import type { TestProject } from "vitest/node";
import { startTestCluster, type TestCluster } from "./test-cluster.ts";

declare module "vitest" {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

/** One cluster a run; test files clone its template. */
export default async function setup(project: TestProject) {
	const { stop, ...cluster } = await startTestCluster();
	project.provide("cluster", cluster);
	return stop;
}
