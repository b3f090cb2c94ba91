import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { mostTold } from "../../contract/files.ts";
import type { contract } from "../../contract.ts";
import { type ConfigRow, readConfig } from "../sql/configs.ts";
import { unconfiguredPeople, waitingLines, waitingMonths } from "../sql/facts.ts";
import { countExports } from "../sql/made.ts";
import { type ComputedFile, computeFile } from "./compute-file.ts";
import { fileNameOf } from "./file-name.ts";
import { namesOf } from "./file-names.ts";
import { wantedRows } from "./file-rows.ts";
import { findingsInWords } from "./findings-in-words.ts";
import { toldDifferences } from "./told-differences.ts";

/** What would leave, as it would be handed over; nothing is kept. */
export const previewPayrollExport: Handler<(typeof contract)["previewPayrollExport"]> = (
	context,
	input,
) => {
	const { tenantId, session, language } = context;
	requireGlobally(session, "payroll.manage", "READ");
	return context.readAtOnce(async (tx) => {
		const config = await readConfig(tx, tenantId, input.configId);
		if (config === undefined) return refuse(commonRefusals.notFound);
		const { month } = input;
		const lines = await waitingLines(tx, tenantId, config, month);
		const file = await computeFile(tx, tenantId, config, month, lines);
		const told = await toldDifferences(tx, tenantId, config, month);
		const rows = wantedRows(file, input);
		const all = findingsInWords(file.findings, language);
		const findings = all.slice(0, mostTold);
		const errors = all.filter(({ severity }) => severity === "ERROR").length;
		const nth = await countExports(tx, tenantId, input);
		const named = [...rows, ...findings, ...told.differences];
		return {
			...headOf(config, file),
			...{ month, fileName: fileNameOf(config, { month, nth }), rowCount: file.rows.length, rows },
			...(await namesOf(tx, tenantId, { month, facts: file.facts }, named)),
			...{ counts: countsOf(file), findings, errors, notes: all.length - errors },
			...told,
			waiting: await waitingMonths(tx, tenantId, config, month),
			unconfigured: await unconfiguredPeople(tx, tenantId, month),
		};
	});
};

function headOf({ type, name, layout }: ConfigRow, file: ComputedFile) {
	return {
		...{ type, configName: name, hasIni: file.ini !== null, head: [...file.head] },
		bytes: file.bytes?.byteLength ?? 0,
		sha256: file.sha256?.toString("hex") ?? null,
		columns: file.columns.map((column, at) => ({
			name: column,
			title: layout?.columns[at]?.title ?? null,
		})),
	};
}

function countsOf({ rows, omitted, settledIds }: ComputedFile) {
	const written = rows.filter(({ isWritten }) => isWritten);
	return {
		...{ lines: written.length, omitted, settled: settledIds.length },
		people: new Set(written.map(({ entry }) => entry.userId)).size,
	};
}
