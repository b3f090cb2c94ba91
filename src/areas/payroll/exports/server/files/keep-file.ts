import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { keepFiles } from "#kit/server/files/sql.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { fileIncomplete, fileUnaddressed, nothingToExport } from "../../contract/files.ts";
import type { ConfigRow } from "../sql/configs.ts";
import { countExports, insertExport } from "../sql/made.ts";
import type { ComputedFile } from "./compute-file.ts";
import { fileNameOf, mediaTypeOf } from "./file-name.ts";

type WholeFile = ComputedFile & { readonly bytes: Uint8Array; readonly sha256: Buffer };

/** Refuses what nobody could read, and lines that would stay behind without somebody knowing. */
export function demandWhole(file: ComputedFile, acceptOmitted: boolean): WholeFile {
	if (!file.isSound) refuse(fileUnaddressed);
	if (file.omitted > 0 && !acceptOmitted)
		refuse(fileIncomplete, { facts: { omitted: file.omitted } });
	const { bytes, sha256 } = file;
	if (bytes === null || sha256 === null) return refuse(nothingToExport);
	return { ...file, bytes, sha256 };
}

interface Kept {
	readonly month: string;
	/** Whose place it takes, and the first of these lines. */
	readonly before?: { readonly rootId: string; readonly take: number };
}

/** Keeps a file with its trace; all of it in the transaction in which its lines leave. @returns its id */
export async function keepExport(
	context: WriteContext,
	config: ConfigRow,
	{ month, before }: Kept,
	file: WholeFile,
): Promise<string> {
	const { tx, tenantId, session, now } = context;
	const asked = { configId: config.id, month };
	const name = fileNameOf(config, { month, nth: await countExports(tx, tenantId, asked) });
	const store = {
		tenantId,
		now,
		transaction: <T>(work: (of: typeof tx) => Promise<T>) => work(tx),
	};
	const mediaType = mediaTypeOf(config);
	const writer = await FileWriter.open(store, { ownerId: session.userId, name, mediaType });
	await writer.write(file.bytes);
	const fileId = await writer.finish();
	await keepFiles(tx, tenantId, [fileId]);
	const id = newId(now.getTime());
	const written = file.rows.filter(({ isWritten }) => isWritten);
	const people = new Set(written.map(({ entry }) => entry.userId)).size;
	await insertExport(tx, tenantId, {
		...{ id, configId: config.id, month, fileId, sha256: file.sha256 },
		...{ lines: written.length, people, findings: file.findings },
		...{ rootId: before?.rootId ?? id, take: before === undefined ? 0 : before.take + 1 },
		...{ madeAt: now, madeBy: session.userId },
	});
	await audit(tx, context, {
		...{ entity: "payroll_export", entityId: id, action: before === undefined ? "made" : "remade" },
		after: { month, file: name, lines: written.length, omitted: file.omitted },
	});
	return id;
}
