import { expect, test } from "vitest";
import { checkDependencies } from "./check-dependencies.ts";
import { installScripts } from "./known-dependencies.ts";
import type { LockedPackage } from "./lockfile.ts";

const hash = "sha512-q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ";

interface Changed {
	/** Version in package.json alone. */
	readonly wanted?: string;
	/** Further packages, or others in the place of those below. */
	readonly packages?: Readonly<Record<string, LockedPackage>>;
	readonly without?: string;
	readonly installed?: Readonly<Record<string, string>>;
}

/** A small project that everything is right about, but for what is changed. */
function faults({ wanted = "19.3.1", packages = {}, without, installed = {} }: Changed = {}) {
	const scripts = [...installScripts.keys()].map((name) => [
		`node_modules/${name}`,
		{ version: "1.0.0", integrity: hash, license: "MIT", hasInstallScript: true },
	]);
	const all: Record<string, unknown> = {
		"": { dependencies: { react: "19.3.1" } },
		"node_modules/react": { version: "19.3.1", integrity: hash, license: "MIT" },
		...Object.fromEntries(scripts),
		...packages,
	};
	if (without !== undefined) delete all[without];
	const found = checkDependencies({
		manifest: JSON.stringify({ dependencies: { react: wanted } }, null, 2),
		lock: JSON.stringify({ lockfileVersion: 3, packages: all }, null, 2),
		licenceOf: (path) => installed[path],
	});
	return found.map(({ file, line, because }) => `${file}:${line > 0 ? "n" : 0} ${because}`);
}

const added = { version: "1.0.0", integrity: hash, license: "MIT" };

test("a project that keeps the rules is left alone", () => {
	expect(faults()).toEqual([]);
	expect(faults({ packages: { "node_modules/@scope/added": added } })).toEqual([]);
});

test.each([
	"^19.3.1",
	"~19.3.1",
	"19",
	"19.x",
	"latest",
	"*",
	"git+https://example.org/a.git",
	"file:../a",
])("%s is no exact version", (wanted) => {
	expect(faults({ wanted })).toEqual([expect.stringMatching(/^package.json:n .*no exact version/)]);
});

test.each(["18.4.0-beta.17", "npm:typescript@7.0.2", "npm:@scope/one@7.0.2"])(
	"%s is exact, but not what the lock holds",
	(wanted) => {
		expect(faults({ wanted })).toEqual([
			expect.stringMatching(/^package.json:n .*another version/),
		]);
	},
);

const odd = "node_modules/odd";
test.each<[string, LockedPackage, RegExp]>([
	["no hash", { version: "1.0.0", license: "MIT" }, /no sha512 hash/],
	["a weak hash", { ...added, integrity: "sha1-q83vEjRWeJCrze8SNFZ4kKvN7xI=" }, /no sha512 hash/],
	["git", { ...added, resolved: "git+ssh://git@example.org/odd.git#0123" }, /not fetched by https/],
	[
		"git over https",
		{ ...added, resolved: "git+https://example.org/odd.git" },
		/not fetched by https/,
	],
	["a file", { ...added, resolved: "file:../odd.tgz" }, /not fetched by https/],
	["plain http", { ...added, resolved: "http://one.example/odd.tgz" }, /not fetched by https/],
	["an address nobody can read", { ...added, resolved: "odd" }, /not fetched by https/],
	[
		"an address where others have none",
		{ ...added, resolved: "https://one.example/odd.tgz" },
		/another place/,
	],
	["a folder", { link: true, resolved: "../odd" }, /folder of this machine/],
	["a program at installation", { ...added, hasInstallScript: true }, /runs a program/],
	["a licence nobody has read", { ...added, license: "GPL-3.0-only" }, /licence GPL-3.0-only/],
	["one of two licences", { ...added, license: "(MIT AND SSPL-1.0)" }, /licence \(MIT AND SSPL/],
	["words instead of a licence", { ...added, license: "SEE LICENSE IN FILE" }, /is not among/],
	["no licence", { version: "1.0.0", integrity: hash }, /names no licence/],
])("refused: %s", (_name, entry, because) => {
	const [fault, ...more] = faults({ packages: { [odd]: entry } });
	expect(fault).toMatch(because);
	expect(fault).toMatch(/^package-lock.json:n /);
	expect(more).toEqual([]);
});

test.each([
	"(MIT OR GPL-3.0-only)",
	"(ISC AND CC-BY-3.0)",
	"MIT OR Apache-2.0",
	"(MIT AND (GPL-3.0-only OR ISC))",
])("the licence %s will do", (license) => {
	expect(faults({ packages: { [odd]: { ...added, license } } })).toEqual([]);
});

test("a licence that the lock does not name is read from the package", () => {
	const packages = { [odd]: { version: "1.0.0", integrity: hash } };
	expect(faults({ packages, installed: { [odd]: "ISC" } })).toEqual([]);
	expect(faults({ packages, installed: { [odd]: "AGPL-3.0-only" } })).toHaveLength(1);
});

test("of two places the rarer one is told", () => {
	const from = (host: string) => ({ ...added, resolved: `https://${host}/odd.tgz` });
	const everywhere = Object.fromEntries(
		["react", ...installScripts.keys()].map((name) => [
			`node_modules/${name}`,
			{ ...from("one.example"), hasInstallScript: installScripts.has(name) },
		]),
	);
	expect(faults({ packages: { ...everywhere, [odd]: from("one.example") } })).toEqual([]);
	expect(faults({ packages: { ...everywhere, [odd]: from("two.example") } })).toHaveLength(1);
	expect(faults({ packages: { ...everywhere, [odd]: added } })).toHaveLength(1);
});

test("a second copy of what keeps state is told, of anything else it is not", () => {
	const inner = "node_modules/odd/node_modules";
	expect(faults({ packages: { [odd]: added, [`${inner}/react`]: added } })).toEqual([
		expect.stringContaining("2 copies of react"),
	]);
	expect(faults({ packages: { [odd]: added, [`${inner}/odd`]: added } })).toEqual([]);
});

test("the list of programs at installation names none that is gone", () => {
	expect(faults({ without: "node_modules/node" })).toEqual([
		expect.stringContaining("node runs nothing any more"),
	]);
});
