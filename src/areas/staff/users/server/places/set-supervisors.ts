import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { supervisorNotFound } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { openUser, traceUser } from "../open-user.ts";
import { countColleagues, updateUserRow } from "../sql/people.ts";
import { replaceSupervisors } from "../sql/places.ts";
import { onlyOnce } from "../taken.ts";

type Endpoint = (typeof contract)["setSupervisors"];

export async function setSupervisors(
	context: WriteContext,
	{ userId, supervisors, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	await openUser(context, userId, "WRITE", version);
	const named = new Set(
		supervisors.flatMap((one) => [one.supervisorId, one.deputyForId]).filter((id) => id !== null),
	);
	const known = await countColleagues(tx, tenantId, userId, [...named]);
	if (known !== named.size) refuse(supervisorNotFound);
	const today = todayOf(context);
	const rows = supervisors.map((one) => ({ ...one, id: newId(now.getTime()) }));
	const before = await onlyOnce(context, () =>
		replaceSupervisors(tx, tenantId, userId, rows, today),
	);
	const next = await updateUserRow(tx, tenantId, userId, {});
	await traceUser(context, userId, {
		entity: "supervisor",
		action: "changed",
		before: { supervisors: before },
		after: { supervisors },
	});
	return { version: next };
}
