import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./tools/find-chromium.mjs";

const chromium = findChromium();

/** Pure rules, the server against a real database, the web in a real browser, journeys through everything. */
export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: "domain",
					include: ["src/domain/**/*.test.ts", "src/kit/contract/**/*.test.ts"],
					environment: "node",
				},
			},
			{
				test: {
					name: "server",
					include: [
						"src/kit/server/**/*.test.ts",
						"src/areas/*/*/server/**/*.test.ts",
						"database/**/*.test.ts",
						"tools/**/*.test.ts",
					],
					environment: "node",
					globalSetup: ["src/kit/testing/global-setup.ts"],
					testTimeout: 20_000,
					hookTimeout: 60_000,
				},
			},
			{
				plugins: [react()],
				// named beforehand: a package found in the middle of a run would reload the page under a test
				optimizeDeps: {
					include: [
						"react",
						"react-dom",
						"react-dom/client",
						"react/jsx-dev-runtime",
						"react/jsx-runtime",
						"@mantine/core",
						"@mantine/dates",
						"@mantine/hooks",
						"@tabler/icons-react",
						"@tanstack/react-query",
						"@tanstack/react-router",
						"@tanstack/react-table",
						"@tanstack/react-virtual",
						"axe-core",
						"uqr",
						"dayjs/locale/de",
						"dayjs/locale/en-gb",
						"zod/mini",
					],
				},
				test: {
					name: "web",
					setupFiles: ["src/kit/testing/clean-browser.ts"],
					include: [
						"src/kit/web/**/*.test.{ts,tsx}",
						"src/kit/ui/**/*.test.{ts,tsx}",
						"src/areas/*/*/web/**/*.test.{ts,tsx}",
					],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								...(chromium === undefined ? {} : { executablePath: chromium }),
								args: chromiumArguments,
							},
						}),
						instances: [{ browser: "chromium" }],
					},
				},
			},
			{
				test: {
					name: "journeys",
					include: ["e2e/**/*.test.ts"],
					globalSetup: ["e2e/global-setup.ts"],
					environment: "node",
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
