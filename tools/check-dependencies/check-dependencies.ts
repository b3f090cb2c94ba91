import type { Finding } from "../check-architecture/finding.ts";
import { checkLicences } from "./check-licences.ts";
import { installScripts, oneCopy } from "./known-dependencies.ts";
import { foreignPackages, type LockedPackage, type Lockfile, nameOf } from "./lockfile.ts";

/** package.json and package-lock.json as they lie there. */
export interface DependencyFiles {
	readonly manifest: string;
	readonly lock: string;
	/** Of an installed package, by its path; undefined where it says none, or is not installed. */
	readonly licenceOf: (path: string) => string | undefined;
}

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** What is installed is what was looked at: the same bytes, from one place, on every machine. Nothing is fetched. */
export function checkDependencies({ manifest, lock, licenceOf }: DependencyFiles): Finding[] {
	const wanted = JSON.parse(manifest);
	const locked: Lockfile = JSON.parse(lock);
	return [
		...checkPins(manifest, wanted, locked),
		...checkSources(lock, locked),
		...checkScripts(lock, locked),
		...checkCopies(lock, locked),
		...checkLicences(locked, licenceOf).map(({ path, because }) => inLock(lock, path, because)),
	];
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

function checkPins(text: string, wanted: Lockfile["packages"][string], locked: Lockfile) {
	const found: Finding[] = [];
	const tell = (name: string, because: string) => {
		const line = lineOf(text, `"${name}":`);
		found.push({ rule: "dependencies", file: "package.json", line, because });
	};
	for (const kind of kinds) {
		for (const [name, version] of Object.entries(wanted[kind] ?? {})) {
			if (!exact.test(version)) {
				tell(name, `"${version}" is no exact version: write the one that was tried.`);
			} else if (locked.packages[""]?.[kind]?.[name] !== version) {
				tell(
					name,
					"package-lock.json knows another version: run npm install and commit both files.",
				);
			}
		}
	}
	return found;
}

/** Every package has a hash, and comes from where the others come from; where addresses are left out, from all of none. */
function checkSources(text: string, locked: Lockfile): Finding[] {
	const packages = foreignPackages(locked);
	const usual = mostFrequent(packages.map(([, entry]) => originOf(entry)));
	return packages.flatMap(([path, entry]) => {
		if (entry.link) return [inLock(text, path, "A folder of this machine is on no other machine.")];
		const faults: string[] = [];
		if (!entry.integrity?.startsWith("sha512-"))
			faults.push("It has no sha512 hash, so that anything could be installed in its place.");
		const origin = originOf(entry);
		if (origin !== "" && !origin.startsWith("https://"))
			faults.push(
				"It is not fetched by https from a registry: neither git, files nor http will do.",
			);
		else if (origin !== usual)
			faults.push("It comes from another place than the other packages: one registry is enough.");
		return faults.map((fault) => inLock(text, path, fault));
	});
}

/** Empty where the lock says no address: then npm asks the registry that it is set up with. */
function originOf({ resolved }: LockedPackage): string {
	if (resolved === undefined) return "";
	const { protocol, host } = URL.parse(resolved) ?? { protocol: "unknown:", host: "" };
	return `${protocol}//${host}`;
}

function mostFrequent(values: readonly string[]): string {
	const counts = new Map<string, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	const [first = ["", 0]] = [...counts].sort(([, one], [, other]) => other - one);
	return first[0];
}

function checkScripts(text: string, locked: Lockfile): Finding[] {
	const running = foreignPackages(locked).filter(([, entry]) => entry.hasInstallScript);
	const names = new Set(running.map(([path]) => nameOf(path)));
	const unknown = running
		.filter(([path]) => !installScripts.has(nameOf(path)))
		.map(([path]) =>
			inLock(
				text,
				path,
				"It runs a program while it is installed. Do without it, or say in tools/check-dependencies/known-dependencies.ts why it may.",
			),
		);
	const gone = [...installScripts.keys()]
		.filter((name) => !names.has(name))
		.map((name) =>
			inLock(text, "", `${name} runs nothing any more: take it from known-dependencies.ts.`),
		);
	return [...unknown, ...gone];
}

function checkCopies(text: string, locked: Lockfile): Finding[] {
	return oneCopy.flatMap((name) => {
		const copies = foreignPackages(locked).filter(([path]) => nameOf(path) === name);
		return copies
			.slice(1)
			.map(([path]) =>
				inLock(
					text,
					path,
					`There are ${copies.length} copies of ${name}, and each keeps its own state.`,
				),
			);
	});
}

function inLock(text: string, path: string, because: string): Finding {
	const line = path === "" ? 0 : lineOf(text, `"${path}": {`);
	return { rule: "dependencies", file: "package-lock.json", line, because };
}

function lineOf(text: string, part: string): number {
	return text.split("\n").findIndex((line) => line.includes(part)) + 1;
}
