import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The web application: `index.html` and what `src/web.tsx` finds, built into dist/web. */
export default defineConfig({
	plugins: [react()],
	publicDir: false,
	build: {
		outDir: "dist/web",
		manifest: true,
		target: "es2024",
		// fonts must stay files: the content security policy allows no data: fonts
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: {
			output: {
				codeSplitting: { groups: chunks() },
				// the bundler names them after all who share them
				chunkFileNames: ({ name }) =>
					`assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
			},
		},
	},
	worker: { format: "es" },
	server: {
		proxy: { "/api": apiOfDevelopment(), "/config.json": apiOfDevelopment() },
	},
});

/** Where `npm run dev` serves the API. */
function apiOfDevelopment(): string {
	return `http://127.0.0.1:${process.env.API_PORT ?? "3000"}`;
}

/**
 * Few files instead of many: one that is needed to begin with, one for the shell, and what several pages and panels share,
 * by who shares it. Pages and panels stay files of their own.
 */
function chunks() {
	return [
		{ name: "start", tags: ["$initial" as const], priority: 3 },
		{
			name: "shared",
			minShareCount: 2,
			entriesAware: true,
			entriesAwareMergeThreshold: 20_000,
			priority: 2,
		},
		{
			name: "shell",
			test: /src[\\/](own-parts\.ts|kit[\\/]web[\\/]shell[\\/]app-shell\.tsx)$/,
			priority: 1,
		},
	];
}
