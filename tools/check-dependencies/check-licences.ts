import { licences, toldLicences } from "./known-dependencies.ts";
import { foreignPackages, type Lockfile } from "./lockfile.ts";

interface LicenceFault {
	readonly path: string;
	readonly because: string;
}

/** The licence as the lock names it, else as the installed package does: a package without one may not be used at all. */
export function checkLicences(
	locked: Lockfile,
	licenceOf: (path: string) => string | undefined,
): LicenceFault[] {
	return foreignPackages(locked).flatMap(([path, { license, link }]) => {
		// refused anyway
		if (link) return [];
		const named = license ?? licenceOf(path) ?? toldLicences.get(path);
		if (named === undefined)
			return [{ path, because: "It names no licence, and so it may not be handed on." }];
		if (isAllowed(named)) return [];
		const because = `Its licence ${named} is not among those of tools/check-dependencies/known-dependencies.ts: read what it asks first.`;
		return [{ path, because }];
	});
}

/** An SPDX expression: of `OR` one is enough, of `AND` all are needed, brackets first. */
function isAllowed(expression: string): boolean {
	const inner = /\(([^()]*)\)/.exec(expression);
	if (inner !== null) {
		const [bracket, content = ""] = inner;
		return isAllowed(expression.replace(bracket, isAllowed(content) ? "allowed" : "refused"));
	}
	return expression
		.split(/\s+OR\s+/)
		.some((way) => way.split(/\s+AND\s+/).every((one) => isKnown(one.trim())));
}

function isKnown(licence: string): boolean {
	return licence === "allowed" || licences.has(licence);
}
