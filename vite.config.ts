import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { growWithType } from "./tools/grow-with-type.ts";
import { mantineVariables } from "./tools/mantine-variables.ts";
import { publicParts } from "./tools/public-parts.ts";
import { traceWords } from "./tools/trace-words.ts";
import { withoutProse } from "./tools/without-prose.ts";

/** The web application: `index.html` and what `src/web.tsx` finds, built into dist/web. */
export default defineConfig({
	plugins: [react(), growWithType(), mantineVariables(), traceWords(), withoutProse()],
	publicDir: false,
	build: {
		outDir: "dist/web",
		manifest: true,
		target: "es2024",
		// fonts must stay files: the content security policy allows no data: fonts
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		// every browser that runs es2024 preloads modules by itself
		modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => inOneOrder(needed) },
		rolldownOptions: {
			// who takes one thing of a feature's public.ts is not to load the others
			treeshake: { moduleSideEffects: [{ test: /[\\/]public\.ts$/, sideEffects: false }] },
			output: {
				codeSplitting: { groups: chunks() },
				// the shell names each of some hundred files: a sign less of each is room for what it needs; of styles there are few versions
				chunkFileNames: "assets/[name]-[hash:7].js",
				assetFileNames: "assets/[name]-[hash:4][extname]",
			},
		},
	},
	worker: { format: "es" },
	server: { proxy: { "/api": apiOfDevelopment(), "/config.json": apiOfDevelopment() } },
});

/**
 * What a panel or page needs besides itself. Hundreds of such lists lie in the shell: in one order they pack to less. What every
 * page, or nearly every one, has loaded before anybody opens anything on it is left out; styles keep their order, by which they overrule each other.
 */
function inOneOrder(needed: readonly string[]): string[] {
	const isStyle = (file: string) => file.endsWith(".css");
	const isThere = (file: string) =>
		/\/(index|sign-in|libraries|kit|dashboard|floating|dates|ahead|rules|declarations|windows)-[^/]*\.js$/.test(
			file,
		);
	const scripts = needed.filter((file) => !isStyle(file) && !isThere(file));
	const rank = (file: string) => {
		const nth = shared.findIndex((name) => file.includes(`/${name}-`));
		return nth < 0 ? shared.length : nth;
	};
	scripts.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, "en"));
	// the page itself has those of the start
	const styles = needed.filter((file) => isStyle(file) && !/\/index-[^/]*$/.test(file));
	return [...scripts, ...styles];
}

/** Pieces that most panels need, the commonest first. */
const shared = [
	...["windows", "pickers", "days", "grid"],
	...["lists", "declarations", "units", "staff-user-roles-public", "dated-rows"],
	...["staff-users-public", "settings-custom-fields-public"],
];

/** Where `npm run dev` serves the API. */
function apiOfDevelopment(): string {
	return `http://127.0.0.1:${process.env.API_PORT ?? "3000"}`;
}

/**
 * Few files instead of many: a browser fetches six at a time, and each costs it more than the bytes inside. The start;
 * what signing in needs besides; the shell with all that stands around every page, and the dashboard, where most people
 * begin; heavy parts of the kit, each by itself; what lists are declared with; libraries; what else pages and panels share
 * of the kit; then what those of a feature share. Pages and panels stay files of their own. Those that stand alone do not
 * take along what they import: who needs something light that they use too is not to load them. None may import another
 * in a circle (tools/check-bundle.ts), which is why menus take the native select along and pickers the recent choices.
 * tools/bundle-budget.ts knows the names.
 */
