import type { Random } from "#database/demo/seeded-random.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Operation } from "../structure/operation.ts";
import { sampleInput } from "../structure/sample-input.ts";
import { personalFacts } from "./personal-facts.ts";
import type { RowsOfPerson } from "./rows-of-person.ts";
import { tableOfField, tableOfVersion } from "./table-of-field.ts";

/** What an operation takes: well-formed, and about a person's own rows in their present versions. */
export async function personalInput(
	operation: Operation,
	rows: RowsOfPerson,
	now: Date,
	random: Random,
): Promise<Record<string, unknown>> {
	const versionOf = tableOfVersion(operation);
	const version = versionOf === undefined ? undefined : (await rows.of(versionOf))?.version;
	const known = { version: version ?? 1, ...personalFacts(operation.operationId, now, random) };
	const instant = now.toISOString();
	const make = (id: (path: string) => string) =>
		sampleInput(operation, { id, known, instant, day: instant.slice(0, 10) });
	const asked = new Map<string, string>();
	make((path) => {
		asked.set(path, newId(now.getTime()));
		return "";
	});
	for (const path of asked.keys()) {
		const table = tableOfField(operation, path);
		const row = table === undefined ? undefined : await rows.of(table);
		if (row !== undefined) asked.set(path, row.id);
	}
	return make((path) => asked.get(path) ?? "");
}
