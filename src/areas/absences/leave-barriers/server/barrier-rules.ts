import { demandUnits, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	barrierActivityUnfit,
	barrierOutOfReach,
	barrierReversed,
	barrierTooLong,
	leaveBarriers,
	mostBarredDays,
} from "../contract.ts";
import { texts } from "../text.ts";
import { classTypeOf, holdingIn } from "./sql.ts";

const { permission: key } = leaveBarriers;

/** A barrier is seen by whom it concerns, and changed by who decides in each of its departments. */
export const barrierRules = {
	visible: ({ session }, level) => holdingIn(visibleUnits(session, key, level)),

	demand: ({ tx, session }, { unitIds }, level) =>
		demandUnits(tx, session, { key, level, unitIds, notFound: commonRefusals.forbidden }),

	async validate(tx, context, { from, to, unitIds, activityId }) {
		const { session, tenantId } = context;
		if (to < from) refuseAt(context, barrierReversed, "to");
		if (dayOfIso(to) - dayOfIso(from) >= mostBarredDays) refuseAt(context, barrierTooLong, "to");
		await demandUnits(tx, session, { key, level: "WRITE", unitIds, notFound: barrierOutOfReach });
		if (activityId === null) return;
		// one that is not there is refused by the reference
		const classType = (await classTypeOf(tx, tenantId, activityId)) ?? "LEAVE";
		if (!["LEAVE", "ABSENCE"].includes(classType)) {
			refuseAt(context, barrierActivityUnfit, "activityId");
		}
	},
} satisfies RulesOf<typeof leaveBarriers>;

function refuseAt(
	{ language }: WriteContext,
	refusal: typeof barrierReversed | typeof barrierTooLong | typeof barrierActivityUnfit,
	field: string,
): never {
	const { errors } = texts[language];
	return refuse(refusal, { details: [{ field, text: errors[refusal.code] }] });
}