function chunks() {
	const ofSignIn = folder("areas/session/sign-in/web", "[^.]+\\.tsx$");
	const ofShell = [
		folder("", "own-parts\\.ts$"),
		folder("kit/web/shell", "app-shell\\.tsx$"),
		folder("areas/session/site-switch/web", "site-switch\\.tsx$"),
	];
	const ofDashboard = folder("areas/home/dashboard/web", "dashboard\\.page\\.tsx$");
	const ofViolations = folder("areas/time-tracking/time-rules/web", "violation-text\\.ts");
	const isShell = (id: string) => ofShell.some((one) => one.test(id));
	return [
		{ name: "start", tags: ["$initial" as const] },
		{ name: "sign-in", test: ofSignIn },
		{ name: "shell", test: isShell },
		{ name: "dashboard", test: ofDashboard },
		// with all that it needs: it asks for a list before there is a grid
		{ name: "ahead", test: /-ahead\.ts$/ },
		...heavyParts(),
		{ name: "rules", test: isRule, minShareCount: 2 },
		...besideKit(),
		{ name: "kit", test: notOfAreas, minShareCount: 2 },
		// who only says what was broken is not to load what rules are edited with
		{ name: "violations", test: ofViolations, minShareCount: 2 },
		// what plans are asked with, not together with the rules that ask for them
		ifShared("plans", [folder("areas/time-tracking/worksheets", "contract")]),
		...besideAbsences(),
		...besidePlan(),
		// screens name pickers of other features: who needs those is not to load the screens
		{ name: screensOf, debugName: "screens", includeDependenciesRecursively: false },
		{ name: publicOf, debugName: "public", minShareCount: 2 },
		{ name: featureOf, debugName: "feature", minShareCount: 2 },
	].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

/** What some pages and panels share, and most do without. */
function besideKit() {
	return [
		// broken rules are listed by dialogs and requests that break some, and by nothing else
		ifShared("notices", [folder("kit/ui/violation-dialog", "(?!ask)")]),
		// what figures a change would have is said where some are changed
		alone("previews", [
			folder("kit/web/preview", "(what-changes|figure-preview-section|text)\\.tsx?$"),
		]),
		// what rules are listed and shown with, for the features that have some
		ifShared("rule-lists", [folder("kit/web/rules", "use-rule-columns")]),
		ifShared("rule-parts", [folder("kit/web/rules", "")]),
		// departments and months are chosen where there are no reports
		ifShared("units", [folder("areas/staff/units/web", "(pick[\\\\/]|use-)")]),
		ifShared("months", [folder("areas/time-tracking/target-actual/web/months", "")]),
		ifShared("bars", [folder("kit/ui/bar-rows", "")]),
		// what shifts and appointments are reckoned with is nothing that other pages share
		ifShared("plan-facts", [folder("domain/(shifts|appointments|violations/shifts)", "")]),
		// what calendars show of appointments, without what these are asked and changed with
		ifShared("appointment-items", [
			folder("areas/appointments/appointments/contract", "(item|kinds)\\.ts$"),
		]),
		// what months of payroll are made of is nothing that other pages share
		ifShared("payroll-facts", [folder("domain/(payroll|wage-file|wage-export|surcharge)", "")]),
		// what a rule of leave holds, and what is reckoned from handed-in facts, is nothing that other pages share
		ifShared("leave-facts", [folder("domain/leave", "(simulation[\\\\/]|leave-rule\\.ts$)")]),
	];
}

/** What absences share with entries: neither is to load the screens of the other. */
function besideAbsences() {
	return [
		// what kinds of absence and entries are asked with, not together with screens that ask for both
		ifShared("kinds", [folder("areas/time-tracking/activities", "contract")]),
		ifShared("entries", [folder("areas/time-tracking/entries", "contract")]),
		// lists of entries and of absences are narrowed by people, forms of entries are not
		ifShared("people", [folder("areas/time-tracking/entries/web/list", "people-filter")]),
		// what an absence breaks is said when one breaks something
		ifShared("absence-words", [
			folder("areas/absences/requests/web/violations", "(violation-words|text)\\.ts$"),
		]),
		// the list is narrowed by custom fields too, which who asks for leave does without
		ifShared("absence-filters", [
			folder("areas/absences/requests/web/list", "use-absence-filters"),
		]),
		// who lists absences is not to load what they are asked for with
		ifShared("absence-forms", [
			folder("areas/absences/requests/web", "((form|custom|files)[\\\\/]|day-strip)"),
		]),
		// what absences have in common with what entries are made of stays with the entries
		ifShared("absences", [folder("areas/absences/requests", "")]),
		// one person is picked where nothing else is asked of people
		ifShared("person-pick", [folder("areas/staff/users/web", "person-pick")]),
		// what accounts of leave come to is said where no account is shown
		alone("amounts", [
			folder(
				"areas/absences/leave-accounts/web/amounts",
				"(amount|amount-text|print-amount|use-amounts)\\.ts$",
			),
		]),
		// whom rules of leave are given to is chosen as elsewhere: who needs that is not to load the rules
		ifShared("leave-rules", [folder("areas/absences/leave-rules", "")]),
	];
}

/** What forms of shifts share is nothing that who looks at the plan waits for. */
function besidePlan() {
	return [
		ifShared("shift-form", [
			folder("areas/shift-planning/shifts/web/form", "(shift-custom|shift-fields|customer-field)"),
		]),
		// what a shift breaks is said when one breaks something
		ifShared("shift-words", [
			folder("areas/shift-planning/shifts/web/violations", "(shift-violation|text)\\.ts$"),
		]),
		// a plan is narrowed by them
		ifShared("qualifications", [folder("areas/staff/qualifications", "contract")]),
	];
}

function heavyParts() {
	const ofDates = [module("@mantine/dates"), module("dayjs")];
	const isDates = (id: string) => ofDates.some((one) => one.test(id));
	return [
		// of grids and pickers
		alone("windows", [module("@tanstack/(react-virtual|virtual-core)")]),
		...ofDays(),
		alone("grid", [
			module("@tanstack/(react-table|table-core)"),
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
		...ofDeclared(),
		// the dialog of the phone's menu and the own profile, and nobody else
		alone("display", [folder("kit/web/settings", "display-settings\\.tsx$")]),
		alone("codes", [module("uqr")]),
		ifShared("libraries", [/[\\/]node_modules[\\/]/]),
	];
}

/** Records, dated rows and lists of what is declared. */
function ofDeclared() {
	return [
		// what records and lists are declared with: every page that has some needs it, the shell does not
		alone("declarations", [
			folder("kit/contract/(master-data|person-record)", "(?!master-params)"),
		]),
		// what panels are declared with comes with the start; what they show does not
		alone("records", [folder("kit/web/records", "(?!record-panels)")]),
		alone("dated-rows", [folder("kit/web/person-record", "")]),
		alone("lists", [
			folder("kit/web/(master-data|bulk)", "(?!master-panels)"),
			folder("kit/web/export", "export-menu\\.tsx$"),
			folder("kit/web/settings", "use-state-filter\\.ts$"),
		]),
	];
}

/** Timelines and calendars, and what both are built with; of it grids have the menus too, so it comes before them. */
function ofDays() {
	return [
		alone("timeline", [folder("kit/ui/timeline", "")]),
		alone("calendar", [folder("kit/ui/calendar", "")]),
		alone("days", [
			folder("kit/ui/(period|lanes)", ""),
			folder("kit/ui/data-grid/menu", "(grid|actions)-menu"),
			folder("kit/ui/data-grid", "text\\.ts$"),
			folder("kit/ui/data-grid/table", "row-places"),
		]),
	];
}

function alone(name: string, parts: readonly RegExp[]) {
	return {
		name,
		test: (id: string) => parts.some((part) => part.test(id)),
		includeDependenciesRecursively: false,
	};
}

/** The same, as far as two or more pages and panels load it. */
function ifShared(name: string, parts: readonly RegExp[]) {
	return { ...alone(name, parts), minShareCount: 2 };
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

/** `staff-units` of src/areas/staff/units/web/units.page.tsx. */
function featureOf(id: string): string | null {
	const [, area, feature] = /src[\\/]areas[\\/]([^\\/]+)[\\/]([^\\/]+)[\\/]/.exec(id) ?? [];
	return area === undefined ? null : `${area}-${feature}`;
}

function screensOf(id: string): string | null {
	return /[\\/](?!added-)[a-z-]+-screens\.tsx$/.test(id) ? `${featureOf(id)}-screens` : null;
}

const embedded = publicParts(import.meta.dirname);

/** Others embed it: apart from what the feature's own pages and panels share. */
function publicOf(id: string): string | null {
	return embedded.has(id) ? `${featureOf(id)}-public` : null;
}

function isRule(id: string): boolean {
	return folder("domain/(working-time|surcharge)", "").test(id);
}

function notOfAreas(id: string): boolean {
	return featureOf(id) === null;
}
