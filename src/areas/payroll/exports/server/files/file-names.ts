import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { peopleOfLines } from "../sql/facts.ts";
import type { ComputedFile } from "./compute-file.ts";

interface Naming {
	readonly userId: string | null;
	readonly accountId: string | null;
}

/** People and accounts that something names; who has no line in the file any more is asked for. */
export async function namesOf(
	tx: Tx,
	tenantId: string,
	{ month, facts }: Pick<ComputedFile, "facts"> & { readonly month: string },
	named: readonly Naming[],
) {
	const userIds = new Set(named.flatMap(({ userId }) => userId ?? []));
	const accountIds = new Set(named.flatMap(({ accountId }) => accountId ?? []));
	const missing = [...userIds].filter((id) => !facts.people.has(id));
	const others = missing.length === 0 ? [] : await peopleOfLines(tx, tenantId, missing, month);
	const people = [...facts.people.values(), ...others].filter(({ id }) => userIds.has(id));
	return {
		people: people.map(({ id, firstName, lastName, personnelNo, payrollId }) => ({
			...{ id, name: `${lastName}, ${firstName}`, personnelNo, payrollId },
		})),
		accounts: [...facts.accounts.values()]
			.filter(({ id }) => accountIds.has(id))
			.map(({ id, code, name }) => ({ id, code, name })),
	};
}
