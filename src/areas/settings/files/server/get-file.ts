import { Readable } from "node:stream";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import { findFile, readFile } from "#kit/server/files/read-file.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";

/** Sends a file to its owner; to everybody else there is none. */
export async function getFile(
	context: RawReadContext,
	{ fileId }: InputOf<(typeof contract)["getFile"]>,
): Promise<void> {
	const file = await findFile(context, context.session.userId, fileId);
	if (file === undefined) return refuse(commonRefusals.notFound);
	asAttachment(context.reply, file).send(
		Readable.from(readFile(context, file), { objectMode: false }),
	);
}
