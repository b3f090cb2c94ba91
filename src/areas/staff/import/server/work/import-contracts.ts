import { contractFields, type ImportMapping } from "#domain/import/import-fields.ts";
import type { ContractFacts, ImportedContract } from "#domain/import/read-contract.ts";
import type { AuditEvent } from "#kit/server/audit.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import {
	type ContractToInsert,
	enabledTypes,
	heldContracts,
	insertContracts,
} from "../sql/contracts.ts";
import { personalUnits } from "../sql/facts.ts";
import type { ImportJob } from "./import-people.ts";

/** By what contracts are judged; undefined where no column says anything of them. */
export async function contractFacts(
	tx: Tx,
	session: Session,
	today: string,
	mapping: ImportMapping,
): Promise<ContractFacts | undefined> {
	if (contractFields.every((field) => mapping[field] === undefined)) return undefined;
	const { tenantId } = session;
	const types = await enabledTypes(tx, tenantId);
	const held = await heldContracts(tx, tenantId, today);
	return {
		unitIds: await personalUnits(tx, session),
		types: new Map(types.map(({ id, name }) => [name.toLowerCase(), id])),
		held: new Map(held.map((one) => [one.userId, one])),
	};
}

interface Hired {
	readonly id: string;
	readonly employmentId: string;
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly contract?: ImportedContract | undefined;
}

/** Gives new people the contracts that their lines name, from their entry to their exit, each with its trace. */
export async function importContracts(
	tx: Tx,
	context: ImportJob,
	people: readonly Hired[],
	makeId: () => string,
): Promise<void> {
	const contracts = people.flatMap((person): ContractToInsert[] => {
		const { id: userId, employmentId, contract, entryDate, exitDate } = person;
		if (contract === undefined || entryDate === null) return [];
		const days = { validFrom: entryDate, validTo: exitDate };
		return [{ ...contract, ...days, id: makeId(), userId, employmentId }];
	});
	if (contracts.length === 0) return;
	await insertContracts(tx, context.tenantId, contracts);
	await auditAll(tx, context, contracts.flatMap(tracesOf));
}

function tracesOf(contract: ContractToInsert): AuditEvent[] {
	const { id, userId, employmentId, employmentTypeId, validFrom, validTo, ...terms } = contract;
	const created = { subjectUserId: userId, action: "created" } as const;
	const employment = { entryDate: validFrom, exitDate: validTo, employmentTypeId };
	const agreed = { validFrom, validTo, employmentId, ...terms };
	return [
		{ ...created, entity: "employment", entityId: employmentId, after: employment },
		...(terms.weeklyMinutes === null
			? []
			: [{ ...created, entity: "contract", entityId: id, after: agreed }]),
	];
}
