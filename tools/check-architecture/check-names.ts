import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const dumpingGrounds = /(^|\/)(utils?|helpers?|common|types|shared|misc|lib)(\/|\.tsx?$)/;
const kebabFile = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(tsx?|mjs|css|module\.css)$/;

/** Names that say what is inside: kebab-case files, no folders for leftovers, no barrels. */
export function checkNames(files: readonly SourceFile[]): Finding[] {
	return files.flatMap((file) =>
		[nameObjection(file.path), barrelObjection(file)]
			.filter((because) => because !== undefined)
			.map((because) => ({ rule: "names", file: file.path, line: 0, because })),
	);
}

function nameObjection(path: string): string | undefined {
	const ground = dumpingGrounds.exec(path)?.[2];
	if (ground !== undefined) {
		return `"${ground}" says nothing about what is inside and grows without end. Name the file after the one thing it exports and put it beside its user.`;
	}
	const name = path.slice(path.lastIndexOf("/") + 1);
	return kebabFile.test(name)
		? undefined
		: `"${name}" is not kebab-case: files are named after the one thing they export.`;
}

function barrelObjection({ path, text }: SourceFile): string | undefined {
	if (/^\s*export\s+(type\s+)?\*/m.test(text)) {
		return "`export *` hides where a name comes from. Import it from the file that makes it.";
	}
	if (/(^|\/)index\.tsx?$/.test(path)) {
		return "index files are barrels: one import drags in the whole folder. Name the file after what it exports.";
	}
	// what a feature offers to others is allowed to be a list of names
	if (/\/public\.ts$/.test(path)) return undefined;
	const body = text
		.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
		.replace(/export\s+(type\s+)?\{[^}]*\}\s*from\s*["'][^"']+["'];?/g, "");
	return body.trim() === "" && /export\s/.test(text)
		? "This file only hands through what others make (a barrel). Import from where it is made."
		: undefined;
}
