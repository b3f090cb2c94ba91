import type { Company } from "#areas/staff/units/server/test-company.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract } from "../contract.ts";

export const terms = {
	weeklyMinutes: 2340,
	daysPerWeek: 5,
	annualLeaveDays: 30,
	arbzgExempt: false,
	minorUntil: null,
	maternityFrom: null,
	maternityTo: null,
	maxActualMinutes: null,
	maxWageCents: null,
};
export const wage = { kind: "HOURLY", cents: 1850, costCentreId: null } as const;

/** Calls of the personnel department about Mia. */
export function file(company: Company, who = "Hanna") {
	const browser = company.as(who);
	const userId = company.ids.Mia as string;
	const employment = { employmentTypeId: null };
	return {
		browser,
		userId,
		...readings(company, who, userId),
		employ: (entryDate: string, exitDate: string | null = null) =>
			browser.call(contract.createEmployment, { userId, entryDate, exitDate, ...employment }),
		agree: (
			employmentId: string,
			validFrom: string,
			validTo: string | null = null,
			more: object = {},
		) =>
			browser.call(contract.createContract, {
				userId,
				employmentId,
				validFrom,
				validTo,
				...terms,
				...more,
			}),
		pay: (validFrom: string, more: object = {}) =>
			browser.call(contract.createWage, { userId, validFrom, validTo: null, ...wage, ...more }),
	};
}

/** What is kept about somebody, as the panels read it. */
function readings(company: Company, who: string, userId: string) {
	const browser = company.as(who);
	return {
		employments: async () =>
			(await browser.call(contract.listEmployments, { userId })).answer.items,
		wages: async () => (await browser.call(contract.listWages, { userId })).answer.items,
		dates: async () => {
			const { answer } = await browser.call(users.getUser, { userId });
			return [answer.entryDate, answer.exitDate];
		},
	};
}
