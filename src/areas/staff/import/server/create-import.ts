import { guessColumns } from "#domain/import/guess-columns.ts";
import { newId } from "#kit/contract/new-id.ts";
import { findFile } from "#kit/server/files/read-file.ts";
import { keepFile } from "#kit/server/files/sql.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals, longestImport } from "../contract.ts";
import { demandKind } from "./demand-kind.ts";
import { getImport } from "./get-import.ts";
import { openImports } from "./open-imports.ts";
import { insertRun } from "./sql/runs.ts";
import { rowsOfFile } from "./table/rows-of-file.ts";
import { customFields } from "./work/import-facts.ts";

/** So long one may go on with what was uploaded. */
const dayMs = 24 * 3_600_000;
const sampleLines = 5;
const mostColumns = 200;

/** Reads an uploaded table and proposes which column is what. */
export const createImport: Handler<typeof contract.createImport> = async (
	context,
	{ kind, fileId },
) => {
	demandKind(context.session, kind);
	const { tenantId, session, now } = context;
	const file =
		(await findFile(context, session.userId, fileId)) ?? refuse(importRefusals.fileNotFound);
	const rows = await rowsOfFile(context, file);
	if (rows === undefined) return refuse(importRefusals.unreadable);
	const [head, ...lines] = rows;
	if (head === undefined || lines.length === 0) return refuse(importRefusals.empty);
	if (lines.length > longestImport) {
		return refuse(importRefusals.tooLong, { parameters: [longestImport] });
	}
	const importId = newId(now.getTime());
	const titles = head[1].slice(0, mostColumns).map((title) => title.trim());
	const sample = lines.slice(0, sampleLines).map(([, cells]) => cells.slice(0, mostColumns));
	await context.read(async (tx) => {
		await keepFile(tx, tenantId, file.id, new Date(now.getTime() + dayMs));
		const fields = kind === "PEOPLE" ? await customFields(tx, session) : [];
		// what somebody may not write is not proposed: its columns are named as left out
		const open = kind === "PEOPLE" ? openImports(context) : [];
		const declared = open.flatMap(({ columns }) => columns);
		await insertRun(tx, {
			tenant_id: tenantId,
			id: importId,
			owner_id: session.userId,
			kind,
			file_id: file.id,
			file_name: file.name,
			head: JSON.stringify(titles),
			sample: JSON.stringify(sample),
			line_count: lines.length,
			mapping: JSON.stringify(guessColumns(kind, titles, fields, declared)),
		});
	});
	return getImport(context, { importId });
};
