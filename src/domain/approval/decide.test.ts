import { describe, expect, test } from "vitest";
import type { PermissionLevel } from "../access/permission-level.ts";
import type { Step, StepKind, StepPurpose } from "./approval-state.ts";
import { type DecideCase, decideCases } from "./decide.cases.ts";
import { decide, type Move } from "./decide.ts";
import { decideCreation, neededSteps, type RequestFacts } from "./decide-creation.ts";
import type { Decision } from "./decision.ts";
import type { Matter, Party } from "./matter.ts";
import { possibleMoves } from "./possible-moves.ts";
import { stepInQuestion } from "./question-moves.ts";

function stepOf(written: string): Step {
	const awaitsAnswer = written.endsWith("?");
	const [kind = "", purpose = "REQUEST"] = written.replace("?", "").split(" ").reverse();
	const step = { purpose: purpose as StepPurpose, kind: kind as StepKind };
	return awaitsAnswer ? { ...step, awaitsAnswer } : step;
}

function written({ purpose, kind }: Step): string {
	return purpose === "REQUEST" ? kind : `${purpose} ${kind}`;
}

function print(decision: Decision): string {
	if (!decision.allowed) return decision.code;
	const { state, event, opens, closes, cancellationRequested } = decision;
	const event_ = event === null ? "" : ` [${event}]`;
	return [
		`${state}${event_}${cancellationRequested ? " asked" : ""}`,
		...opens.map(({ purpose, kind }) => `+${purpose} ${kind}`),
		...closes.map((step) => `${written(step)}=${step.as}`),
	].join("; ");
}

function partyOf(who: DecideCase["who"]): Party {
	if (who === "own") return { forSelf: true, level: "NONE" };
	if (who === "substitute") return { forSelf: false, level: "NONE", isSubstitute: true };
	if (who === "own FULL") return { forSelf: true, level: "FULL" };
	return { forSelf: false, level: who as PermissionLevel };
}

function matterOf(each: Omit<DecideCase, "who" | "move" | "expected">): Matter {
	return {
		state: each.state,
		openSteps: (each.open ?? []).map(stepOf),
		selfApproval: each.selfApproval === true,
		owesReason: each.owesReason === true,
		isRunning: each.running === true,
		...(each.stages !== undefined && { stagesLeft: each.stages }),
		hasAgreed: each.agreed === true,
	};
}

function moveOf(move: DecideCase["move"]): Move {
	switch (move) {
		case "REQUEST":
			return { kind: "REQUEST", steps: ["SUPERVISOR_APPROVAL"] };
		case "APPROVE":
			return { kind: "APPROVE", skipsOpenSteps: false };
		case "APPROVE skipping":
			return { kind: "APPROVE", skipsOpenSteps: true };
		case "REJECT_CHANGE":
			return { kind: "REJECT_CHANGE", hasReason: true };
		case "REJECT_CHANGE silently":
			return { kind: "REJECT_CHANGE", hasReason: false };
		case "PROLONG":
			return { kind: "PROLONG", asksNobody: false };
		case "PROLONG unasked":
			return { kind: "PROLONG", asksNobody: true };
		default:
			return { kind: move };
	}
}

test.each(decideCases)("$move: $state $open by $who", (each) => {
	const decision = decide(matterOf(each), partyOf(each.who), moveOf(each.move));
	expect(print(decision)).toBe(each.expected);
});

const plain: RequestFacts & { selfApproval: boolean } = {
	asksSupervisor: false,
	asksReason: false,
	hasReason: false,
	asksSubstitute: false,
	lacksLocation: false,
	isAutoFinished: false,
	selfApproval: false,
};

// biome-ignore format: a table, one case a line
test.each<[string, Partial<RequestFacts>, string[]]>([
	["nothing asked", {}, []],
	["a supervisor", { asksSupervisor: true }, ["SUPERVISOR_APPROVAL"]],
	["a reason not given", { asksReason: true }, ["REQUEST_REASON"]],
	["a reason given", { asksReason: true, hasReason: true }, []],
	["a substitute", { asksSubstitute: true }, ["SUBSTITUTE_APPROVAL"]],
	["no location", { lacksLocation: true }, ["BOOKING_GPS_LOCATIONS"]],
	["finished by itself", { isAutoFinished: true, asksReason: true }, ["REQUEST_REASON", "SUPERVISOR_APPROVAL", "AUTO_FINISHED"]],
])("steps: %s", (_, facts, expected) => {
	expect(neededSteps({ ...plain, ...facts })).toEqual(expected);
});

