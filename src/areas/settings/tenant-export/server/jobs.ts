import * as z from "zod/mini";
import { isAdministrator } from "#domain/access/may.ts";
import { zip } from "#kit/server/export/zip.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import type { Session } from "#kit/server/session.ts";
import { texts } from "../text.ts";
import { tenantArchive } from "./tenant-archive.ts";

/** Writes everything a tenant owns into one archive, in one snapshot. Cut off, it begins again. */
export const tenantExportJob = defineJob({
	kind: "tenant-export",
	input: z.object({ session: z.record(z.string(), z.unknown()) }),
	async run(context, input) {
		const words = texts[context.language];
		const session = await sessionOfToday(context, input.session);
		if (!isAdministrator(session.permissions)) context.fail(words.forbidden);
		const day = context.now.toISOString().slice(0, 10);
		const writer = await FileWriter.open(context, {
			ownerId: session.userId,
			name: `${words.fileName(session.tenantName)} ${day}.zip`,
			mediaType: "application/zip",
		});
		try {
			const { tables, rows } = await writeArchive(context, session, writer);
			await context.deliver(await writer.finish());
			await context.log("INFO", words.done(tables, rows));
		} catch (error) {
			await writer.discard();
			throw error;
		}
	},
});

export const jobs = [tenantExportJob];

async function writeArchive(context: JobContext, { tenantId }: Session, writer: FileWriter) {
	const { services, now, language } = context;
	let reached = { tables: 0, rows: 0 };
	await services.database.snapshot(tenantId, async (tx) => {
		const entries = tenantArchive(tx, { tenantId, now, language }, async (progress) => {
			reached = progress;
			await context.progress(progress.share * 99);
		});
		for await (const piece of zip(entries, now)) await writer.write(piece);
	});
	return reached;
}
