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
		rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
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
 * Few files instead of many: the start; what signing in needs besides; then what several pages and panels share, by
 * area. Pages, panels and the shell stay files of their own. Each group takes along what it imports.
 */
function chunks() {
	const signIn =
		/src[\\/]areas[\\/]session[\\/]sign-in[\\/]web[\\/][^.]+\.tsx$/;
	return [
		{ name: "start", tags: ["$initial" as const] },
		{ name: "sign-in", test: signIn },
		{ name: "kit", test: notOfAreas, minShareCount: 2 },
		{ name: areaOf, minShareCount: 2 },
	].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

function areaOf(id: string): string | null {
	return /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null;
}

function notOfAreas(id: string): boolean {
	return areaOf(id) === null;
}
