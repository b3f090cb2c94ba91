import {
	exportedAtOnce,
	type ListExportRequest,
	startListExport as startListExportEndpoint,
} from "#kit/contract/list-export.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { texts } from "#kit/text.ts";
import { audit } from "../audit.ts";
import { asAttachment } from "../files/attachment.ts";
import type { Feature } from "../http/application.ts";
import type { RawReadContext } from "../http/context.ts";
import { checkAccess } from "../http/entrance.ts";
import { serve } from "../http/serve.ts";
import { startJob } from "../jobs/start-job.ts";
import { refuse } from "../refusals/refuse.ts";
import { listExportJob } from "./list-export-job.ts";
import { PreparedExport } from "./prepared-export.ts";

const contract = { startListExport: startListExportEndpoint } as const;

/** One operation for the lists of all features. */
export const listExportFeature: Feature = {
	routes: serve(contract, { startListExport }),
	errors: { "de-DE": {}, "en-EN": {} },
	jobs: [listExportJob],
};

/** Answers a list as a file, or starts the job that makes it. */
async function startListExport(context: RawReadContext, request: ListExportRequest): Promise<void> {
	const list = context.services.lists.get(request.list) ?? refuse(commonRefusals.notFound);
	checkAccess(list.endpoint, context.session);
	const prepared = new PreparedExport(list, context, request);
	const file = await writeAtOnce(context, prepared);
	if (file === undefined) {
		const jobId = await startLong(context, request, prepared.title);
		context.reply.send({ jobId });
		return;
	}
	await context.read((tx) =>
		audit(tx, context, {
			entity: "list_export",
			entityId: newId(context.now.getTime()),
			action: "exported",
			after: request,
		}),
	);
	const { fileName: name, mediaType } = prepared;
	asAttachment(context.reply, { name, mediaType, bytes: file.length });
	context.reply.send(file);
}

/** A list short enough to wait for; undefined when it is longer. */
function writeAtOnce(
	{ services, tenantId }: RawReadContext,
	prepared: PreparedExport,
): Promise<Buffer | undefined> {
	// the answer is sent after the snapshot: a slow reader must not hold it open
	return services.database.snapshot(tenantId, async (tx) => {
		const columns = await prepared.columns(tx);
		if ((await prepared.count(tx)) > exportedAtOnce) return undefined;
		return Buffer.concat(await Array.fromAsync(prepared.write(tx, columns)));
	});
}

function startLong(
	context: RawReadContext,
	request: ListExportRequest,
	title: string,
): Promise<string> {
	const words = texts[context.language];
	const { session, siteFilter } = context;
	return context.read((tx) =>
		startJob(
			tx,
			context,
			listExportJob,
			{ request, session: { ...session }, siteFilter },
			words.export.job(title),
		),
	);
}
