import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { namedPeople } from "../sql/facts.ts";
import type { ComputedFile } from "./compute-file.ts";

interface Naming {
	readonly userId: string | null;
	readonly accountId: string | null;
}

/** People and accounts that something names, who has no line in the file any more too. */
export async function namesOf(
	tx: Tx,
	tenantId: string,
	{ month, facts }: Pick<ComputedFile, "facts"> & { readonly month: string },
	named: readonly Naming[],
) {
	const userIds = new Set(named.flatMap(({ userId }) => userId ?? []));
	const accountIds = new Set(named.flatMap(({ accountId }) => accountId ?? []));
	return {
		people: await namedPeople(tx, tenantId, [...userIds], month),
		accounts: [...facts.accounts.values()]
			.filter(({ id }) => accountIds.has(id))
			.map(({ id, code, name }) => ({ id, code, name })),
	};
}
