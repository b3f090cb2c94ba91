import { commonRefusals, type FieldFault } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { fileDiffers, fileImported, fileReplaced } from "../../contract/files.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { readConfig } from "../sql/configs.ts";
import { linesOfExport } from "../sql/facts.ts";
import { type ExportRowKept, holdExport, insertLineChanges, keptFile } from "../sql/made.ts";
import { type ComputedFile, computeFile } from "./compute-file.ts";
import { demandWhole, keepExport } from "./keep-file.ts";

/** Held, and refused where payroll has read it or another has taken its place. */
export async function heldExport(context: WriteContext, id: string): Promise<ExportRowKept> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "payroll.manage", "WRITE");
	const kept = await holdExport(tx, tenantId, id);
	if (kept === undefined) return refuse(commonRefusals.notFound);
	if (kept.isReplaced) refuse(fileReplaced);
	if (kept.isImported) refuse(fileImported);
	return kept;
}

/** The same lines by what is set now. The file that was made stays as it is, whatever comes of it. */
export const repeatPayrollExport: Handler<(typeof contract)["repeatPayrollExport"]> = async (
	context,
	{ id, accept },
) => {
	const { tx, tenantId } = context;
	const kept = await heldExport(context, id);
	const { configId, month, rootId, take } = kept;
	const config = await readConfig(tx, tenantId, configId);
	if (config === undefined) return refuse(commonRefusals.notFound);
	const lines = await linesOfExport(tx, tenantId, rootId);
	const computed = await computeFile(tx, tenantId, config, month, lines);
	if (computed.sha256?.toString("hex") === kept.sha256) return { id, isSame: true };
	if (!accept) refuse(fileDiffers, { details: await differingLines(context, kept, computed) });
	const file = demandWhole(computed, false);
	const next = await keepExport(context, config, { month, before: { rootId, take } }, file);
	await insertLineChanges(tx, tenantId, { id: next, rootId }, file.writtenIds);
	context.announce({ kind: "PAYROLLEXPORTS", ids: [configId], update: "UPDATE" });
	return { id: next, isSame: false };
};

/** As many as somebody reads. */
const mostLines = 50;

/** Lines that the one file has and the other has not. */
async function differingLines(
	context: WriteContext,
	kept: ExportRowKept,
	{ bytes }: ComputedFile,
): Promise<FieldFault[]> {
	const t = texts[context.language];
	const file = await keptFile(context.tx, context.tenantId, kept.fileId);
	const before = linesOf(Buffer.concat(file.map(({ data }) => data)));
	const now = linesOf(Buffer.from(bytes ?? []));
	const told = (
		lines: readonly string[],
		others: readonly string[],
		say: (line: string) => string,
	) => {
		const known = new Set(others);
		return lines
			.filter((line) => !known.has(line))
			.map((line) => ({ field: "file", text: say(line) }));
	};
	return [...told(before, now, t.dropped), ...told(now, before, t.added)].slice(0, mostLines);
}

/** Every byte is one character there, so that nothing is lost by reading them so. */
function linesOf(bytes: Buffer): string[] {
	return new TextDecoder("windows-1252").decode(bytes).split("\r\n");
}
