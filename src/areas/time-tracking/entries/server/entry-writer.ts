import type { WriteContext } from "#kit/server/http/context.ts";

/** Who writes entries, in which transaction: a request, or a job for whoever ordered it. */
export type EntryWriter = Pick<
	WriteContext,
	"tx" | "tenantId" | "session" | "now" | "language" | "announce"
>;
