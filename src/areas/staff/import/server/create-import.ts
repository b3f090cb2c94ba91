import { guessColumns } from "#domain/import/guess-columns.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { findFile, type StoredFile } from "#kit/server/files/read-file.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals, longestImport } from "../contract.ts";
import { demandKind } from "./demand-kind.ts";
import { getImport } from "./get-import.ts";
import { insertRun } from "./sql/runs.ts";
import { rowsOfFile } from "./table/rows-of-file.ts";
import type { TableRow } from "./table/table-rows.ts";
import { customFields } from "./work/import-facts.ts";

type Create = (typeof contract)["createImport"];

const sampleLines = 5;
const mostColumns = 200;

/** Reads an uploaded table and proposes which column is what. */
export const createImport: Handler<typeof contract.createImport> = async (
	context,
	{ kind, fileId },
) => {
	demandKind(context.session, kind);
	const { session, now } = context;
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
	await insert(context, { importId, kind, file, head: head[1], lines });
	return getImport(context, { importId });
};

function insert(
	{ tenantId, session, read }: ReadContext,
	run: {
		importId: string;
		kind: InputOf<Create>["kind"];
		file: StoredFile;
		head: readonly string[];
		lines: readonly TableRow[];
	},
): Promise<void> {
	const head = run.head.slice(0, mostColumns).map((title) => title.trim());
	const sample = run.lines.slice(0, sampleLines).map(([, cells]) => cells.slice(0, mostColumns));
	return read(async (tx) => {
		const fields = run.kind === "PEOPLE" ? await customFields(tx, session) : [];
		await insertRun(tx, {
			tenant_id: tenantId,
			id: run.importId,
			owner_id: session.userId,
			kind: run.kind,
			file_id: run.file.id,
			file_name: run.file.name,
			head: JSON.stringify(head),
			sample: JSON.stringify(sample),
			line_count: run.lines.length,
			mapping: JSON.stringify(guessColumns(run.kind, head, fields)),
		});
	});
}
