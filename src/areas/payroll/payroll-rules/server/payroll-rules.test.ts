import { expect, test } from "vitest";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

test("a rule has the limit of its kind, holds from a day on, and keeps its type of employment from being deleted", async () => {
	const alma = (await testCompany(server())).as("Alma");
	const limits = {
		...{ weeklyMinutes: null, dailyMinutes: null },
		...{ monthlyMinutes: null, monthlyWageCents: null },
	};
	const type = await alma.call(employmentTypes.createEmploymentType, { name: "Minijob", limits });
	const pay = {
		...{ name: "Minijob 2026", employmentTypeId: type.answer.id, maxMinutes: null },
		...({ type: "EMPLOYMENT_MAX_WAGE", maxCents: 60_300 } as const),
		...{ validFrom: "2026-01-01", validTo: "2026-12-31" },
	};
	const made = await alma.call(contract.createPayrollRule, pay);
	expect(made.answer).toMatchObject({ employmentTypeName: "Minijob", maxCents: 60_300 });
	alma.headers[requestHeaders.language] = "en-EN";
	const refused = async (more: object) => {
		const next = { ...pay, name: "Minijob 2027", ...more };
		const { refusal } = await alma.call(contract.createPayrollRule, next);
		return [refusal.code, refusal.details];
	};
	const text = "The limit does not fit what is checked.";
	const field = (name: string) => ["PAYROLL_RULE_LIMIT", [{ field: name, text }]];
	expect(await refused({ maxCents: null })).toEqual(field("maxCents"));
	expect(await refused({ maxMinutes: 60 })).toEqual(field("maxMinutes"));
	expect((await refused({ validTo: "2025-12-31" }))[0]).toBe("PAYROLL_RULE_TURNED");
	expect((await refused({ name: "minijob 2026" }))[0]).toBe("DUPLICATE");
	const removal = await alma.call(employmentTypes.deleteEmploymentType, { id: type.answer.id });
	expect(removal.refusal.code).toBe("IN_USE");
});
