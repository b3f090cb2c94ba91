import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	contracts,
	employmentNotFound,
	employments,
	outsideEmployment,
	wages,
} from "../contract.ts";
import {
	contractTable,
	cutContracts,
	type EmploymentDays,
	employmentTable,
	hasContractOutside,
	keepDatesOnPerson,
	readEmployment,
	wageTable,
} from "./sql.ts";

const shared = {
	demand: userDemand,
	tell: ({ userId }: { readonly userId: string }) =>
		({ kind: "USERS", ids: [userId], update: "UPDATE" }) as const,
};

export const wageRows = personRows(wages, wageTable, shared);

export const contractRows = personRows(contracts, contractTable, {
	...shared,
	prepare: async ({ tx, tenantId }, { userId, values, before }) => {
		const employment = await readEmployment(tx, tenantId, values.employmentId);
		if (employment === undefined || employment.userId !== userId) {
			return refuse(before === undefined ? employmentNotFound : commonRefusals.notFound);
		}
		return { ...values, ...withinEmployment(employment, values) };
	},
});

interface Validity {
	readonly validFrom: string;
	readonly validTo: string | null;
}

/** Refuses a contract outside its employment; one until further notice ends with it. */
function withinEmployment(
	{ entryDate, exitDate }: EmploymentDays,
	{ validFrom, validTo }: Validity,
): Validity {
	if (validFrom < entryDate) refuse(outsideEmployment);
	if (exitDate === null) return { validFrom, validTo };
	const last = validTo ?? exitDate;
	if (last > exitDate || validFrom > exitDate) refuse(outsideEmployment);
	return { validFrom, validTo: last };
}

export const employmentRows = personRows(employments, employmentTable, {
	...shared,
	prepare: async ({ tx, tenantId }, { values, before }) => {
		if (before && (await hasContractOutside(tx, tenantId, before.id, values))) {
			refuse(outsideEmployment);
		}
		return values;
	},
	afterChange: async (context, { userId, id, before, after }) => {
		const { tx, tenantId } = context;
		if (before && after?.exitDate) {
			const ended = await cutContracts(tx, tenantId, id, after.exitDate);
			await contractRows.traceEnds(context, userId, ended);
		}
		await updateEmploymentDates(context, userId);
	},
});

/**
 * After a change of a person's employments: keeps the person's days up to date. Refused where that takes the company's
 * last administrator, for a person who has left cannot sign in any more.
 */
async function updateEmploymentDates(context: WriteContext, userId: string): Promise<void> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	// the person is held already; the administrators come after, as where a person is archived
	await keepAdministrator(context, () => keepDatesOnPerson(tx, tenantId, userId, today));
}
