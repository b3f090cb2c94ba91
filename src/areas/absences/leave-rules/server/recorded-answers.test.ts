import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	fromFifty,
	leaveActivity,
	leaveRulesOf,
	statutory,
	thirtyDays,
} from "./test-leave-rules.ts";

const server = useTestServer();

interface Story {
	readonly alma: TestBrowser;
	readonly rules: ReturnType<typeof leaveRulesOf>;
	/** By name. */
	readonly ids: Readonly<Record<"agreed" | "fewer" | "mia" | "sven", string>>;
}

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	let leave = "";
	const company = await testCompany(server(), {}, async (tenant) => {
		leave = await leaveActivity(tenant);
	});
	const alma = company.as("Alma");
	const rules = leaveRulesOf(alma, leave);
	const [mia, sven] = [company.ids.Mia as string, company.ids.Sven as string];
	recorder.show(mia, "01a1fd2c-47a0-70d1-9a38-000000000071");
	recorder.show(sven, "01a1fd2c-47a0-70d1-9a38-000000000072");
	await recorder.take("all", alma, activities.listAbsenceActivities, {});
	const agreed = await rules.made("Dreißig Tage", thirtyDays);
	const fewer = await rules.made("Achtundzwanzig Tage", { ...thirtyDays, days: "28" });
	await rules.switched(await rules.made("Gesetz", statutory), true);
	await rules.made("Ab fünfzig", fromFifty);
	await rules.assign(agreed, "UNIT", company.units["Nord 1"] as string);
	await rules.assign(fewer, "USER", sven);
	const story = { alma, rules, ids: { agreed, fewer, mia, sven } };
	await shown(recorder, story);
	await assigned(recorder, story);
	await changed(recorder, story);
});

/** The list, a rule that is off and has one version, and what reaches two people. */
async function shown({ take }: Recorder, { alma, rules, ids }: Story) {
	await take("four", alma, contract.listLeaveRules, {});
	await take("agreed", alma, contract.getLeaveRule, { id: ids.agreed });
	await rules.switched(ids.agreed, true);
	const day = "2026-01-01";
	await take("mia", alma, contract.listUserLeaveRules, { userId: ids.mia, day });
	await take("sven", alma, contract.listUserLeaveRules, { userId: ids.sven, day });
	await rules.switched(ids.agreed, false);
}

/** To Mia; Sven has another of the kind already. */
async function assigned({ take, takeRefusal }: Recorder, { alma, rules, ids }: Story) {
	const days = { validFrom: "2026-01-01", validTo: null };
	const version = async () => ({ id: ids.agreed, version: await rules.versionOf(ids.agreed) });
	const whom = (targetId: string) => ({ ...days, target: "USER" as const, targetId });
	await take("mia", alma, contract.createLeaveRuleAssignment, {
		...(await version()),
		...whom(ids.mia),
	});
	await takeRefusal("contradict", alma, contract.createLeaveRuleAssignment, {
		...(await version()),
		...whom(ids.sven),
	});
	const { assignments } = await rules.get(ids.agreed);
	const unit = assignments.find(({ target }) => target === "UNIT");
	await take("ended", alma, contract.updateLeaveRuleAssignment, {
		...{ ...(await version()), ...days, validTo: "2026-12-31" },
		assignmentId: unit?.id as string,
	});
}

/** Switched on, renamed, with a version that is corrected and a further one; two rules that may not be. */
async function changed({ take, takeRefusal }: Recorder, { alma, rules, ids }: Story) {
	const { id } = { id: ids.agreed };
	const now = async () => ({ id, version: await rules.versionOf(id) });
	await take("on", alma, contract.updateLeaveRuleState, { ...(await now()), isEnabled: true });
	await takeRefusal("isOn", alma, contract.deleteLeaveRule, { id });
	const renamed = { ...(await now()), name: "Dreißig" };
	await take("renamed", alma, contract.updateLeaveRule, renamed);
	const [first] = (await rules.get(id)).versions;
	await take("corrected", alma, contract.updateLeaveRuleVersion, {
		...{ ...(await now()), versionId: first?.id as string },
		settings: { ...thirtyDays, proRataClause: true },
	});
	await take("next", alma, contract.createLeaveRuleVersion, {
		...{ ...(await now()), validFrom: "2027-01-01" },
		settings: { ...thirtyDays, days: "31" },
	});
	await take("two", alma, contract.getLeaveRule, { id });
	const made = await rules.create("Zwei mehr", fromFifty);
	const { activityId } = await rules.get(made.answer.id);
	const again = { name: "Zwei mehr", activityId, validFrom: "2026-01-01", settings: fromFifty };
	await takeRefusal("nameTaken", alma, contract.createLeaveRule, again);
	await take("age", alma, contract.createLeaveRule, { ...again, name: "Drei mehr" });
}
