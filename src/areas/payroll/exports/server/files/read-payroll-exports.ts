import { Readable } from "node:stream";
import { lugIni } from "#domain/wage-file/lug/lug-ini.ts";
import { windows1252 } from "#domain/wage-file/windows-1252.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import { readFile } from "#kit/server/files/read-file.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../../contract.ts";
import { readConfig } from "../sql/configs.ts";
import { type ExportFileRow, fileOfExport, type ListedExport, listedExports } from "../sql/made.ts";
import { peopleInside } from "../sql/people.ts";

const key = "payroll.manage";

export const listPayrollExports: Handler<(typeof contract)["listPayrollExports"]> = async (
	context,
	{ configId, month },
) => {
	requireGlobally(context.session, key, "READ");
	type Row = ListedExport & Record<string, unknown>;
	const found = await context.once<Row>(listedExports(context.tenantId, { configId, month }));
	return { items: found.map((one) => ({ ...one, madeAt: one.madeAt.toISOString() })) };
};

export const getPayrollExportPeople: Handler<(typeof contract)["getPayrollExportPeople"]> = (
	context,
	input,
) => {
	const { tenantId, session } = context;
	requireGlobally(session, key, "READ");
	return context.readAtOnce(async (tx) => {
		const config = await readConfig(tx, tenantId, input.configId);
		if (config === undefined) return refuse(commonRefusals.notFound);
		const found = await peopleInside(tx, tenantId, config, input);
		return { items: found.map(({ total: _, ...one }) => one), total: found[0]?.total ?? 0 };
	});
};

/** The bytes that were kept, and nothing that is made anew. */
export async function getPayrollExportFile(
	context: RawReadContext,
	{ id, part }: InputOf<(typeof contract)["getPayrollExportFile"]>,
): Promise<void> {
	requireGlobally(context.session, key, "READ");
	const [file] = await context.once<ExportFileRow>(fileOfExport(context.tenantId, id));
	if (file === undefined) return refuse(commonRefusals.notFound);
	if (part === "FILE") {
		const content = Readable.from(readFile(context, file), { objectMode: false });
		asAttachment(context.reply, file).send(content);
		return;
	}
	if (file.type !== "DATEV_LUG") return refuse(commonRefusals.notFound);
	const bytes = Buffer.from(windows1252(lugIni));
	const ini = { name: "LuG_Import.ini", mediaType: "text/plain", bytes: bytes.length };
	asAttachment(context.reply, ini).send(bytes);
}
