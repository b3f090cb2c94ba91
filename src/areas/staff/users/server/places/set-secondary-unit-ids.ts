import { demandUnits, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { userUnitNotFound } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";

import { demandUnitsFor, openUser, traceUser } from "../open-user.ts";
import { updateUserRow } from "../sql/people.ts";
import { changeSecondaryUnits, secondaryUnitsOf } from "../sql/places.ts";

type Endpoint = (typeof contract)["setSecondaryUnitIds"];

/** Units that come and units that go must both be open to whoever changes them; the others stay. */
export async function setSecondaryUnitIds(
	context: WriteContext,
	{ userId, unitIds, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, session, now } = context;
	const user = await openUser(context, userId, "WRITE", version);
	const today = todayOf(context);
	const before = await secondaryUnitsOf(tx, tenantId, userId, today);
	const wanted = new Set(unitIds.filter((id) => id !== user.unitId));
	const added = [...wanted].filter((id) => !before.includes(id));
	const removed = before.filter((id) => !wanted.has(id));
	await demandUnitsFor(context, added);
	await demandUnits(tx, session, {
		key: "users.manage",
		level: "WRITE",
		unitIds: removed,
		notFound: userUnitNotFound,
	});
	const change = { added, removed, today, at: now.getTime() };
	await changeSecondaryUnits(tx, tenantId, userId, change);
	const next = await updateUserRow(tx, tenantId, userId, {});
	await traceUser(context, userId, {
		action: "changed",
		before: { secondaryUnitIds: before },
		after: { secondaryUnitIds: [...wanted] },
	});
	return { version: next };
}
