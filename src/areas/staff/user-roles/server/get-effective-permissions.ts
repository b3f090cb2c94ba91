import { permissionKeys } from "#domain/access/permission-keys.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { effectivePermission } from "./effective-permission.ts";
import { type HeldRow, heldRows, onlyUser } from "./sql/effective.ts";
import { visibleUsers } from "./visible-people.ts";
import { visibleUnits } from "./visible-units.ts";

type Endpoint = (typeof contract)["getEffectivePermissions"];

export async function getEffectivePermissions(
	context: ReadContext,
	{ userId, unitId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const people =
		userId === session.userId
			? onlyUser(userId)
			: visibleUsers(session, "roles.manage", "READ", today);
	const units = visibleUnits(session, "units.manage", "LIST");
	const rows = await context.once<HeldRow>(
		heldRows({ tenantId, userId, unitId, today, people, units }),
	);
	const [first] = rows;
	if (first === undefined) return refuse(commonRefusals.notFound);
	const { firstName, lastName, askedUnit: unitName } = first;
	if (unitId !== undefined && unitName === null) {
		refuse(commonRefusals.notFound);
	}
	const permissions = permissionKeys.map((key) => effectivePermission(key, rows));
	return { firstName, lastName, unitName, permissions };
}
