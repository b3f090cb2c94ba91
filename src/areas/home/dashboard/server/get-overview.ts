import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { type OpenTrackingRow, openTrackings } from "./sql.ts";

/** Lists of areas that do not exist yet are empty, accounts are absent. */
export async function getOverview(
	context: ReadContext,
): Promise<AnswerOf<typeof contract.getOverview>> {
	const rows = await context.once<OpenTrackingRow>(
		openTrackings(context.tenantId, context.session.userId),
	);
	const idsWhere = (holds: (row: OpenTrackingRow) => boolean) =>
		rows.filter(holds).map((row) => row.id);
	return {
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: idsWhere((row) => row.isRequested),
		needReasonTrackingIds: idsWhere((row) => row.needsReason),
		autoFinishedTrackingIds: idsWhere((row) => row.isAutoFinished),
		noActualsDayInfos: [],
	};
}
