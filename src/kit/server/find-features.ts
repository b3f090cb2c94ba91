import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { type FeatureModules, featureFiles, featureOf } from "./feature-of.ts";
import type { Feature } from "./http/application.ts";

const areas = new URL("../../areas/", import.meta.url);

/**
 * Every feature with a server side: routes with the messages of their refusals, jobs, mails, notices, lists to export, traces. The kit knows their
 * places, not their names. The built server has their list in it (tools/build-server.ts).
 */
export async function findFeatures(): Promise<Feature[]> {
	const files = await findFeatureFiles();
	const modules = files.map(async (feature) => {
		const loaded = Object.entries(feature).map(
			async ([part, url]) => [part, await import(url)] as const,
		);
		return Object.fromEntries(await Promise.all(loaded)) as FeatureModules;
	});
	return (await Promise.all(modules)).map(featureOf);
}

/** For each feature, by name: the addresses of its files that are there. */
export async function findFeatureFiles(): Promise<Partial<Record<keyof FeatureModules, string>>[]> {
	const found = await Array.fromAsync(
		glob(["*/*/server/{routes,jobs,mail,notices,exports,figures,imports}.ts", "*/*/traces.ts"], {
			cwd: areas,
		}),
	);
	const folders = new Set(
		found.map((file) => file.replaceAll("\\", "/").replace(/(server.)?\w+\.ts$/, "")),
	);
	return [...folders].sort().map((folder) => {
		const parts = Object.entries(featureFiles)
			.map(([part, file]) => [part, new URL(folder + file, areas)] as const)
			.filter(([, url]) => existsSync(url));
		return Object.fromEntries(parts.map(([part, url]) => [part, url.href]));
	});
}