// biome-ignore format: a table, one case a line
test.each<[string, "PLANNED" | "REQUESTED" | "APPROVED", DecideCase["who"], Partial<typeof plain>, string]>([
	["planned", "PLANNED", "own", { asksSupervisor: true }, "PLANNED"],
	["planned for another", "PLANNED", "READ", {}, "WRITE_NEEDED"],
	["requested: somebody is always asked", "REQUESTED", "own", {}, "REQUESTED [REQUESTED]; +REQUEST SUPERVISOR_APPROVAL"],
	["requested without the reason", "REQUESTED", "WRITE", { asksReason: true }, "REQUESTED [REQUESTED]; +REQUEST REQUEST_REASON; +REQUEST SUPERVISOR_APPROVAL"],
	["approved where nobody is asked", "APPROVED", "own", {}, "APPROVED [APPROVED]"],
	["approved by oneself where a supervisor is asked", "APPROVED", "own", { asksSupervisor: true }, "APPROVAL_NEEDED"],
	["approved without the reason", "APPROVED", "own", { asksReason: true }, "APPROVAL_NEEDED"],
	["approved by a supervisor", "APPROVED", "FULL", { asksSupervisor: true }, "APPROVED [APPROVED]"],
	["approved by a supervisor for herself", "APPROVED", "own FULL", { asksSupervisor: true }, "APPROVAL_NEEDED"],
	["approved by a supervisor who may", "APPROVED", "own FULL", { asksSupervisor: true, selfApproval: true }, "APPROVED [APPROVED]"],
	["approved with WRITE", "APPROVED", "WRITE", { asksSupervisor: true }, "APPROVAL_NEEDED"],
])("created: %s", (_, wanted, who, facts, expected) => {
	const decision = decideCreation(wanted, partyOf(who), { ...plain, ...facts });
	expect(print(decision)).toBe(expected);
});

describe("what is offered", () => {
	const offered = (who: DecideCase["who"], open: string[] = []) =>
		possibleMoves(matterOf({ state: "APPROVED", open }), partyOf(who));

	test("a person asks, a supervisor does", () => {
		expect(offered("own")).toEqual(["REQUEST_CHANGE", "CANCEL"]);
		expect(offered("FULL")).toEqual(["EDIT", "CANCEL"]);
		expect(offered("READ")).toEqual([]);
	});

	test("a wanted change is withdrawn by the one and decided by the other", () => {
		const change = ["CHANGE SUPERVISOR_APPROVAL"];
		expect(offered("own", change)).toEqual(["WITHDRAW_CHANGE", "CANCEL"]);
		expect(offered("FULL", change)).toEqual([
			"ASK",
			"EDIT",
			"APPROVE_CHANGE",
			"REJECT_CHANGE",
			"WITHDRAW_CHANGE",
			"CANCEL",
		]);
	});

	test("who decides asks, until something is asked; then the person answers", () => {
		const asked = ["CHANGE SUPERVISOR_APPROVAL?"];
		expect(offered("FULL", ["CHANGE SUPERVISOR_APPROVAL"])).toContain("ASK");
		expect(offered("FULL", asked)).not.toContain("ASK");
		expect(offered("own", asked)).toEqual(["ANSWER", "WITHDRAW_CHANGE", "CANCEL"]);
		expect(offered("READ", asked)).toEqual([]);
	});

	test("a question is about what is decided next", () => {
		const open = [
			"SUPERVISOR_APPROVAL",
			"CANCELLATION SUPERVISOR_APPROVAL",
			"CHANGE AUTO_FINISHED",
		];
		const about = (written: string[]) =>
			stepInQuestion(matterOf({ state: "REQUESTED", open: written }))?.purpose;
		expect(about(open)).toBe("CANCELLATION");
		expect(about([...open, "CHANGE SUPERVISOR_APPROVAL"])).toBe("CHANGE");
		expect(about(["REQUEST_REASON"])).toBeUndefined();
	});
});
