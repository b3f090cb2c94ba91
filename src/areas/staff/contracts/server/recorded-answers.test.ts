import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { file, terms } from "./test-file.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, takeRefusal, show } = recorder;
	const company = await testCompany(server());
	const { browser: hanna, userId, employ, agree, pay } = file(company);
	show(userId, "01a1fd2c-47a0-70d1-9a38-000000000071");
	const employmentId = (await employ("2023-04-01")).answer.id;
	const contractId = (await agree(employmentId, "2023-04-01", null, { weeklyMinutes: 2310 })).answer
		.id;
	const monthly = { kind: "MONTHLY", cents: 345_000, costCentreId: null } as const;
	const wageId = (await pay("2025-01-01", monthly)).answer.id;
	await take("none", company.as("Alma"), employmentTypes.listEmploymentTypes, {});
	await take("none", company.as("Alma"), costCentres.listCostCentres, {});
	await take("lena", hanna, contract.listEmployments, { userId });
	await take("lena", hanna, contract.listWages, { userId });
	const days = { validFrom: "2023-04-01", validTo: null };
	const agreed = { contractId, ...days, ...terms, weeklyMinutes: 2310 };
	await take("fourDays", hanna, contract.updateContract, { ...agreed, daysPerWeek: 4, version: 1 });
	const fewer = { ...agreed, annualLeaveDays: 28 };
	await takeRefusal("stale", hanna, contract.updateContract, { ...fewer, version: 1 });
	await take("kept", hanna, contract.updateContract, { ...fewer, daysPerWeek: 4, version: 2 });
	await take("next", hanna, contract.createContract, {
		...{ userId, employmentId, ...terms, weeklyMinutes: 1800 },
		...{ validFrom: "2027-01-01", validTo: null, endsPrevious: true },
	});
	const paid = { wageId, validFrom: "2025-01-01", validTo: null, ...monthly, cents: 360_000 };
	await take("corrected", hanna, contract.updateWage, { ...paid, version: 1 });
	await take("next", hanna, contract.createWage, {
		...{ userId, ...monthly, cents: 370_050, endsPrevious: true },
		...{ validFrom: "2027-01-01", validTo: null },
	});
	await takeRefusal("overlaps", hanna, contract.createWage, {
		...{ userId, ...monthly, endsPrevious: true },
		...{ validFrom: "2024-06-01", validTo: "2025-06-30" },
	});
	await take("removed", hanna, contract.deleteWage, { wageId });
});
