import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Divided by who needs what: a form is not to load what only lists have in common. */
const byUse = { entriesAware: true, entriesAwareMergeThreshold: 20_000 };

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
		// every browser that runs es2024 preloads modules by itself
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: { codeSplitting: { groups: chunks() } },
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
 * Few files instead of many: the start; what signing in needs besides; the shell with all that stands around every page,
 * and the dashboard, where most people begin; heavy parts of the kit, each by itself; what lists are declared with;
 * libraries; what else pages and panels share of the kit; then what those of an area share. Pages and panels stay files of
 * their own. Those that stand alone do not take along what they import: who needs something light that they use too is not
 * to load them. None may import another in a circle (tools/check-bundle.ts), which is why menus take the native select
 * along and pickers the recent choices. tools/bundle-budget.ts knows the names.
 */
function chunks() {
	const ofSignIn = folder("areas/session/sign-in/web", "[^.]+\\.tsx$");
	const ofShell = [
		folder("", "own-parts\\.ts$"),
		folder("kit/web/shell", "app-shell\\.tsx$"),
		folder("areas/session/site-switch/web", "site-switch\\.tsx$"),
	];
	const ofDashboard = folder(
		"areas/home/dashboard/web",
		"dashboard\\.page\\.tsx$",
	);
	const isShell = (id: string) => ofShell.some((one) => one.test(id));
	return [
		{ name: "start", tags: ["$initial" as const] },
		{ name: "sign-in", test: ofSignIn },
		{ name: "shell", test: isShell },
		{ name: "dashboard", test: ofDashboard },
		...heavyParts(),
		// small ones of rules and areas are not merged: that lets files import each other in a circle, and constants then read what is not there yet
		{ name: "rules", test: isRule, minShareCount: 2, entriesAware: true },
		{ name: "kit", test: notOfAreas, minShareCount: 2, ...byUse },
		{ name: areaOf, debugName: "area", minShareCount: 2, entriesAware: true },
	].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

function heavyParts() {
	const ofDates = [module("@mantine/dates"), module("dayjs")];
	const isDates = (id: string) => ofDates.some((one) => one.test(id));
	return [
		alone("grid", [
			module("@tanstack/(react-table|table-core|react-virtual|virtual-core)"),
			folder("kit/(ui/data-grid|web/grid)", ""),
		]),
		{ name: "dates", test: isDates },
		alone("floating", [
			module("@floating-ui"),
			module(
				"@mantine/core/esm/components/(Popover|Menu|Tooltip|HoverCard|Combobox|Select|MultiSelect|NativeSelect)",
			),
			// its small parts serve what floats nowhere
			/[\\/]components[\\/]ScrollArea[\\/](?!utils)/,
			module("@mantine/core/esm/utils/Floating"),
		]),
		alone("pickers", [
			folder("kit/ui/picker", ""),
			folder("kit/web/session", "own-recent-choices\\.ts$"),
		]),
		alone("lists", [
			folder("kit/web/(master-data|bulk)", ""),
			folder("kit/web", "export-menu\\.tsx$"),
			folder("kit/web/settings", "use-state-filter\\.ts$"),
		]),
		alone("codes", [module("uqr")]),
		{ ...alone("libraries", [/[\\/]node_modules[\\/]/]), ...byUse },
	];
}

function alone(name: string, parts: readonly RegExp[]) {
	return {
		name,
		test: (id: string) => parts.some((part) => part.test(id)),
		includeDependenciesRecursively: false,
	};
}

/** Paths have the separators of the machine. */
function folder(path: string, file: string): RegExp {
	const parts = path === "" ? ["src"] : ["src", ...path.split("/")];
	return new RegExp(`[\\\\/]${parts.join("[\\\\/]")}[\\\\/]${file}`);
}

function module(name: string): RegExp {
	const path = ["node_modules", ...name.split("/")].join("[\\\\/]");
	return new RegExp(`[\\\\/]${path}[\\\\/]`);
}

function areaOf(id: string): string | null {
	return /src[\\/]areas[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null;
}

function isRule(id: string): boolean {
	return folder("domain/(working-time|surcharge)", "").test(id);
}

function notOfAreas(id: string): boolean {
	return areaOf(id) === null;
}
