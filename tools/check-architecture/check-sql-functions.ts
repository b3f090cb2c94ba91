import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

/** Migrations up to here are released with the functions of their time; what holds today is in database/functions. */
const lastWithFunctions = "0079";

const migration = /^database\/migrations\/(\d+)_/;
const functionFile = /^database\/functions\/(.+)\.sql$/;
const made =
	/^[ \t]*(?<verb>create(?<replaced>\s+or\s+replace)?|alter)\s+(?:function|procedure|routine)\s+(?<name>[\w.]+)/gim;

/** Each SQL function is one file of its name, so that a changed function is one edited file. */
export function checkSqlFunctions(files: readonly SourceFile[]): Finding[] {
	return files.flatMap((file) => [...inMigration(file), ...inFunctionFile(file)]);
}

function inMigration(file: SourceFile): Finding[] {
	const number = migration.exec(file.path)?.[1];
	if (number === undefined || number <= lastWithFunctions) return [];
	return [...file.text.matchAll(made)].map((match) =>
		finding(
			file,
			match.index,
			`A function in a migration becomes a copy when it is changed. Write database/functions/${match.groups?.name}.sql: it is applied after the migrations, and again whenever it changes.`,
		),
	);
}

function inFunctionFile(file: SourceFile): Finding[] {
	const expected = functionFile.exec(file.path)?.[1];
	if (expected === undefined) return [];
	const creations = [...file.text.matchAll(made)].filter(
		(match) => match.groups?.verb?.toLowerCase() !== "alter",
	);
	const stranger = creations.find(
		({ groups }) => groups?.name !== expected || groups.replaced === undefined,
	);
	if (creations.length === 1 && stranger === undefined) return [];
	return [
		finding(
			file,
			stranger?.index ?? 0,
			`This file must hold "create or replace function ${expected}" and no other function: one file a function, named after it, complete and current.`,
		),
	];
}

function finding({ path, text }: SourceFile, index: number, because: string): Finding {
	const line = text.slice(0, index).split("\n").length;
	return { rule: "sql-functions", file: path, line, because };
}
