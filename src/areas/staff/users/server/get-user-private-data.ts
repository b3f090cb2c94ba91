import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { demandReadable } from "./demand-readable.ts";
import { readPrivateData } from "./sql/person-data.ts";

type Endpoint = (typeof contract)["getUserPrivateData"];

export const emptyContact = { phone: "", mobile: "", mail: "" };

export function getUserPrivateData(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const key = "contracts.manage";
		const today = todayOf(context);
		const level = await levelForUser(tx, session, key, userId, today);
		const isHealthMasked = !includesLevel(level, "READ");
		const data = await readPrivateData(tx, tenantId, userId);
		return {
			...data,
			address: { ...emptyAddress, ...data.address },
			contact: { ...emptyContact, ...data.contact },
			severelyDisabledFrom: isHealthMasked ? null : data.severelyDisabledFrom,
			severelyDisabledTo: isHealthMasked ? null : data.severelyDisabledTo,
			isHealthMasked,
		};
	});
}
