import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

/** Builds the page of the grid into a folder and serves it. */
export async function serveGridPage(folder: string): Promise<{
	readonly address: string;
	readonly stop: () => Promise<void>;
}> {
	const shared = {
		configFile: false,
		logLevel: "error",
		root: join(import.meta.dirname, "..", "grid-page"),
		build: { outDir: folder, emptyOutDir: true, target: "es2024" },
	} as const;
	await build({ ...shared, mode: "production", plugins: [react()] });
	const server = await preview({ ...shared, preview: { port: 0 } });
	const address = server.resolvedUrls?.local[0];
	if (address === undefined) throw new Error("The page is not served.");
	return { address, stop: () => server.close() };
}
