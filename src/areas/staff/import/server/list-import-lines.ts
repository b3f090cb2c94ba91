import type { ImportFault, ImportKind, ImportMapping } from "#domain/import/import-fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { demandKind } from "./demand-kind.ts";
import { type LineRow, pageOfLines } from "./sql/lines.ts";

/** Without lines on the page there is still the run itself. */
export interface LineOfPage extends Pick<LineRow, "cells" | "action" | "faults" | "undo"> {
	readonly line: number | null;
	readonly entityId: string | null;
	readonly kind: ImportKind;
	readonly head: string[];
	readonly mapping: ImportMapping;
	readonly total: number;
}

export const listImportLines: Handler<typeof contract.listImportLines> = async (
	context,
	{ importId, action, page, pageSize },
) => {
	const { tenantId, session, language } = context;
	const rows = await context.once<LineOfPage & Record<string, unknown>>(
		pageOfLines(tenantId, session.userId, importId, { action, page, pageSize }),
	);
	const [first] = rows;
	if (first === undefined) return refuse(commonRefusals.notFound);
	demandKind(session, first.kind);
	const items = rows.flatMap(({ line, ...row }) => {
		const faults = row.faults?.map((fault) => faultAnswer(fault, row, language));
		return line === null ? [] : [{ ...row, line, faults }];
	});
	return { items, total: first.total, page, pageSize };
};

export function faultAnswer(
	{ field, name = "", code, value = "" }: ImportFault,
	{ head, mapping }: Pick<LineOfPage, "head" | "mapping">,
	language: Language,
) {
	const words = texts[language];
	const column = head[mapping[field] ?? -1] ?? name;
	return { field, column, code, text: words.faults[code](value) };
}
