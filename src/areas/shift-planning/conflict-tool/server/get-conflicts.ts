import { planConflicts } from "#areas/shift-planning/shifts/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, mostConflicts } from "../contract.ts";
import { conflictShifts } from "./sql.ts";

/** Shifts of a range with what each breaks, by the rules that also check changes. */
export const getShiftConflicts: Handler<(typeof contract)["getShiftConflicts"]> = (
	context,
	input,
) =>
	context.read(async (tx) => {
		const { tenantId, session } = context;
		const found = await planConflicts(context, tx, input);
		const byShift = Map.groupBy(found.conflicts, ({ shiftId }) => shiftId);
		const units = visibleUnits(session, "shiftplan.manage", "WRITE");
		const shifts = await conflictShifts(tx, tenantId, [...byShift.keys()], units);
		return {
			items: shifts.slice(0, mostConflicts).map(({ id, ...shift }) => ({
				...shift,
				violations: (byShift.get(id) ?? []).map(({ shiftId: _, userId: __, ...one }) => one),
			})),
			isShort: found.isShort || shifts.length > mostConflicts,
		};
	});
