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
