import { Readable } from "node:stream";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import { readFile } from "#kit/server/files/read-file.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../../contract.ts";
import { fileOf } from "../sql/absence-files.ts";
import { demandFiles } from "./file-access.ts";

/** Sends it to be saved: nothing of it is shown by the product itself. */
export async function getAbsenceFile(
	context: RawReadContext,
	{ id, fileId }: InputOf<(typeof contract)["getAbsenceFile"]>,
): Promise<void> {
	const file = await context.read(async (tx) => {
		await demandFiles(tx, context, id);
		return fileOf(tx, context.tenantId, { absenceId: id, fileId });
	});
	if (file === undefined) return refuse(commonRefusals.notFound);
	asAttachment(context.reply, file).send(
		Readable.from(readFile(context, file), { objectMode: false }),
	);
}
