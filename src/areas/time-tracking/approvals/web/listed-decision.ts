import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { api } from "#kit/web/api.ts";
import type { DecisionKind } from "../contract/decision-answer.ts";
import { type decideDialogs, saidOf } from "./decide-matter.ts";
import { ownWords } from "./own-words.ts";
import { type MatterScreens, only, runMove } from "./run-move.ts";

/** One that waits, as an inbox lists it. */
export interface ListedDecision {
	/** Of the matter. */
	readonly id: string;
	readonly changeRequestId: string | null;
	/** Of the change where one is asked for. */
	readonly version: number;
	readonly kind: DecisionKind;
}

/** What an inbox does with the matters of a kind. Asking ones resolve to whether it was done; plain ones throw what is refused. */
export interface DecisionScreen {
	/** @param remark told to the person; "" where nothing is to be said */
	approve(listed: ListedDecision, remark: string): Promise<boolean>;
	/** @param remark what stands in the reason at first */
	reject(listed: ListedDecision, remark: string): Promise<boolean>;
	ask?(listed: ListedDecision): Promise<boolean>;
	approvePlainly(listed: ListedDecision): Promise<unknown>;
	rejectPlainly(listed: ListedDecision, reason: string): Promise<unknown>;
	/** Fetches anew what shows such matters. */
	readonly renew: () => Promise<unknown>;
	/** How rules are said; loaded when some are shown. */
	readonly hintWords: () => Promise<(violation: RuleViolation) => string>;
	/** Its detail. */
	readonly open: (listed: ListedDecision) => void;
}

interface Given extends Pick<DecisionScreen, "open"> {
	readonly screens: MatterScreens;
	readonly dialogs: ReturnType<typeof decideDialogs>;
}

/** Matters that are requested, changed and cancelled: to approve a cancellation is to cancel. */
export function matterDecisions({ screens, dialogs, ...rest }: Given): DecisionScreen {
	const { operations, renew } = screens;
	const cancel = (listed: ListedDecision, reason: string | null = null) =>
		api(operations.cancel, { ...only(listed), reason });
	return {
		...rest,
		...plainly(screens, cancel),
		renew,
		hintWords: async () => (await screens.violationWords("")).textOf,
		approve: (listed, remark) => {
			const reason = ownWords(remark);
			if (listed.kind === "CHANGE") return dialogs.approveChange(changeOf(listed), reason);
			if (listed.kind !== "CANCELLATION") return dialogs.approve(listed, reason);
			return runMove(screens, saidOf(screens).cancelled, () => cancel(listed, reason));
		},
		reject: (listed, remark) =>
			listed.kind === "CHANGE"
				? dialogs.rejectChange(changeOf(listed), remark)
				: dialogs.reject(listed, remark),
		ask: (listed) => dialogs.ask(listed),
	};
}

function plainly(
	{ operations }: MatterScreens,
	cancel: (listed: ListedDecision) => Promise<unknown>,
): Pick<DecisionScreen, "approvePlainly" | "rejectPlainly"> {
	const accepted = { accept: [], openShiftsTool: false };
	return {
		approvePlainly: (listed) => {
			if (listed.kind === "CHANGE") {
				return api(operations.approveChange, { ...wanted(listed), ...accepted });
			}
			if (listed.kind === "CANCELLATION") return cancel(listed);
			const plain = { ...accepted, openStepSuperVisor: false };
			return api(operations.approve, { ...only(listed), ...plain });
		},
		rejectPlainly: (listed, reason) =>
			listed.kind === "CHANGE"
				? api(operations.rejectChange, { ...wanted(listed), reason })
				: api(operations.reject, { ...only(listed), reason: reason || null }),
	};
}

const changeOf = ({ changeRequestId, version }: ListedDecision) => ({
	id: changeRequestId as string,
	version,
});

function wanted({ changeRequestId, version }: ListedDecision) {
	return { changeRequestId: changeRequestId as string, version };
}
