import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { createEntry } from "#kit/server/master-data/write-entries.ts";
import { requireGlobally } from "#kit/server/require-globally.ts";
import { type contract, customers } from "../contract.ts";
import { customerWriter } from "./customer-writer.ts";
import { insertCustomValues } from "./sql/custom-values.ts";

type Endpoint = (typeof contract)["createCustomer"];
type Customer = AnswerOf<Endpoint>;
const { entity, permission } = customers;

/** A customer with her custom values; personal ones take the right on contracts, as those of people do. */
export async function createCustomer(
	context: WriteContext,
	{ custom: change = {}, ...input }: InputOf<Endpoint>,
): Promise<Customer> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, permission, "WRITE");
	const { permissions } = session;
	const { values, trace } = await checkCustom(context, {
		entity: "CUSTOMER",
		before: {},
		change,
		mayPersonal: holdsGlobally(permissions, "contracts.manage", "WRITE"),
		isNew: true,
	});
	const row: unknown = await createEntry(customerWriter, context, input);
	const customer = row as Customer;
	if (trace === undefined) return customer;
	const { id: entityId } = customer;
	await insertCustomValues(tx, tenantId, entityId, values);
	await audit(tx, context, { entity, entityId, action: "changed", ...trace });
	return customer;
}
