import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openCompany } from "./test-holidays.ts";

const server = useTestServer();

const augsburg = { country: "DE", region: "BY-A", fromYear: 2026, toYear: 2026 } as const;
const peace = { date: "2026-08-08", name: "Augsburger Friedensfest" } as const;
const summer = {
	...{ name: "Sommerferien", fromDate: "2026-08-03", toDate: "2026-09-14" },
	...{ region: "DE-BY", siteId: null },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { browser, siteId } = await openCompany(server());
	const days = [{ ...peace, factor: 1 }] as const;
	await browser.call(contract.importHolidays, { ...augsburg, siteIds: [siteId], days: [...days] });
	const [imported] = (await browser.call(contract.listHolidays, {})).answer.items;
	const id = imported?.id as string;
	const half = { id, ...peace, factor: 0.5, kind: "PUBLIC", siteId } as const;
	await browser.call(contract.updateHoliday, { ...half, version: 1 });
	await browser.call(contract.createSchoolHoliday, summer);
	await take("summer", browser, contract.listHolidays, {});
	await take("peace", browser, contract.getHoliday, { id });
	const school = await take("summer", browser, contract.listSchoolHolidays, {});
	await take("summer", browser, contract.getSchoolHoliday, { id: school.items[0]?.id as string });
	await take("augsburg", browser, contract.listHolidayPlaces, {});

	await browser.call(contract.createHoliday, {
		...{ date: "2026-01-01", name: "Neujahr", factor: 1, kind: "PUBLIC", siteId: null },
	});
	await browser.call(contract.createHoliday, {
		...{ date: "2026-01-06", name: "Dreikönig", factor: 1, kind: "PUBLIC", siteId: null },
	});
	const offered = await take("augsburg", browser, contract.listHolidayProposals, augsburg);
	const free = offered.days.filter(
		({ isProposed, isPresent, otherName }) => isProposed && !isPresent && otherName === null,
	);
	const eve = { date: "2026-12-24", name: "Heiliger Abend", factor: 1 } as const;
	await take("thirteen", browser, contract.importHolidays, {
		...{ ...augsburg, siteIds: [] },
		days: [...free.map(({ date, name, factor }) => ({ date, name, factor })), eve],
	});
	await take("half", browser, contract.createHoliday, {
		...{ date: "2026-12-31", name: "Silvester", factor: 0.5, kind: "OTHER", siteId: null },
	});
	await take("renamed", browser, contract.updateHoliday, {
		...{ ...half, name: "Friedensfest", version: 2 },
	});
	await take("autumn", browser, contract.createSchoolHoliday, {
		...{ ...summer, name: "Herbstferien", fromDate: "2026-11-02", toDate: "2026-11-06" },
	});
});
