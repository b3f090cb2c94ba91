import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { defaultLanguage, type Language } from "#kit/contract/language.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Announcement } from "../live/announcer.ts";
import type { Session } from "../session.ts";
import type { JobDefinition } from "./define-job.ts";
import { enqueueTask, insertJob } from "./sql.ts";

/** All that the queue carries: whose row of which tenant. Everything else is read under row-level security. */
export const taskSubject = z.object({ tenantId: id, subjectId: id });
export type TaskSubject = z.output<typeof taskSubject>;

export const jobTask = "job";

/** What is kept of a job's beginning, beside what its columns say. */
export const storedInput = z.object({
	language: z.enum(["de-DE", "en-EN"]),
	/** Given back when the job ends, after a wish to cancel had replaced it. */
	description: z.string(),
	values: z.unknown(),
});

/** What starts a job: a request, another job, the system. */
export interface JobStarter {
	readonly tenantId: string;
	readonly now: Date;
	readonly language?: Language;
	readonly session?: Pick<Session, "userId"> & { readonly sessionId?: string };
	announce(announcement: Announcement): void;
}

/**
 * Starts a job together with the change that wants it: both are there after commit, or neither.
 *
 * @param description one line for its owner, in their language
 * @returns the job's id
 */
export async function startJob<Values extends z.ZodMiniType>(
	tx: Tx,
	starter: JobStarter,
	definition: JobDefinition<Values>,
	input: z.input<Values>,
	description: string,
): Promise<string> {
	const { tenantId, session, language = defaultLanguage } = starter;
	const id = newId(starter.now.getTime());
	const ownerId = session?.userId ?? null;
	await insertJob(tx, {
		tenantId,
		id,
		sessionId: session?.sessionId ?? null,
		ownerId,
		kind: definition.kind,
		description,
		input: { language, description, values: input },
	});
	await enqueueTask(tx, jobTask, tenantId, id);
	announceJob(starter, id, ownerId, "CREATE");
	return id;
}

/** Tells the owner's browsers. */
export function announceJob(
	teller: Pick<JobStarter, "announce">,
	id: string,
	ownerId: string | null,
	update: "CREATE" | "UPDATE" | "DELETE",
): void {
	if (ownerId === null) return;
	teller.announce({ kind: "JOBS", ids: [id], userId: ownerId, update });
}
