import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./tools/find-chromium.mjs";
import { growWithType } from "./tools/grow-with-type.ts";
import { mantineVariables } from "./tools/mantine-variables.ts";
import { traceWords } from "./tools/trace-words.ts";

const chromium = findChromium();

/**
 * Pure rules, the server against a real database, the web in a real browser, journeys through everything. Code is read
 * once for all files of a worker (`isolate`): each has a database, a page or a browser of its own and sets up what it
 * needs, and reading the product anew took longer than most files' tests.
 */
export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: "domain",
					include: ["src/domain/**/*.test.ts", "src/kit/contract/**/*.test.ts"],
					environment: "node",
					isolate: false,
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
						"bench/**/*.test.ts",
					],
					environment: "node",
					isolate: false,
					expect: { poll: { timeout: 10_000 } },
					globalSetup: ["src/kit/testing/global-setup.ts"],
					testTimeout: 20_000,
					hookTimeout: 60_000,
				},
			},
			{
				plugins: [react(), growWithType(), mantineVariables(), traceWords()],
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
						"fast-check",
						"zod/mini",
					],
				},
				test: {
					name: "web",
					env: { LATE_ANSWERS: process.env.LATE_ANSWERS ?? "" },
					isolate: false,
					expect: { poll: { timeout: 5_000 } },
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
							// what fades in is half transparent to who looks at colours, and begins a frame or two late
							contextOptions: { reducedMotion: "reduce" },
						}),
						instances: [{ browser: "chromium" }],
					},
				},
			},
			{
				test: {
					name: "journeys",
					include: ["e2e/**/*.test.ts"],
					isolate: false,
					expect: { poll: { timeout: 15_000 } },
					globalSetup: ["e2e/global-setup.ts"],
					environment: "node",
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
