import { followable } from "#areas/settings/global/server/public.ts";
import { checkEach, readShifts } from "#areas/shift-planning/shifts/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { longestOffers, mostOffers } from "../../contract/claims.ts";
import { offerRange } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { handedTo } from "../handed-to.ts";
import { readerOf } from "../reader-of.ts";
import { type OfferRow, offersFor } from "../sql/claims.ts";

/** Each is checked for itself, as if nothing else were taken; what is known of her is read once. */
export const listShiftOffers: Handler<typeof contract.listShiftOffers> = (
	context,
	{ from, to },
) => {
	const length = dayOfIso(to) - dayOfIso(from) + 1;
	if (length < 1 || length > longestOffers) refuse(offerRange);
	const { tenantId, session, now } = context;
	return context.read(async (tx) => {
		const offers = await offersFor(tx, readerOf(context), { from, to, most: mostOffers });
		const rows = await readShifts(
			tx,
			tenantId,
			offers.map(({ id }) => id),
		);
		const changes = new Map(rows.map((row) => [row.id, [handedTo(row, session.userId)]]));
		const found = await checkEach(
			{ tx, tenantId, session, now },
			offers.map(({ id }) => changes.get(id) ?? []),
		);
		return { items: offers.map((offer, nth) => answerOf(offer, found[nth] ?? [])) };
	});
};

function answerOf({ shift, setting, isClaimed }: OfferRow, violations: readonly RuleViolation[]) {
	return { ...{ shift, isClaimed, mode: modeOf(setting) }, ...fitnessOf(violations) };
}

export function modeOf(setting: unknown) {
	return followable("shiftplan.participation", setting).claims;
}

export function fitnessOf(violations: readonly RuleViolation[]) {
	return { violations: [...violations], mayTake: violations.every(({ acceptable }) => acceptable) };
}
