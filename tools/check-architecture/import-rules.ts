import type { IRegularForbiddenRuleType } from "dependency-cruiser";
import { serverOrder } from "./server-order.ts";

const publicFiles =
	"^src/areas/[^/]+/[^/]+/(contract\\.ts|contract/.+|server/public\\.ts|web/(panels|public|slots)\\.ts)$";
const testTools = "^src/kit/testing/|/test-[^/]+\\.tsx?$|\\.fixture\\.tsx?$";
const tests = `(\\.test\\.tsx?$|^e2e/|${testTools})`;
const serverSide = "^(src/server\\.ts|src/kit/server/|src/areas/[^/]+/[^/]+/server/)";
const webSide = "^(src/(web\\.tsx|own-parts\\.ts)|src/kit/(web|ui)/|src/areas/[^/]+/[^/]+/web/)";
const serverPackages =
	"node_modules/(fastify|@fastify|pg|kysely|graphile-worker|nodemailer|openid-client|pino|prom-client|@node-rs)/";
const webPackages = "node_modules/(react|react-dom|@mantine|@tanstack|@tabler)/";

type Rule = Omit<IRegularForbiddenRuleType, "severity"> & { readonly comment: string };

/** Rules 1 to 4 and 6 of ARCHITECTURE.md; `comment` is what the failing build says. */
export const importRules: readonly IRegularForbiddenRuleType[] = [
	...domainRules(),
	...kitRules(),
	...featureRules(),
	...sideRules(),
	...generalRules(),
].map((rule) => ({ ...rule, severity: "error" }));

function domainRules(): Rule[] {
	return [
		{
			name: "domain-imports-domain",
			comment:
				"The rules are pure calculation: without I/O, clock and framework they can be tested by tables of values and used on both sides. Hand in what is needed as a value. (Schemas of settings may use zod, which is as pure.)",
			from: { path: "^src/domain/", pathNot: tests },
			to: { pathNot: "^(src/domain/|node_modules/zod/)" },
		},
		{
			name: "contract-stands-alone",
			comment:
				"kit/contract is loaded by browser and server: it may use zod and the domain, nothing else.",
			from: { path: "^src/kit/contract/", pathNot: tests },
			to: { pathNot: "^(src/kit/contract/|src/domain/|node_modules/zod/)" },
		},
	];
}

function kitRules(): Rule[] {
	return [
		{
			name: "kit-knows-no-area",
			comment:
				"The kit is the tool of every area; were it to know one, no area could be changed alone. Pass in what it needs, or register it (routes, panels, slots).",
			from: { path: "^src/kit/" },
			to: { path: "^src/areas/" },
		},
		{
			name: "ui-knows-no-session",
			comment:
				"kit/ui only shows: it gets data and callbacks as properties, so that it can be shown and tested without a server.",
			from: { path: "^src/kit/ui/", pathNot: tests },
			to: { path: "^src/kit/web/(api|session|live)" },
		},
	];
}

function featureRules(): Rule[] {
	return [
		{
			name: "features-meet-in-public",
			comment:
				"A feature may be rebuilt inside as long as its PUBLIC files stay: contract.ts, server/public.ts, web/{panels,public,slots}.ts. Import one of these, or move the thing there.",
			from: { path: "^src/areas/([^/]+)/([^/]+)/" },
			to: { path: "^src/areas/", pathNot: ["^src/areas/$1/$2/", publicFiles, testTools] },
		},
		...serverOrder.flatMap(leftOnly),
	];
}

function leftOnly(area: string): Rule[] {
	const right = serverOrder.slice((serverOrder as readonly string[]).indexOf(area) + 1);
	if (right.length === 0) return [];
	const toTheRight = `^src/areas/(${right.join("|")})/`;
	return [
		{
			name: `left-only-on-the-server-${area}`,
			comment: `Areas build on those to their left (${serverOrder.join(", ")}); otherwise none could be understood alone. React to the right by an event inside the transaction.`,
			from: { path: `^src/areas/${area}/[^/]+/(server/|contract|text|traces)`, pathNot: tests },
			to: { path: toTheRight },
		},
		{
			name: `left-only-on-the-web-${area}`,
			comment:
				"On the web only panels.ts and slots.ts may point both ways: they are light and load their components when opened.",
			from: { path: `^src/areas/${area}/[^/]+/web/`, pathNot: tests },
			to: { path: toTheRight, pathNot: "/web/(panels|slots)\\.ts$" },
		},
	];
}

function sideRules(): Rule[] {
	return [
		{
			name: "web-meets-no-server",
			comment:
				"Server code in the browser leaks secrets and weighs kilobytes. Both sides share contract.ts, text.ts and domain/ only.",
			from: { path: webSide, pathNot: tests },
			to: { path: [serverSide, serverPackages, "^database/", "/traces\\.ts$"] },
		},
		{
			name: "server-meets-no-web",
			comment:
				"The server answers data, not looks. Both sides share contract.ts, text.ts and domain/ only.",
			from: { path: serverSide, pathNot: tests },
			to: { path: [webSide, webPackages] },
		},
		{
			name: "no-global-database-handle",
			comment:
				"`tx` is bound to one tenant and handed in; a handle of one's own would reach past row-level security. Use the context's `tx`, `read` or `once`.",
			from: { path: "^src/(areas|domain)/", pathNot: tests },
			to: {
				path: "^(node_modules/pg/|src/kit/server/database/)",
				dependencyTypesNot: ["type-only"],
			},
		},
	];
}

function generalRules(): Rule[] {
	return [
		{
			name: "no-cycles",
			comment:
				"Files that need each other are one thing in two places. Move what both need into a third file. (A lazily loaded component may lead back.)",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import", "type-only"] } },
		},
		{
			name: "product-uses-no-test-tools",
			comment:
				"What ships must not need what only tests install or start. (The demo's builders are part of the product.)",
			from: { path: "^src/", pathNot: tests },
			to: { path: testTools },
		},
		{
			name: "product-uses-no-dev-packages",
			comment:
				"A production install has no devDependencies: the import would fail there. Move the package to dependencies.",
			from: { path: "^src/", pathNot: tests },
			to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
		},
	];
}
