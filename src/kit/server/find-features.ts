import { glob } from "node:fs/promises";
import type { Feature } from "./http/application.ts";
import type { Routes } from "./http/serve.ts";

const areas = new URL("../../areas/", import.meta.url);

/** Every feature that has routes, with the messages of its refusals. The kit knows their places, not their names. */
export async function findFeatures(): Promise<Feature[]> {
	const files = await Array.fromAsync(
		glob("*/*/server/routes.ts", { cwd: areas }),
	);
	return Promise.all(
		files.sort().map(async (file) => {
			const feature = new URL(file.replace(/server.routes\.ts$/, ""), areas);
			const [{ routes }, de, en] = await Promise.all([
				import(new URL("server/routes.ts", feature).href) as Promise<{
					routes: Routes;
				}>,
				errorsOf(new URL("text.de.ts", feature)),
				errorsOf(new URL("text.en.ts", feature)),
			]);
			return { routes, errors: { de, en } };
		}),
	);
}

async function errorsOf(file: URL): Promise<object> {
	const { texts } = (await import(file.href)) as {
		texts: { errors?: object };
	};
	return texts.errors ?? {};
}
