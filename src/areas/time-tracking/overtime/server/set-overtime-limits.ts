import { limitsFault, type OvertimeLimits } from "#domain/overtime/overtime-limits.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { overtimeLimitsContradict } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { openAccount } from "./open-account.ts";
import { updateLimits } from "./sql/ledger.ts";
import { tellAccount } from "./write-entry.ts";

const entity = "overtime_account";

export const setOvertimeLimits: Handler<typeof contract.setOvertimeLimits> = async (
	context,
	{ userId, version, ...limits },
) => {
	const { tx, tenantId } = context;
	const stored = await openAccount(context, userId, "FULL");
	if (version !== stored.version) {
		const current = { ...stored.limits, version: stored.version };
		await refuseStale(tx, { tenantId, entity, entityId: userId, current });
	}
	demandAgreeing(limits);
	const next = await updateLimits(tx, tenantId, userId, limits);
	await audit(tx, context, {
		entity,
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: traced(stored.limits),
		after: traced(limits),
	});
	tellAccount(context, userId);
	return { version: next };
};

/** As the history words it. */
function traced(limits: OvertimeLimits): Record<string, number | null> {
	return Object.fromEntries(
		Object.entries(limits).map(([name, minutes]) => [`${name}Minutes`, minutes]),
	);
}

function demandAgreeing(limits: OvertimeLimits): void {
	const field = limitsFault(limits);
	if (field !== null) refuse(overtimeLimitsContradict, { facts: { field } });
}
