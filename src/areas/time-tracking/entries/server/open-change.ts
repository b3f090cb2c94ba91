import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import { noChangeRequested } from "../contract/refusals.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";
import { type ChangeRow, readChange } from "./sql/change-request.ts";

export interface OpenedChange extends OpenedEntry {
	readonly change: ChangeRow;
}

/** Opens an entry by the change asked of it. Refuses a change that was decided, or whose entry is another meanwhile. */
export async function openChange(
	context: WriteContext,
	wanted: { readonly changeRequestId: string; readonly version: number },
): Promise<OpenedChange> {
	const { tx, tenantId } = context;
	const found = await readChange(tx, tenantId, wanted.changeRequestId);
	if (found === undefined) return refuse(commonRefusals.notFound);
	const opened = await openEntry(context, { id: found.timeTrackingId });
	const { change } = opened;
	if (change?.id !== found.id) return refuse(noChangeRequested);
	if (change.version !== wanted.version) {
		const current = { ...change };
		const entityId = found.timeTrackingId;
		const entity = "time_tracking";
		await refuseStale(tx, { tenantId, entity, entityId, current });
	}
	return { ...opened, change };
}
