import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { exampleQuestion } from "#domain/working-time/examples/example-question.ts";
import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { dayWithoutPause, legalPauses, rulesOf } from "./test-rules.ts";

const server = useTestServer();
const { name: _, expected: _expected, ...withoutPause } = dayWithoutPause;

/** The day that is tried where nobody brings one along and nobody worked. */
const usual: ExampleDay = {
	...withoutPause,
	date: "2026-11-20",
	plan: { begin: "08:00", end: "17:00" },
	entries: [{ begin: "08:00", end: "17:00", isPause: false }],
};

const brought: ExampleDay = {
	date: "2026-11-19",
	targetMinutes: 462,
	plan: null,
	openingBalanceMinutes: 709,
	entries: [
		{ begin: "07:38", end: "12:04", isPause: false },
		{ begin: "12:04", end: "12:22", isPause: true },
		{ begin: "22:00", end: "01:15", isPause: false },
	],
};

/** Too short for a pause: the rule has nothing to do. */
const short: ExampleDay = {
	...brought,
	date: "2026-11-18",
	entries: [{ begin: "08:00", end: "12:00", isPause: false }],
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const lena = company.ids.Mia as string;
	recorder.show(lena, "01a1fd2c-47a0-70d1-9a38-000000000071");
	const id = await pauses(recorder, alma, company.units["Nord 1"] as string);
	await simulated(recorder, alma, id);
	await changed(recorder, alma, id, lena);
	await missed(recorder, alma);
});

/** The pauses of the law, for a unit, still switched off. */
async function pauses({ take }: Recorder, alma: TestBrowser, targetId: string): Promise<string> {
	const { id } = await take("pauses", alma, contract.createTimeRule, {
		name: "Gesetzliche Pausen",
		validFrom: "2026-01-01",
		settings: legalPauses,
		examples: [dayWithoutPause],
	});
	await rulesOf(alma).assign(id, "UNIT", targetId);
	await take("pauses", alma, contract.listTimeRules, {});
	await take("pauses", alma, contract.getTimeRule, { id });
	return id;
}

async function simulated({ take }: Recorder, alma: TestBrowser, id: string) {
	const rule = (await rulesOf(alma).get(id)).versions[0]?.settings as TimeRule;
	const simulate = (name: string, day: ExampleDay) =>
		take(name, alma, contract.simulateWorkingTime, exampleQuestion(rule, day));
	await simulate("example", withoutPause);
	await simulate("usual", usual);
	await simulate("shorter", { ...usual, entries: withoutPause.entries });
	await simulate("brought", brought);
	await simulate("short", short);
}

/** Switched on, it reaches Lena; other examples, and a version from summer on. */
async function changed(recorder: Recorder, alma: TestBrowser, id: string, userId: string) {
	const { take } = recorder;
	const rules = rulesOf(alma);
	const { versions, assignments } = await rules.get(id);
	let { version } = await take("on", alma, contract.updateTimeRuleState, {
		id,
		version: 2,
		isEnabled: true,
	});
	await take("lena", alma, contract.listUserTimeRules, { userId, day: "2026-11-21" });
	const example = { ...dayWithoutPause, name: "Ohne Pause" };
	({ version } = await take("examples", alma, contract.updateTimeRuleVersion, {
		id,
		versionId: versions[0]?.id as string,
		version,
		settings: legalPauses,
		examples: [dayWithoutPause, example],
	}));
	({ version } = await take("next", alma, contract.createTimeRuleVersion, {
		id,
		version,
		validFrom: "2027-07-01",
		settings: legalPauses,
		examples: [dayWithoutPause],
	}));
	await given(recorder, alma, { id, version, userId, assignmentId: assignments[0]?.id as string });
}

interface Given {
	readonly id: string;
	readonly version: number;
	readonly userId: string;
	readonly assignmentId: string;
}

/** To everybody and to Lena; the unit has it until today. */
async function given({ take }: Recorder, alma: TestBrowser, { id, userId, ...of }: Given) {
	const from = { id, validFrom: "2027-01-01", validTo: null };
	let { version } = of;
	({ version } = await take("everybody", alma, contract.createTimeRuleAssignment, {
		...from,
		version,
		target: "GLOBAL",
		targetId: null,
	}));
	({ version } = await take("lena", alma, contract.createTimeRuleAssignment, {
		...from,
		version,
		target: "USER",
		targetId: userId,
	}));
	await take("ended", alma, contract.updateTimeRuleAssignment, {
		id,
		assignmentId: of.assignmentId,
		version,
		validFrom: "2026-01-01",
		validTo: "2026-11-21",
	});
}

/** A rule that takes off more than its example says. */
async function missed({ take, takeRefusal }: Recorder, alma: TestBrowser) {
	const rules = rulesOf(alma);
	const settings = { ...legalPauses, steps: [{ afterMinutes: 360, pauseMinutes: 45 }] };
	const id = await rules.made("Lange Pausen", { settings });
	const rule = await take("missed", alma, contract.getTimeRule, { id });
	const question = exampleQuestion(rule.versions[0]?.settings as TimeRule, withoutPause);
	await take("missed", alma, contract.simulateWorkingTime, question);
	const { version } = rule;
	const on = { id, version, isEnabled: true };
	await takeRefusal("exampleMissed", alma, contract.updateTimeRuleState, on);
}
