import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { forgetNotices, notify } from "#kit/server/notices/notify.ts";
import { daysInWords } from "../days-in-words.ts";
import { substituteAsked } from "../notices.ts";
import type { HeldAbsence } from "../sql/absence.ts";

/** Browsers of people who are asked to stand in, or are no longer, show it anew: the absence is another's. */
export function tellSubstitutes(
	context: Pick<MatterWriter, "announce">,
	absenceId: string,
	people: readonly (string | null)[],
): void {
	for (const userId of new Set(people)) {
		if (userId !== null) context.announce({ kind: "ABSENCES", ids: [absenceId], userId });
	}
}

/** Mails who is asked to stand in. What is told is what she is shown of it: whom, and when. */
export async function mailSubstitute(
	context: Pick<MatterWriter, "tx" | "tenantId" | "now" | "session">,
	{ id, userId, from, to }: Pick<HeldAbsence, "id" | "userId" | "from" | "to">,
	substituteUserId: string | null,
): Promise<void> {
	if (substituteUserId === null) return;
	const days = [daysInWords({ from, to }, "de-DE"), daysInWords({ from, to }, "en-EN")] as const;
	await notify(context.tx, context, {
		kind: substituteAsked,
		to: [substituteUserId],
		about: { entity: "absence", id, userId },
		parameters: { absenceId: id, days },
	});
}

/** Nobody is asked any more: what was not mailed yet is not mailed. */
export async function forgetAsking(
	{ tx, tenantId }: { readonly tx: Tx; readonly tenantId: string },
	{ id }: Pick<HeldAbsence, "id">,
): Promise<void> {
	await forgetNotices(tx, tenantId, { id }, [substituteAsked]);
}
