import * as z from "zod/mini";
import { listExportRequest } from "#kit/contract/list-export.ts";
import { texts } from "#kit/text.ts";
import { audit } from "../audit.ts";
import { FileWriter } from "../files/file-writer.ts";
import { mayCall } from "../http/may-call.ts";
import { defineJob, type JobContext, type JobDefinition } from "../jobs/define-job.ts";
import { sessionOfToday } from "../jobs/session-of-today.ts";
import type { ExportReader, ListExports } from "./list-export.ts";
import { PreparedExport } from "./prepared-export.ts";

export const listExportInput = z.object({
	request: listExportRequest,
	/** Of the person who asked; their rights are read anew. */
	session: z.record(z.string(), z.unknown()),
	siteFilter: z.nullable(z.string()),
});

/** Writes a long list to a file of its owner. Cut off, it begins again: nothing but the file is made. */
export function listExportJob(lists: ListExports): JobDefinition<typeof listExportInput> {
	return defineJob({
		kind: "list-export",
		input: listExportInput,
		async run(context, input) {
			const words = texts[context.language];
			const list = lists.get(input.request.list);
			const session = await sessionOfToday(context, input.session);
			if (list === undefined || !mayCall(list.endpoint, session)) {
				return context.fail(words.export.forbidden);
			}
			const { tenantId, now, language } = context;
			const reader: ExportReader = {
				tenantId,
				session,
				now,
				language,
				siteFilter: input.siteFilter,
			};
			const prepared = new PreparedExport(list, reader, input.request);
			const rows = await writeFile(context, prepared, session.userId);
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
}

/** @returns how many rows there were */
async function writeFile(context: JobContext, prepared: PreparedExport, ownerId: string) {
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
		await context.deliver(await writer.finish());
	} catch (error) {
		await writer.discard();
		throw error;
	}
	return written;
}
