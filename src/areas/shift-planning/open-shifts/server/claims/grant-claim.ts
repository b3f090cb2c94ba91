import {
	checkEach,
	demandRights,
	demandRules,
	editOf,
	holdShifts,
	keepEdit,
	readShifts,
} from "#areas/shift-planning/shifts/server/public.ts";
import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { claimOver, shiftTaken } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { handedTo } from "../handed-to.ts";
import { claimById, openClaims } from "../sql/claims.ts";
import { isUnitAmong } from "../sql/units.ts";
import { giveTo } from "./claim-shift.ts";
import { fitnessOf } from "./list-offers.ts";

const key = "shiftplan.manage";

export const listShiftClaims: Handler<typeof contract.listShiftClaims> = (context, { id }) => {
	const { tenantId, session, now } = context;
	return context.read(async (tx) => {
		const [row] = await readShifts(tx, tenantId, [id]);
		if (row === undefined || row.isDeleted) return refuse(commonRefusals.notFound);
		const units = visibleUnits(session, key, "READ");
		if (!(await isUnitAmong(tx, tenantId, row.unitId, units))) refuse(commonRefusals.notFound);
		const claims = row.userId === null ? await openClaims(tx, tenantId, id) : [];
		const found = await checkEach(
			{ tx, tenantId, session, now },
			claims.map(({ userId }) => [handedTo(row, userId)]),
		);
		return {
			items: claims.map(({ id: claimId, user, madeAt }, nth) => ({
				...{ id: claimId, user, madeAt: madeAt.toISOString() },
				...fitnessOf(found[nth] ?? []),
			})),
		};
	});
};

/** As if the planner gave it to her: under the same rights and rules, and it can be taken back. */
export const grantClaim: Handler<typeof contract.grantClaim> = async (
	context,
	{ id, ...accepted },
) => {
	const { tx, tenantId, session, now } = context;
	const found = await claimById(tx, tenantId, id);
	if (found === undefined) return refuse(commonRefusals.notFound);
	const [row] = await holdShifts(tx, tenantId, [found.shiftId]);
	if (row === undefined || row.isDeleted) return refuse(commonRefusals.notFound);
	await demandUnit(tx, session, { key, level: "WRITE", unitId: row.unitId });
	// it may have ended while the shift was waited for
	const claim = await claimById(tx, tenantId, id);
	if (row.userId !== null) refuse(shiftTaken);
	if (claim?.state !== "OPEN") refuse(claimOver);
	const change = handedTo(row, found.userId);
	await demandRights(context, [change]);
	await demandRules(context, [change], accepted);
	await giveTo(context, change, row);
	const planner = { tenantId, userId: session.userId, now };
	await keepEdit(tx, planner, editOf(context, [change]));
	return {};
};
