import { areSharesWhole } from "#domain/cost-centres/sum-of-shares.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import {
	type contract,
	costCentreNotUsable,
	costCentres,
	sharesNotWhole,
	targetNotFound,
} from "../contract.ts";
import { countUsable, endShares, insertShares, readShares } from "./sql.ts";

/** Charges a target to other cost centres from a day on; what held before is kept for the days before. */
export const putCostCentreShares: Handler<typeof contract.putCostCentreShares> = async (
	context,
	input,
) => {
	const { tx, tenantId, session, now } = context;
	const { target, targetId, validFrom, shares } = input;
	requireGlobally(session, costCentres.permission, "WRITE");
	const before = await readShares(tx, tenantId, input);
	if (before.name === null) refuse(targetNotFound);
	const ids = [...new Set(shares.map(({ costCentreId }) => costCentreId))];
	if (ids.length < shares.length || !areSharesWhole(shares)) refuse(sharesNotWhole);
	if ((await countUsable(tx, tenantId, ids)) < ids.length) refuse(costCentreNotUsable);
	await endShares(tx, tenantId, input, validFrom);
	if (shares.length > 0) {
		const rows = shares.map((share) => ({ ...share, id: newId(now.getTime()) }));
		await insertShares(tx, tenantId, input, validFrom, rows);
	}
	const after = await readShares(tx, tenantId, input);
	await audit(tx, context, {
		entity: "cost_centre_link",
		entityId: targetId,
		subjectUserId: target === "USER" ? targetId : null,
		action: "changed",
		before: before.shares,
		after: after.shares,
	});
	context.announce({ kind: costCentres.topic, ids });
	return {};
};
