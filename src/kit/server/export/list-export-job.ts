import * as z from "zod/mini";
import { listExportRequest } from "#kit/contract/list-export.ts";
import { texts } from "#kit/text.ts";
import { audit } from "../audit.ts";
import { FileWriter } from "../files/file-writer.ts";
import { mayCall } from "../http/may-call.ts";
import { defineJob, type JobContext } from "../jobs/define-job.ts";
import { sessionOfToday } from "../jobs/session-of-today.ts";
import type { ExportReader } from "./list-export.ts";
import { PreparedExport } from "./prepared-export.ts";

/** Writes a long list to a file of its owner. Cut off, it begins again: nothing but the file is made. */
export const listExportJob = defineJob({
	kind: "list-export",
	input: z.object({
		request: listExportRequest,
		/** Of the person who asked; their rights are read anew. */
		session: z.record(z.string(), z.unknown()),
		siteFilter: z.nullable(z.string()),
	}),
	async run(context, input) {
		const words = texts[context.language];
		const list = context.services.lists.get(input.request.list);
		const session = await sessionOfToday(context, input.session);
		if (list === undefined || !mayCall(list.endpoint, session)) {
			return context.fail(words.export.forbidden);
		}
		const { tenantId, now, language } = context;
		const { siteFilter } = input;
		const reader: ExportReader = { tenantId, session, now, language, siteFilter };
		const prepared = new PreparedExport(list, reader, input.request);
		const { rows } = await writeListFile(context, prepared, session.userId);
		// as the session of the order has it: who acted as somebody else is named too
		const actor = { tenantId, session, now: context.now };
		await context.transaction((tx) =>
			audit(tx, actor, {
				entity: "list_export",
				entityId: context.jobId,
				action: "exported",
				after: { ...input.request, rows },
			}),
		);
		await context.log("INFO", words.export.rows(rows));
	},
});

interface ListFile {
	readonly rows: number;
	readonly fileId: string;
}

/** Writes a list to a file of somebody, and hands it over as what the job made. */
export async function writeListFile(
	context: JobContext,
	prepared: PreparedExport,
	ownerId: string,
): Promise<ListFile> {
	const { fileName: name, mediaType } = prepared;
	const writer = await FileWriter.open(context, { ownerId, name, mediaType });
	let written = 0;
	try {
		const { database } = context.services;
		await database.snapshot(context.tenantId, async (tx) => {
			const columns = await prepared.columns(tx);
			const total = await prepared.count(tx);
			const pieces = prepared.write(tx, columns, (rows) => {
				written = rows;
				return context.progress(Math.min(99, (rows / total) * 100));
			});
			for await (const piece of pieces) await writer.write(piece);
		});
		const fileId = await writer.finish();
		await context.deliver(fileId);
		return { rows: written, fileId };
	} catch (error) {
		await writer.discard();
		throw error;
	}
}
