import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { requireGlobally } from "#kit/server/require-globally.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import { type contract, customers } from "../contract.ts";
import { lockCustomer, updateCustomValues } from "./sql/custom-values.ts";

type Endpoint = (typeof contract)["updateCustomerCustomFields"];
const { entity, permission, topic } = customers;

/** Personal values take the right on contracts, as those of people do. */
export async function updateCustomerCustomFields(
	context: WriteContext,
	{ id, version, custom: change }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, permission, "WRITE");
	const customer = await lockCustomer(tx, tenantId, id);
	if (customer === undefined) return refuse(commonRefusals.notFound);
	const { custom: before, ...current } = customer;
	if (current.version !== version) {
		await refuseStale(tx, { tenantId, entity, entityId: id, current });
	}
	const { permissions } = session;
	const { values, trace } = await checkCustom(context, {
		entity: "CUSTOMER",
		before,
		change,
		mayPersonal: holdsGlobally(permissions, "contracts.manage", "WRITE"),
	});
	if (trace === undefined) return { version };
	const next = await updateCustomValues(tx, tenantId, id, values);
	await audit(tx, context, {
		entity,
		entityId: id,
		action: "changed",
		...trace,
	});
	context.announce({ kind: topic, ids: [id], update: "UPDATE" });
	return { version: next };
}
