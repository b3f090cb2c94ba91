import { contract as unitsContract } from "#areas/staff/units/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closeMonth, fillDays, ledger } from "./test-ledger.ts";

const server = useTestServer();
const lena = { firstName: "Lena", lastName: "Vogt", unit: "Nord 1", personnelNo: "20408" };
const limits = { upper: 2400, upperNotice: 1800, lower: -600, lowerNotice: null, cap: 1500 };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, show } = recorder;
	const company = await testCompany(server(), { Mia: lena });
	const account = ledger(company);
	const { userId, browser: hanna } = account;
	show(userId, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("none", hanna, contract.getOvertimeAccount, { userId });
	const opening = { userId, openedOn: "2026-01-01", minutes: 1500 };
	await take("opened", hanna, contract.initOvertimeAccount, opening);
	await account.modify("PAYOUT", "2026-09-15", -60, "Auszahlung im September");
	await closeMonth(server(), company, "2026-09-30", 570);
	await fillDays(server(), company, { "2026-10-05": -15, "2026-11-20": 60 });
	await account.limit({ upper: 2400 });
	await account.limit(limits, 2);
	const payoutId = await november(recorder, account);
	await take("lena", hanna, contract.getOvertimeAccount, { userId });
	await take("all", hanna, contract.listOvertimeAccounts, {});
	await take("all", hanna, unitsContract.listUnits, {});
	await changed(recorder, account, payoutId);
});

/** Two hours were paid out; twenty by mistake, which was taken back. */
async function november(
	{ take, takeRefusal }: Recorder,
	{ browser, userId, modify, remove }: ReturnType<typeof ledger>,
): Promise<string> {
	const later = () => server().clock.advance({ seconds: 1 });
	const day = "2026-11-02";
	const mistake = (await modify("PAYOUT", day, -1200, "Tippfehler")).answer;
	later();
	await remove(mistake.id);
	later();
	const payout = {
		userId,
		kind: "PAYOUT",
		effectiveOn: day,
		minutes: -120,
		reason: "Auszahlung im November",
	} as const;
	const { id } = await take("payout", browser, contract.createOvertimeModification, payout);
	await takeRefusal("exceedsBalance", browser, contract.createOvertimeModification, {
		...payout,
		minutes: -4800,
	});
	return id;
}

/** What changes it all once more. */
async function changed(
	{ take, takeRefusal }: Recorder,
	{ browser, userId }: ReturnType<typeof ledger>,
	modificationId: string,
) {
	const stale = { userId, ...limits, version: 2 };
	await takeRefusal("staleLimits", browser, contract.setOvertimeLimits, stale);
	const given = { userId, ...limits, version: 3 };
	await take("set", browser, contract.setOvertimeLimits, given);
	const change = await take("payout", browser, contract.changeOvertimeModification, {
		modificationId,
		kind: "PAYOUT",
		effectiveOn: "2026-11-02",
		minutes: -180,
		reason: "Auszahlung im November",
	});
	await take("payout", browser, contract.deleteOvertimeModification, { modificationId: change.id });
}
