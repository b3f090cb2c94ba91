import { featureOf, isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

/** As `database/tables.ts` has it. */
export type TableOwners = Readonly<
	Record<string, { readonly owner: string; readonly writers?: Readonly<Record<string, string>> }>
>;

/**
 * `masterTable("tag", …)`, `masterSet("tag_unit", …)`, `personTable("wage", …)`, `heldTable("key", …)`, `kindTable("channel", …)`,
 * `addRows(tx, "tag", …)`, `changeRow(tx, "tag", …)` and `removeRow(tx, "tag", …)` hand the table to the kit: the call writes it.
 */
const writes =
	/\b(?:(?:(?:master|person|held|kind)Table|masterSet)(?:<[^(]*>)?|insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`](\w+)|\b(?:addRows|changeRow|removeRow)\(\s*\w+,\s*["'`](\w+)|\b(?:insert\s+into|delete\s+from|merge\s+into)\s+(?:public\.)?"?([a-z]\w*)|(?<!for\s)(?<!for\s+no\s+key\s)(?<!on\s)(?<!do\s)\bupdate\s+(?:only\s+)?(?:public\.)?"?([a-z]\w*)"?\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\s/g;

/** A declaration whose table is not there to be read would be a way around the list of tables. */
const unnamed =
	/\b(?:(?:master|person|held|kind)Table|masterSet)(?:<[^(]*>)?\(\s*(?!["'`)\s])|\b(?:addRows|changeRow|removeRow)\(\s*\w+,\s*(?!["'`)\s])/g;

/**
 * Rule 5, second half: a feature writes only to tables that `database/tables.ts` gives it. Everybody may read.
 */
export function checkTableWriters(files: readonly SourceFile[], tables: TableOwners): Finding[] {
	return files.flatMap((file) => {
		const feature = featureOf(file.path);
		if (feature === undefined || isTest(file.path)) return [];
		const found = (match: RegExpExecArray, because: string | undefined) => {
			if (because === undefined) return [];
			const line = file.text.slice(0, match.index).split("\n").length;
			return [{ rule: "table-writers", file: file.path, line, because }];
		};
		return [
			...[...file.text.matchAll(writes)].flatMap((match) => {
				const table = match.slice(1).find((one) => one !== undefined) ?? "";
				return found(match, objection(feature, table, tables));
			}),
			...(feature === "kit/server"
				? []
				: [...file.text.matchAll(unnamed)].flatMap((match) => found(match, namelessTable))),
		];
	});
}

const namelessTable =
	"masterTable(), masterSet(), personTable(), heldTable(), kindTable(), addRows(), changeRow() and removeRow() must be given the table's literal name: what a feature writes has to be readable in its sql.ts.";

function objection(feature: string, table: string, tables: TableOwners): string | undefined {
	const entry = tables[table];
	if (entry === undefined) {
		return `Table "${table}" is not in database/tables.ts: every table has an owner who answers for its invariants. Add its row.`;
	}
	if (entry.owner === feature || entry.writers?.[feature] !== undefined) {
		return undefined;
	}
	return `Table "${table}" belongs to ${entry.owner}, and ${feature} is no writer of it: invariants hold only where one place writes. Call ${entry.owner}/server/public.ts, or name the writer with its reason in database/tables.ts.`;
}
