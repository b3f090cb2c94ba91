import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { groupOf } from "../contract/setting-groups.ts";
import type { contract } from "../contract.ts";
import { mayAt } from "./demand-place.ts";
import { settingPlaces } from "./sql.ts";

type Endpoint = (typeof contract)["listSettingPlaces"];

type Row = {
	scope: PermissionScope;
	placeId: string | null;
	name: string;
	depth: number;
	isOwn: boolean;
	siteId: string | null;
	unitIds: string[];
};

/** Where the session may read a group; what has a value of its own is marked. */
export async function listSettingPlaces(
	context: ReadContext,
	{ key }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const rows = await context.once<Row>(settingPlaces(tenantId, key, todayOf(context)));
	const { scopes } = groupOf(key);
	return {
		places: rows
			.filter((row) => scopes.includes(row.scope))
			.filter((row) => mayAt(session, "READ", row)),
	};
}
