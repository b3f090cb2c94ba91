import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import type { Feature } from "./http/application.ts";
import { serve } from "./http/serve.ts";

const areas = new URL("../../areas/", import.meta.url);

/**
 * Every feature with a server side: routes with the messages of their refusals, jobs, mails, lists to export. The kit knows their places,
 * not their names.
 */
export async function findFeatures(): Promise<Feature[]> {
	const files = await Array.fromAsync(
		glob("*/*/server/{routes,jobs,mail,exports}.ts", { cwd: areas }),
	);
	const folders = new Set(
		files.map((file) => file.replace(/server.\w+\.ts$/, "")),
	);
	return Promise.all([...folders].sort().map(readFeature));
}

async function readFeature(folder: string): Promise<Feature> {
	const feature = new URL(folder.replaceAll("\\", "/"), areas);
	const [routes, jobs, mail, exports, de, en] = await Promise.all([
		load<Pick<Feature, "routes">>(feature, "server/routes.ts"),
		load<Pick<Feature, "jobs" | "crons">>(feature, "server/jobs.ts"),
		load<Pick<Feature, "mails">>(feature, "server/mail.ts"),
		load<Pick<Feature, "listExports">>(feature, "server/exports.ts"),
		load<{ texts: { errors?: object } }>(feature, "text.de.ts"),
		load<{ texts: { errors?: object } }>(feature, "text.en.ts"),
	]);
	return {
		routes: routes?.routes ?? serve({}, {}),
		errors: { de: de?.texts.errors ?? {}, en: en?.texts.errors ?? {} },
		jobs: jobs?.jobs ?? [],
		crons: jobs?.crons ?? [],
		mails: mail?.mails ?? [],
		listExports: exports?.listExports ?? {},
	};
}

async function load<T>(feature: URL, file: string): Promise<T | undefined> {
	const url = new URL(file, feature);
	return existsSync(url) ? ((await import(url.href)) as T) : undefined;
}
