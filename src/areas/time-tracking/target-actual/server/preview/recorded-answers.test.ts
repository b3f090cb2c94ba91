import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { addColleagues, companyToPreview } from "./test-previews.ts";

const server = useTestServer();

const everywhere = { name: "Stadtfest", factor: 1, kind: "PUBLIC", siteId: null } as const;
const shorter = {
	...{ reason: "Umzug", targetMinutes: 240 },
	...{ workingTime: null, coreTime: null, frameTime: null, breaks: [] },
};

recordAnswers(
	new URL("../../web/preview/recorded.json", import.meta.url),
	async ({ take, takeRefusal }) => {
		const company = await companyToPreview(server(), undefined, ["Ben"]);
		const { ask, browser, mia, tenantId } = company;
		const holiday = previewOf(holidays.createHoliday);
		await take("workday", browser, holiday, { ...everywhere, date: "2026-11-11" });
		await take("sunday", browser, holiday, { ...everywhere, date: "2026-11-15" });
		const exception = previewOf(worksheets.createWorksheetException);
		await take("shorter", browser, exception, { userId: mia, day: "2026-11-05", ...shorter });
		await ask(
			"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-10-01', 1, now())",
			[tenantId, mia],
		);
		await takeRefusal("closed", browser, exception, { userId: mia, day: "2026-10-06", ...shorter });
		await take("withClosed", browser, holiday, { ...everywhere, date: "2026-10-30" });
		const clerk = { key: "settings.manage", level: "WRITE" } as const;
		const large = await companyToPreview(server(), clerk, []);
		await addColleagues(large, 700);
		await take("sample", large.browser, previewOf(settings.putSettingGroup), {
			...{ key: "timetracking.balanceMode", scope: "GLOBAL", basedOn: null },
			value: { mode: "BUILDUP_ONLY" },
		});
	},
);
