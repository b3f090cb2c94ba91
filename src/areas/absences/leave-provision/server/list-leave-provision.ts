import {
	type AskedKind,
	asideOf,
	askedKinds,
} from "#areas/absences/leave-accounts/server/public.ts";
import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract } from "../contract.ts";
import { type ProvisionRow, provisionRows, provisionSums, type Scope, type SumRow } from "./sql.ts";

/** One round trip, however many people there are. */
export const listLeaveProvision: Handler<typeof contract.listLeaveProvision> = async (
	context,
	input,
) => {
	const scope = shownProvision(context, input.on);
	const [rows, kinds, [sum]] = await context.together<[ProvisionRow, AskedKind, SumRow]>([
		provisionRows(scope, input),
		statementOf(askedKinds(scope.tenantId, input.activityId)),
		provisionSums(scope, input),
	]);
	const { items, ...page } = answeredPage(input, rows);
	const { units = 0, cents = 0, withoutValue = 0 } = sum ?? {};
	const unit = kinds.find(({ isAsked }) => isAsked)?.unit ?? "DAYS";
	return {
		...{ ...page, on: scope.on, ...asideOf(kinds), withoutValue },
		sums: { days: writtenAmount(units, unit), cents },
		items: items.map(({ id, firstName, lastName, personnelNo, unitName, ...row }) => ({
			...{ id, firstName, lastName, personnelNo, unitName },
			...{ days: writtenAmount(row.units, row.unit), unitCents: row.unitCents },
			...{ cents: row.cents, gap: row.gap },
		})),
	};
};

/** To whom leave is owed, as far as somebody sees, limited to the current site. */
export function shownProvision(context: ExportReader, on: string | undefined): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		...{ tenantId, on: on ?? today },
		isVisible: isVisible(session, [["leaveaccounts.manage", "READ"]], today),
		isInSite: isInFilter(session, siteFilter, today),
		isPayVisible: isVisible(session, [["contracts.manage", "READ"]], today),
	};
}
