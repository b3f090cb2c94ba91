import { includesLevel, type PermissionLevel } from "../access/permission-level.ts";
import type { ActivityState, Step } from "./approval-state.ts";

/** What is decided about. */
export interface Matter {
	readonly state: ActivityState;
	readonly openSteps: readonly Step[];
	/** Who may approve others' matters may approve her own of this kind, too. */
	readonly selfApproval: boolean;
	/** A reason is still owed, whatever the state. */
	readonly owesReason: boolean;
	/** Not over yet: nothing but its reason can be said about it. */
	readonly isRunning: boolean;
	/** Supervisors who have yet to agree, one after the other; one where it is not said. */
	readonly stagesLeft?: number;
	/** Who acts now has agreed at an earlier stage. */
	readonly hasAgreed?: boolean;
}

/** Who decides. */
export interface Party {
	readonly forSelf: boolean;
	/** Held for the person whose matter it is. */
	readonly level: PermissionLevel;
	/** Asked to stand in for the person. */
	readonly isSubstitute?: boolean;
}

/** Whether somebody may settle a matter for good: FULL, for oneself only where self-approval is allowed. */
export function mayDecide(
	{ forSelf, level }: Party,
	{ selfApproval }: Pick<Matter, "selfApproval">,
): boolean {
	return includesLevel(level, "FULL") && (!forSelf || selfApproval);
}

/** Whether somebody may request, change and withdraw: for oneself always. */
export function mayAct({ forSelf, level }: Party): boolean {
	return forSelf || includesLevel(level, "WRITE");
}

export function hasOpen({ openSteps }: Matter, purpose: Step["purpose"]): boolean {
	return openSteps.some((step) => step.purpose === purpose);
}
