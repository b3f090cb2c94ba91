import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ExportReader, ListExport } from "#kit/server/export/list-export.ts";
import { PreparedExport } from "#kit/server/export/prepared-export.ts";
import { printedCell } from "#kit/server/export/printed-cell.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import type { Services } from "#kit/server/services.ts";
import { texts } from "../text.ts";
import type { ProofFacts } from "./proof-facts.ts";

type Filter = Readonly<Record<string, unknown>>;

/** A list of the product, narrowed to the person. */
export interface ListSection {
	readonly title: string;
	readonly list: string;
	/** READ on it for the person opens the section. */
	readonly key: PermissionKey;
	/** Those that stand on paper, and how wide they are. */
	readonly columns: Readonly<Record<string, number>>;
	/** Several where the list does not tell all of it at once. */
	readonly filters: readonly Filter[];
}

const figures: ReadonlySet<string> = new Set(["duration", "decimal", "integer", "currency"]);

/**
 * What a list tells of the person, as it tells the reader: masks and words are its own. What she may not ask is said to be
 * left out.
 */
export async function drawList(
	paper: Paper,
	tx: Tx,
	{ reader, asked }: ProofFacts,
	lists: Services["lists"],
	section: ListSection,
): Promise<void> {
	const { language, session } = reader;
	const t = texts[language].paper;
	paper.heading(2, section.title);
	const list = lists.get(section.list);
	const level = await levelForUser(tx, session, section.key, asked.userId, todayOf(reader));
	if (list === undefined || !includesLevel(level, "READ")) return paper.paragraph(t.closed, "note");
	const { columns, rows } = await readList(tx, reader, list, section);
	if (rows.length === 0) return paper.paragraph(t.none);
	paper.table({ columns, rows });
}

async function readList(tx: Tx, reader: ExportReader, list: ListExport, section: ListSection) {
	const { language, session } = reader;
	const place = { language, timeZone: session.timeZone };
	const ids = Object.keys(section.columns);
	const rows: string[][] = [];
	let titled: readonly { readonly title: string; readonly kind: string }[] = [];
	for (const filter of section.filters) {
		const request = { list: section.list, format: "XLSX", columns: ids, filter } as const;
		const prepared = new PreparedExport(list, reader, request);
		// asked first: refuses what the list would refuse
		await prepared.count(tx);
		const columns = await prepared.columns(tx);
		titled = columns.map(({ title, kind }) => ({ title: title(language), kind }));
		for await (const batch of prepared.cells(tx, columns))
			for (const cells of batch)
				rows.push(cells.map((cell, at) => printedCell(columns[at]?.kind ?? "text", cell, place)));
	}
	const columns = titled.map(({ title, kind }, at) => ({
		...{ title, share: section.columns[ids[at] ?? ""] ?? 1, isRight: figures.has(kind) },
	}));
	return { columns, rows };
}
