import { testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { TemplateDay } from "../contract/worksheet-day.ts";
import { contract } from "../contract.ts";

/** A day from eight to half past four with half an hour's break. */
export const officeDay = {
	targetMinutes: 480,
	workingTime: { begin: 480, end: 990 },
	coreTime: null,
	frameTime: null,
	breaks: [{ begin: 720, minutes: 30 }],
} as const;

/** Monday to Friday of a week. */
export function officeWeek(week = 1): TemplateDay[] {
	return [1, 2, 3, 4, 5].map((weekday) => ({
		week,
		weekday,
		...officeDay,
		breaks: [...officeDay.breaks],
	}));
}

type Company = Awaited<ReturnType<typeof testCompany>>;
type Given = GivenOf<typeof contract.createWorksheet>;

/** The test company, with calls about Mia's worksheets by somebody of the personnel department or another. */
export async function testOffice(server: TestServer, built?: Company) {
	const company = built ?? (await testCompany(server));
	const userId = company.ids.Mia as string;
	const hanna = company.as("Hanna");
	const { template, version } = templatesBy(hanna);
	const plan = (templateId: string, validFrom: string, more: Partial<Given> = {}, who = "Hanna") =>
		company.as(who).call(contract.createWorksheet, {
			userId,
			templateId,
			cycleStart: validFrom,
			validFrom,
			validTo: null,
			...more,
		});
	const days = async (from: string, to: string) =>
		(await hanna.call(contract.listUserWorksheetDays, { userId, from, to })).answer.days;
	return { company, userId, hanna, template, version, plan, days };
}

/** Makes templates and their times. */
function templatesBy(hanna: TestBrowser) {
	const template = async (name: string, days: TemplateDay[] | null = officeWeek(), weeks = 1) => {
		const { answer } = await hanna.call(contract.createWorksheetTemplate, {
			name,
			kind: "FIXED",
			attribution: "START_DAY",
			weeks,
		});
		if (days !== null) await version(answer.id, "2020-01-01", days);
		return answer.id;
	};
	const version = (templateId: string, validFrom: string, days: TemplateDay[] = officeWeek()) =>
		hanna.call(contract.createWorksheetTemplateVersion, { templateId, validFrom, days });
	return { template, version };
}
