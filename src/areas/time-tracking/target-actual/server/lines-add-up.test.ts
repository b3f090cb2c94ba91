import { expect, test } from "vitest";
import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { insertAbsence, insertEntry, insertHoliday, testCompany } from "./test-company.ts";

const server = useTestServer();
const month = "2026-10";

/** In October Mia worked two days, was away on one, and one was a holiday. */
async function story() {
	server().clock.set("2026-11-21T12:00:00Z");
	const company = await testCompany(server());
	await insertEntry(company, "2026-10-01", "07:00", "15:30");
	await insertEntry(company, "2026-10-02", "07:00", "12:00");
	await insertAbsence(company, "2026-10-05", "2026-10-05");
	await insertHoliday(company, "2026-10-06", null, 1);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	return { ...company, browser };
}

type Line = Parameters<typeof actualMinutesOf>[0] & {
	readonly targetMinutes: number;
	readonly balanceMinutes: number;
};

function expectAddsUp(line: Line): void {
	expect(actualMinutesOf(line) - line.targetMinutes).toBe(line.balanceMinutes);
}

test("worked and credits are the actual time, less the target the balance: list, month, day, ranges", async () => {
	const { browser, mia: userId } = await story();
	const { answer: detail } = await browser.call(contract.getTargetActual, { userId, month });
	expect(detail.totals).toMatchObject({ workedMinutes: 810, absenceCreditMinutes: 480 });
	for (const line of [...detail.days, detail.totals]) expectAddsUp(line);

	const { answer: list } = await browser.call(contract.listTargetActuals, { month });
	const rows = [...list.items, ...(list.sums ? [list.sums] : [])];
	expect(rows).toHaveLength(2);
	for (const row of rows) {
		expectAddsUp(row);
		expect(row).toMatchObject({ workedMinutes: 810, creditMinutes: 960, actualMinutes: 1770 });
		expect(row.workedMinutes + row.creditMinutes).toBe(row.actualMinutes);
	}

	const range = { fromMonth: month, toMonth: month };
	const months = await browser.call(contract.listTargetActualMonths, range);
	const days = await browser.call(contract.listTargetActualDays, { ...range, pageSize: 40 });
	for (const line of [...months.answer.items, ...days.answer.items]) expectAddsUp(line);

	const day = await browser.call(contract.getDayTrace, { userId, day: "2026-10-05" });
	expectAddsUp(day.answer);
	expect(day.answer.explanation.chain.at(-1)?.result).toBe(day.answer.balanceMinutes);
});

test.each([
	["time-tracking.target-actuals", { month }, 1],
	["time-tracking.target-actual-months", { fromMonth: month, toMonth: month }, 1],
	["time-tracking.target-actual-days", { fromMonth: month, toMonth: month }, 31],
])("each line of the file %s adds up", async (list, filter, count) => {
	const { browser } = await story();
	const columns = [
		"workedMinutes",
		"creditMinutes",
		"actualMinutes",
		"targetMinutes",
		"balanceMinutes",
	];
	const body = JSON.stringify({ list, format: "CSV_INT", filter, columns });
	const file = await browser.fetch(startListExport.path, { method: "POST", body });
	expect(file.status).toBe(200);
	const [, ...lines] = (await file.text()).trim().split(/\r?\n/);
	expect(lines).toHaveLength(count);
	for (const line of lines) {
		const [worked = 0, credit = 0, actual = 0, target = 0, balance = 0] = line
			.split(",")
			.map(minutesOf);
		expect([line, worked + credit]).toEqual([line, actual]);
		expect([line, actual - target]).toEqual([line, balance]);
	}
});

function minutesOf(cell: string): number {
	const [whole, sign, hours, minutes] = /^"?([-−]?)(\d+):(\d\d)/.exec(cell) ?? [];
	if (whole === undefined) throw new Error(`"${cell}" is no time`);
	return (sign ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
