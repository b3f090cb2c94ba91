import { starterAccounts } from "#domain/payroll/starter-sets.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { insertAccounts, specialIdsByCode } from "./sql.ts";

/** Accounts belong to the whole company; one that is there already under a code is kept as it is. */
export const createStarterAccounts: Handler<typeof contract.createStarterAccounts> = async (
	context,
	{ set },
) => {
	const { tx, tenantId, session, now, language } = context;
	const { permission: key, topic, entity } = payrollAccounts;
	requireGlobally(session, key, "WRITE");
	const { names } = texts[language].starters;
	const wanted = starterAccounts(set, await specialIdsByCode(tx, tenantId)).map((account, nth) => ({
		...account,
		id: newId(now.getTime() + nth),
		name: names[account.code],
	}));
	const written = await insertAccounts(tx, tenantId, wanted);
	const made = wanted.filter(({ id }) => written.has(id));
	const events = made.map(({ id: entityId, ...after }) => ({
		...{ entity, entityId, action: "created", after },
	}));
	await auditAll(tx, context, events);
	const ids = made.map(({ id }) => id);
	if (ids.length > 0) context.announce({ kind: topic, ids, update: "CREATE" });
	const kept = wanted.filter(({ id }) => !written.has(id)).map(({ code }) => code);
	return { ids, kept };
};
